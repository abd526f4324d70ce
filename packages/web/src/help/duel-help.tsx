/** Kingdomino Duel in pictures, with right and wrong draws and a map that is counted; then its spells, and what players ask. */
import type { Coat } from '@kingdomino/rules/duel';
import { t } from '../app/i18n/language.ts';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import { DieFace } from '../board/drawn/map-tile.tsx';
import type { Rect, Tile } from '../board/types.ts';
import { Art } from '../ui/icon.tsx';
import { DrawExamples } from './example-figures.tsx';
import { Questions } from './questions.tsx';
import { SpellExamples } from './spell-examples.tsx';
import { Step } from './step.tsx';
import { CountedMap, WholeMap } from './worked-score.tsx';

const RECT: Rect = { west: -2, north: -1, columns: 5, rows: 3 };
const coat = (x: number, y: number, kind: Coat, marks = 0): Tile => ({ x, y, kind, marks, variant: 0 });
const TILES = [
  coat(1, 0, 'disc'),
  coat(2, 0, 'disc', 1),
  coat(0, 1, 'bands', 2),
  coat(-1, 1, 'bands'),
  coat(-1, 0, 'solid', 1),
];
const DOMAIN = [
  { x: 0, y: 1 },
  { x: -1, y: 1 },
];

export function DuelHelp() {
  return (
    <>
      <Step title={t('help.d.goal')} text={t('help.d.goal.text')}>
        <WholeMap />
      </Step>
      <Step title={t('help.d.take')} text={`${t('help.d.take.text')} ${t('setup.first.text')}`}>
        <div class="help-dice">
          <DieFace coat="disc" crosses={1} />
          <DieFace coat="bands" crosses={0} />
          <DieFace coat="solid" crosses={2} />
          <DieFace coat="joker" crosses={0} />
        </div>
      </Step>
      <Step title={t('help.d.draw')} text={t('help.d.draw.text')}>
        <MapPicture rect={RECT} tiles={TILES.slice(0, 2)} />
      </Step>
      <DrawExamples />
      <Step title={t('help.d.book')} text={t('help.d.book.text')}>
        <Art name="spellbook" class="book" />
      </Step>
      <Step title={t('bonus.name')} text={t('bonus.text')}>
        <div class="help-dice">
          <DieFace coat="quarters" crosses={1} />
        </div>
      </Step>
      <Step title={t('help.d.score')} text={t('help.d.score.text')}>
        <MapPicture rect={RECT} tiles={TILES} lit={DOMAIN} />
      </Step>
      <CountedMap />
      <h2>{t('help.d.spells')}</h2>
      <SpellExamples />
      <Questions game="duel" />
    </>
  );
}
