/** Between a draw as a move and a draw as numbers: a casting code and two cells. */
import { castingCode, readCasting, withCross } from '../casting.ts';
import { COATS, FACE_COAT, FACE_COUNT, FACE_CROSSES, JOKER, sameFace } from '../components.ts';
import { PASS, passCode } from '../draw-finder.ts';
import { MAP_GRID } from '../map.ts';
import type { DrawMove, DrawnDie, PassMove } from '../move.ts';
import type { Position } from '../position.ts';

/** A draw as numbers: a casting code for `readCasting`, and the cells of the first and the second die. */
export interface DrawNumbers {
  readonly code: number;
  readonly first: number;
  readonly second: number;
}

/**
 * A draw as numbers.
 *
 * @param position where it is drawn
 * @param move a legal draw
 * @example
 * const { code, first, second } = numbersOfDraw(position, move);
 */
export function numbersOfDraw(position: Position, move: DrawMove): DrawNumbers {
  const [first, second] = move.dice;
  const turn =
    first.turnedTo !== undefined
      ? 1 + first.turnedTo
      : second.turnedTo !== undefined
        ? 1 + FACE_COUNT + second.turnedTo
        : 0;
  const spells = (move.free ? 1 : 0) + (move.split ? 2 : 0);
  const code = castingCode(spells, turn, coatOf(position, first), coatOf(position, second));
  const cross = first.castleCross ? 0 : second.castleCross ? 1 : -1;
  return {
    code: cross < 0 ? code : withCross(code, cross),
    first: MAP_GRID.cellAt(first.x, first.y),
    second: MAP_GRID.cellAt(second.x, second.y),
  };
}

/** The code of a pass, with or without a turned die. */
export function codeOfPass(position: Position, { turned }: PassMove): number {
  if (turned === undefined) return PASS;
  return passCode(turned.die === position.dieOf(position.seat, 0) ? 0 : 1, turned.face);
}

/**
 * The pass that a code stands for.
 *
 * @param position where nothing is drawn
 * @param code a code for which `isPass` holds
 * @example
 * const move = moveOfPass(position, finder.code);
 */
export function moveOfPass(position: Position, code: number): PassMove {
  if (code === PASS) return { kind: 'pass' };
  const number = PASS - 1 - code;
  const die = position.dieOf(position.seat, Math.floor(number / FACE_COUNT));
  return { kind: 'pass', turned: { die, face: number % FACE_COUNT } };
}

/**
 * Plays a pass by its code.
 *
 * @param position changes in place
 * @param code a code for which `isPass` holds
 * @example
 * playPass(position, finder.code);
 */
export function playPass(position: Position, code: number): void {
  const { turned } = moveOfPass(position, code);
  if (turned) position.passTurning(turned.die, turned.face);
  else position.pass();
}

/**
 * The draw that numbers stand for; the inverse of `numbersOfDraw`.
 *
 * @param position where it is drawn
 * @param numbers as found by `DrawFinder`
 * @example
 * const move = moveOfDraw(position, finder);
 */
export function moveOfDraw(position: Position, { code, first, second }: DrawNumbers): DrawMove {
  const casting = readCasting(code);
  const drawn = (which: 0 | 1, cell: number): DrawnDie => {
    const die = position.dieOf(position.seat, which);
    const isTurned = casting.turned === which;
    const face = isTurned ? casting.face : position.faces[die]!;
    return {
      die,
      x: MAP_GRID.x(cell),
      y: MAP_GRID.y(cell),
      ...(isTurned ? { turnedTo: face } : {}),
      ...(FACE_COAT[FACE_COUNT * die + face] === JOKER
        ? { coat: COATS[which === 0 ? casting.first : casting.second]! }
        : {}),
      ...(casting.cross === which ? { castleCross: true } : {}),
    };
  };
  return {
    kind: 'draw',
    free: casting.free,
    split: casting.split,
    dice: [drawn(0, first), drawn(1, second)],
  };
}

/**
 * One spelling for each draw: the lower die first, the lowest of equal faces, and of two halves that look alike the
 * lower die on the earlier cell.
 */
export function usualSpelling(position: Position, move: DrawMove): DrawMove {
  const [one, other] = move.dice.map(lowestFace) as [DrawnDie, DrawnDie];
  const [first, second] = one.die < other.die ? [one, other] : [other, one];
  const looksAlike =
    coatOf(position, first) === coatOf(position, second) &&
    crossesOf(position, first) === crossesOf(position, second);
  const isEarlier = first.y < second.y || (first.y === second.y && first.x < second.x);
  if (!looksAlike || isEarlier) return { ...move, dice: [first, second] };
  return {
    ...move,
    dice: [
      { ...first, x: second.x, y: second.y },
      { ...second, x: first.x, y: first.y },
    ],
  };
}

/** The coat a drawn die ends up with, as a number; JOKER if it was given none. */
export function coatOf(position: Position, { die, turnedTo, coat }: DrawnDie): number {
  return coat === undefined ? FACE_COAT[faceIndex(position, die, turnedTo)]! : COATS.indexOf(coat);
}

export function isJoker(position: Position, { die, turnedTo }: DrawnDie): boolean {
  return FACE_COAT[faceIndex(position, die, turnedTo)] === JOKER;
}

function crossesOf(position: Position, { die, turnedTo, castleCross }: DrawnDie): number {
  return FACE_CROSSES[faceIndex(position, die, turnedTo)]! + (castleCross ? 1 : 0);
}

function faceIndex(position: Position, die: number, turnedTo: number | undefined): number {
  return FACE_COUNT * die + (turnedTo ?? position.faces[die]!);
}

function lowestFace(drawn: DrawnDie): DrawnDie {
  return drawn.turnedTo === undefined ? drawn : { ...drawn, turnedTo: sameFace(drawn.die, drawn.turnedTo) };
}
