/**
 * How two dice are drawn, apart from where: spells, turned face, castle cross and the coats they end up with, in one
 * number, so that a list of draws needs no objects. The first die is the one with the lower number.
 */
/** A casting code, read. */
export interface Casting {
  readonly free: boolean;
  readonly split: boolean;
  /** Which of the two dice gets the castle cross (0, 1), or -1. */
  readonly cross: number;
  /** Which of the two dice is turned (0, 1), or -1, and to which face. */
  readonly turned: number;
  readonly face: number;
  /** The coats as numbers. */
  readonly first: number;
  readonly second: number;
}

export const FREE = 1;
export const SPLIT = 2;

export const spellsOf = (code: number): number => code & 3;
export const crossOf = (code: number): number => ((code >> 2) & 3) - 1;
/** 0 for none, else 1 + 6 x which + face. */
export const turnOf = (code: number): number => (code >> 4) & 15;
export const firstCoat = (code: number): number => (code >> 8) & 7;
export const secondCoat = (code: number): number => (code >> 11) & 7;

export function castingCode(spells: number, turn: number, first: number, second: number): number {
  return spells | (turn << 4) | (first << 8) | (second << 11);
}

export function withCross(code: number, which: number): number {
  return code | ((which + 1) << 2);
}

/**
 * What a casting code stands for: spells, a turned die, coats and the castle cross.
 *
 * @param code a code found by `DrawFinder`
 * @example
 * const { free, split } = readCasting(finder.code);
 */
export function readCasting(code: number): Casting {
  const turn = turnOf(code);
  return {
    free: (code & FREE) !== 0,
    split: (code & SPLIT) !== 0,
    cross: crossOf(code),
    turned: turn === 0 ? -1 : Math.floor((turn - 1) / 6),
    face: turn === 0 ? -1 : (turn - 1) % 6,
    first: firstCoat(code),
    second: secondCoat(code),
  };
}
