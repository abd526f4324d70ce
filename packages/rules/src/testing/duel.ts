/** Duel positions for tests, in the notation of docs/position.md. */
import { COATS, type Coat } from '../duel/components.ts';
import { duel } from '../duel/game.ts';
import type { Position } from '../duel/position.ts';
import { parsePosition } from '../position.ts';
import { playTexts } from './playing.ts';

/** The position that the text says, after some moves. */
export function duelPosition(text: string, ...moves: readonly string[]): Position {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.error.text);
  return playTexts(duel, read.value.state as Position, ...moves);
}

/** Before a roll, seat 0 being player A: the other fields of the position, then moves. */
export function beforeRoll(fields: string, ...moves: readonly string[]): Position {
  return duelPosition(`duel/1; roll; A 0; ${fields}`, ...moves);
}

/** The field of a map on which every domino shows the same plain coat twice, round by round: `1,0+2,0 -1,0+-2,0`. */
export function plainMap(seat: number, coat: Coat, dominoes: string): string {
  const drawn = dominoes.split(/\s+/).map((cells, round) => {
    const [one, other] = cells.split('+');
    return `${round}:${coat}@${one}+${coat}@${other}`;
  });
  return `seat${seat} ${drawn.join(' ')}`;
}

/** Solid coats on all sides of the castle: after round 3 no other coat can be drawn without a spell. */
export function blockedMap(seat: number): string {
  return plainMap(seat, 'solid', '1,0+2,0 -1,0+-2,0 0,1+0,2 0,-1+0,-2');
}

/** Seat 0 takes dice 0 and 1, seat 1 the others. */
export const TAKE_01 = ['take:0', 'take:2,3'];
/** A draws dice 0 and 1, B dice 2 and 3. */
export const DRAW_BOTH = [...TAKE_01, 'draw:0@1,0;1@2,0', 'draw:2@1,0;3@2,0'];

export const boxes = (position: Position, seat: number, coat: Coat) =>
  position.boxes[seat * COATS.length + COATS.indexOf(coat)];
export const owner = (position: Position, coat: Coat) => position.owners[COATS.indexOf(coat)];
