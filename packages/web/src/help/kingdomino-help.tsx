/** Kingdomino in pictures, with right and wrong places and a kingdom that is counted; then what players ask. */

import { TERRAINS } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { Domino } from '../board/drawn/domino.tsx';
import { Landscape } from '../board/drawn/landscape.tsx';
import { Picture } from '../board/drawn/picture.tsx';
import type { Rect, Tile } from '../board/types.ts';
import { halvesOf } from '../kingdomino/view.ts';
import { Art } from '../ui/icon.tsx';
import { PlaceExamples } from './example-figures.tsx';
import { Questions } from './questions.tsx';
import { Step } from './step.tsx';
import { TerrainCounts } from './terrain-counts.tsx';
import { CountedKingdom, WholeKingdom } from './worked-score.tsx';

const RECT: Rect = { west: -2, north: -1, columns: 5, rows: 3 };
const tile = (x: number, y: number, kind: string, marks = 0, variant = 1): Tile => ({
  x,
  y,
  kind,
  marks,
  variant,
});
const FIRST = [
  tile(1, 0, 'lake', 0, 2),
  tile(2, 0, 'lake', 1, 1),
  tile(-1, 0, 'wheat'),
  tile(-2, 0, 'forest', 1, 2),
];
const LATER = [
  ...FIRST,
  tile(1, 1, 'lake', 0, 3),
  tile(0, 1, 'grassland'),
  tile(-2, -1, 'forest', 0, 3),
  tile(-1, -1, 'forest', 1, 1),
];
const LAKE = [
  { x: 1, y: 0 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
];

export function KingdominoHelp() {
  return (
    <>
      <Step title={t('help.k.goal')} text={t('help.k.goal.text')}>
        <WholeKingdom />
      </Step>
      <Step title={t('help.k.line')} text={t('help.k.line.text')}>
        <div class="help-line">
          {[7, 19, 36, 45].map((number, index) => (
            <span key={number} class="help-slot">
              <span class="number">{number}</span>
              <Domino halves={halvesOf(number)} />
              {index < 2 && <Art name={index === 0 ? 'king-pink' : 'king-yellow'} class="king" />}
            </span>
          ))}
        </div>
      </Step>
      <Step title={t('help.k.opening')} text={t('help.k.opening.text')}>
        <div class="help-kings">
          <Art name="king-green" />
          <Art name="icon-arrow-left" class="icon" />
          <Art name="king-blue" class="unknown" />
          <Art name="king-blue" class="unknown" />
        </div>
      </Step>
      <Step title={t('help.k.order')} text={t('help.k.order.text')}>
        <div class="help-kings">
          <Art name="king-pink" />
          <Art name="icon-arrow-right" class="icon" />
          <Art name="king-yellow" />
          <Art name="icon-arrow-right" class="icon" />
          <Art name="king-green" />
        </div>
      </Step>
      <Step title={t('help.k.lay')} text={t('help.k.lay.text')}>
        <Landscape rect={RECT} tiles={FIRST} colour="pink" />
      </Step>
      <PlaceExamples />
      <Step title={t('help.k.score')} text={t('help.k.score.text')}>
        <Landscape rect={RECT} tiles={LATER} colour="pink" lit={LAKE} />
      </Step>
      <CountedKingdom />
      <Step title={t('help.k.terrains')} text={t('help.k.terrains.text')}>
        <ul class="help-terrains">
          {TERRAINS.map(terrain => (
            <li key={terrain}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <Picture name={`terrain-${terrain}-1`} width={100} height={100} />
              </svg>
              {t(`terrain.${terrain}`)}
            </li>
          ))}
        </ul>
      </Step>
      <TerrainCounts />
      <Step title={t('help.k.end')} text={t('help.k.end.text')}>
        <div class="help-kings">
          <svg class="art castle" viewBox="0 0 100 100" aria-hidden="true">
            <Picture name="castle-pink" width={100} height={100} />
          </svg>
          <Art name="flag" class="flag pink" />
        </div>
      </Step>
      <Questions game="kingdomino" />
    </>
  );
}
