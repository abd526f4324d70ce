/** What is read aloud on demand at a table of Duel, and how the domino to be drawn would lie. */

import type { Seat } from '@kingdomino/rules';
import { enumerationText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { ghostText, lieText } from '../board/hand/lie-text.ts';
import type { TableView } from '../table-source/table-source.ts';
import { drawnFace, mayPass, type Which } from './draw/casting.ts';
import type { DrawInProgress } from './draw/draw-in-progress.ts';
import { certainPoints, openBonusesOf } from './open-bonuses.ts';
import { areRolled, domainsOf, shownFace } from './view.ts';
import { domainText, faceName, ghostProblem, statusOf } from './words.ts';

/** Where it is pointed at, or in the hand. A split domino is told half by half where it is drawn. */
export function drawnText(draw: DrawInProgress): string | undefined {
  const { position } = draw;
  const casting = draw.casting.value;
  if (casting.split) return undefined;
  const nameOf = (which: Which) => faceName(drawnFace(position, casting, which));
  const names = [nameOf(0), nameOf(1)] as const;
  const placing = draw.placing.value;
  const ghost = placing.ghost.value;
  if (!ghost) return lieText(names, { half: 0, turn: placing.turn.value });
  return ghostText(names, ghost, ghostProblem(draw));
}

/** What is to be taken, drawn or chosen, with the two dice of a draw. */
export function taskText(view: TableView<'duel'>): string {
  const position = view.state;
  const status = statusOf(view);
  if (position.phase !== 'draw') return status;
  const faces = ([0, 1] as const).map(which =>
    faceName(shownFace(position, position.dieOf(position.seat, which))),
  );
  const task = `${status} ${enumerationText(faces)}.`;
  return mayPass(position) ? `${task} ${t('hand.pass.text')}` : task;
}

/** A split domino: which half is next, or what both would score. */
export function splitText(draw: DrawInProgress): string {
  const option = draw.chosen();
  if (option) return t('preview.points', { points: option.points });
  const face = faceName(drawnFace(draw.position, draw.casting.value, draw.active));
  return t('hand.split', { face });
}

/** Each die, and who has it. */
export function diceText({ state, seats }: TableView<'duel'>): string {
  if (!areRolled(state)) return t('log.empty');
  const dice = [...state.takenBy.entries()].map(([die, owner]) => {
    const face = faceName(shownFace(state, die));
    const name = seats[owner];
    return name ? t('dice.of', { face, name }) : face;
  });
  return `${t('dice.label')}: ${dice.join('; ')}.`;
}

/** Whose it is, each domain with its product, the banner, and the total. */
export function mapText({ state, seats }: TableView<'duel'>, seat: Seat): string {
  const parts = [
    t('map.label', { name: seats[seat]! }),
    ...domainsOf(state.maps[seat]!).map(domainText),
    ...openBonusesOf(state, seat).map(({ text }) => text),
    `${t('areas.total')}: ${certainPoints(state, seat)}`,
  ];
  return `${parts.join('. ')}.`;
}
