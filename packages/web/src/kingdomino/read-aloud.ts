/** What is read aloud on demand at a table of Kingdomino, and how the held domino would lie. */

import type { Seat } from '@kingdomino/rules';
import { domino, type Position, type Slot } from '@kingdomino/rules/kingdomino';
import { enumerationText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { ghostText, lieText } from '../board/hand/lie-text.ts';
import type { Placing } from '../board/hand/placing.ts';
import type { TableView } from '../table-source/table-source.ts';
import { certainPoints, openBonusesOf } from './open-bonuses.ts';
import { areasOf } from './view.ts';
import { areaText, dominoName, ghostProblem, isStuck, squareName, statusOf } from './words.ts';

/** Where it is pointed at, or in the hand. */
export function heldText(position: Position, placing: Placing): string {
  const [first, second] = domino(position.held).halves;
  const names = [squareName(first.terrain, first.crowns), squareName(second.terrain, second.crowns)] as const;
  const ghost = placing.ghost.value;
  if (!ghost) return lieText(names, { half: 0, turn: placing.turn.value });
  return ghostText(names, ghost, ghostProblem(position, placing));
}

/** The domino to be placed, or that it cannot be; or that one is to be chosen. */
export function taskText(view: TableView<'kingdomino'>): string {
  const position = view.state;
  if (position.phase !== 'place') return statusOf(view);
  return isStuck(position) ? `${statusOf(view)} ${t('hand.stuck')}` : `${dominoName(position.held)}.`;
}

/** Both lines: which domino, and whose king stands on it. */
export function linesText(view: TableView<'kingdomino'>): string {
  const position = view.state;
  const line = (label: string, slots: readonly Slot[]) =>
    slots.length > 0 ? [`${label}: ${slots.map(slot => slotText(slot, view)).join(' ')}`] : [];
  const isLast = position.newer().length === 0 && position.dealt === position.setup.lines;
  return [
    ...(position.isOpening ? [kingsText(view)] : line(t('lines.older'), position.older())),
    ...line(t('lines.newer'), position.newer()),
    ...(isLast ? [t('lines.last')] : []),
  ].join(' ');
}

/** "Domino 3: forest and lake. Ann’s king." */
export function slotText(slot: Slot, { seats }: TableView<'kingdomino'>): string {
  const name = seats[slot.owner];
  const text = { domino: dominoName(slot.domino) };
  return name ? t('slot.of', { ...text, name }) : t('slot.nobody', text);
}

/** The kings that have no domino yet: those drawn, in their order, and those still in the hand. */
export function kingsToCome(position: Position): readonly Seat[] {
  const drawn =
    position.dealt > 0
      ? [...position.kings].slice(position.kingsPlaced, position.setup.kings).filter(seat => seat >= 0)
      : [];
  return [...drawn, ...position.hand()];
}

function kingsText({ state, seats }: TableView<'kingdomino'>): string {
  const names = enumerationText(kingsToCome(state).map(seat => seats[seat]!.name));
  return `${t('lines.kings', { names })}.`;
}

/** Whose it is, each area with its product, what may come on top, and the total. */
export function kingdomText({ state, seats }: TableView<'kingdomino'>, seat: Seat): string {
  const areas = areasOf(state.kingdoms[seat]!).map(areaText);
  const bonuses = openBonusesOf(state, seat).map(({ text }) => text);
  const total = `${t('areas.total')}: ${certainPoints(state, seat)}`;
  return `${[t('board.label', { name: seats[seat]! }), ...areas, ...bonuses, total].join('. ')}.`;
}
