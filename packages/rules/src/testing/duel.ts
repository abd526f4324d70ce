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
