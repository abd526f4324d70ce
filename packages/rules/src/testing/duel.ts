/** Duel positions for tests: a table of two with whatever spells and maps a test needs. */
import { COAT_OF, COATS, type Coat, type Spell } from '../duel/components.ts';
import { duel } from '../duel/game.ts';
import { Position } from '../duel/position.ts';
import { drawnMap } from './drawing.ts';
import { playTexts } from './playing.ts';

export interface DuelScene {
  /** Spells that seat 0 owns. */
  readonly spells?: readonly Spell[];
  /** Maps by seat. */
  readonly maps?: readonly string[];
  /** Seats that have spent their castle bonus. */
  readonly bonusUsed?: readonly number[];
  /** Filled boxes by seat. */
  readonly boxes?: readonly Readonly<Partial<Record<Coat, number>>>[];
  readonly moves?: readonly string[];
}

/** Seat 0 is player A in the first round. */
export function duelPosition({
  spells = [],
  maps = [],
  bonusUsed = [],
  boxes = [],
  moves = [],
}: DuelScene): Position {
  const position = new Position({ players: 2 });
  for (const spell of spells) position.owners[COAT_OF[spell]] = 0;
  for (const [seat, drawing] of maps.entries()) position.maps[seat]!.copyFrom(drawnMap(drawing));
  for (const seat of bonusUsed) position.bonusUsed[seat] = 1;
  for (const [seat, lines] of boxes.entries()) {
    for (const [coat, count] of Object.entries(lines))
      position.boxes[seat * COATS.length + COATS.indexOf(coat as Coat)] = count;
  }
  return playTexts(duel, position, 'first:0', ...moves);
}

/** Seat 0 takes dice 0 and 1, seat 1 the others. */
export const TAKE_01 = ['take:0', 'take:2,3'];
/** A draws dice 0 and 1, B dice 2 and 3. */
export const DRAW_BOTH = [...TAKE_01, 'draw:0@1,0;1@2,0', 'draw:2@1,0;3@2,0'];

export const boxes = (position: Position, seat: number, coat: Coat) =>
  position.boxes[seat * COATS.length + COATS.indexOf(coat)];
export const owner = (position: Position, coat: Coat) => position.owners[COATS.indexOf(coat)];
