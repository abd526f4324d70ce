/** Sentences about a game of Kingdomino: what happens now, and what happened. */

import { domino, kingdomino, type Move, type Position } from '@kingdomino/rules/kingdomino';
import { Places } from '@kingdomino/rules/search';
import { enumerationText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import type { Placing } from '../board/hand/placing.ts';
import { firstPosition } from '../table-source/first-position.ts';
import type { TableView } from '../table-source/table-source.ts';
import type { LogEntry } from '../table-ui/speech/announcement.ts';
import { type AreaView, problemAt } from './view.ts';

/** The one sentence on top of the table. */
export function statusOf(view: TableView<'kingdomino'>): string {
  const position = view.state;
  if (position.phase === 'over') return t('status.over');
  if (view.hold === 'chance') return chanceText(position);
  if (position.phase === 'kings' || position.phase === 'king') return t('status.kings');
  if (position.phase === 'line') return t('status.line');
  const { seat } = position;
  const name = view.seats[seat]!;
  if (!view.mine.includes(seat)) return t(`status.other.${position.phase}`, { name });
  const who = view.mine.length > 1 ? 'friend' : 'me';
  if (position.phase === 'pick')
    return t(`status.${who}.${position.hasNewer && position.isOpening ? 'first-pick' : 'pick'}`, { name });
  return t(`status.${who}.${isStuck(position) ? 'discard' : 'place'}`, { name, number: position.held });
}

/** What is dealt or drawn by hand. */
export function chanceText({ phase }: Position): string {
  return t(phase === 'line' ? 'hand.line' : 'hand.king');
}

/** The held domino fits nowhere. */
export function isStuck({ kingdom, held }: Position): boolean {
  return kingdom.findPlaces(held, new Places(kingdom.grid)) === 0;
}

/** Why the held domino may not lie where it is pointed at. */
export function ghostProblem(position: Position, { ghost: { value: ghost } }: Placing): string | undefined {
  const problem = ghost && !ghost.option ? problemAt(position, ghost.first, ghost.turn) : undefined;
  return problem && t(`problem.${problem}`);
}

/** "forest with 1 crown and lake". */
export function dominoName(number: number): string {
  const [first, second] = domino(number).halves.map(({ terrain, crowns }) => squareName(terrain, crowns));
  return t('domino.name', { number, first: first!, second: second! });
}

export function squareName(terrain: Parameters<typeof terrainName>[0], crowns: number): string {
  return crowns === 0 ? terrainName(terrain) : t('square.crowned', { terrain: terrainName(terrain), crowns });
}

export function terrainName(terrain: 'wheat' | 'forest' | 'lake' | 'grassland' | 'swamp' | 'mine'): string {
  return t(`terrain.${terrain}`);
}

/** "forest: 4 squares × 2 crowns = 8" */
export function areaText({ terrain, spots, crowns, points }: AreaView): string {
  return t('areas.explain', { what: terrainName(terrain), squares: spots.length, marks: crowns, points });
}

/** How many are hidden, and how many of those will still be dealt: some, all, or none any more. */
export function unseenText(unseen: number, toCome: number): string {
  if (toCome === 0) return t('unseen.done', { unseen });
  return toCome === unseen ? t('unseen.all', { unseen }) : t('unseen.text', { unseen, toCome });
}

/** The game in words, oldest first. */
export function logOf(view: TableView<'kingdomino'>, from = 0): LogEntry[] {
  const position = firstPosition(view);
  return view.moves.flatMap(({ move }, index) => {
    const entries = index < from ? [] : [entryOf(position, move, view)];
    kingdomino.advance(position, move);
    return entries;
  });
}

function entryOf(position: Position, move: Move, view: TableView<'kingdomino'>): LogEntry {
  const { seat } = position;
  const name = view.seats[seat] ?? '';
  switch (move.kind) {
    case 'kings':
      return {
        seat: undefined,
        text: t('log.kings', { names: enumerationText(move.order.map(king => view.seats[king]!.name)) }),
      };
    case 'king':
      return { seat: undefined, text: t('log.king', { name: view.seats[move.seat]! }) };
    case 'line':
      return { seat: undefined, text: t('log.line', { numbers: enumerationText(move.dominoes) }) };
    case 'pick':
      return { seat, text: t('log.pick', { name, number: move.domino }) };
    case 'discard':
      return { seat, text: t('log.discard', { name, number: move.domino }) };
    case 'place':
      return { seat, text: t('log.place', { name, number: move.domino, points: gainOf(position, move) }) };
  }
}

/** The points that a placement brings. */
export function gainOf(position: Position, move: Move): number {
  const { seat } = position;
  const after = position.copy();
  kingdomino.advance(after, move);
  // the last placement of a Dynasty's game clears the kingdoms
  const score = after.finished.length > position.finished.length ? after.finished.at(-1)! : after.scores();
  return score[seat]!.areas - position.scores()[seat]!.areas;
}
