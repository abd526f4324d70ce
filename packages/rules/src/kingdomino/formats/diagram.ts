/** A kingdom drawn as text: the squares as they lie, without the dominoes or the course of the game. docs/notation.md describes it. */
import { type DrawnSquare, readSquares } from '../../kernel/formats/diagram.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { TERRAINS, type Terrain } from '../dominoes.ts';
import { Kingdom, type KingdomSize } from '../kingdom.ts';

/** The letter of each terrain in a drawing and in a position's text. */
export const TERRAIN_LETTERS = {
  wheat: 'w',
  forest: 'f',
  lake: 'l',
  grassland: 'g',
  swamp: 's',
  mine: 'm',
} as const satisfies Record<Terrain, string>;

const SIGNS = { letters: TERRAINS.map(terrain => TERRAIN_LETTERS[terrain]), mostMarks: 3, marks: 'crowns' };

/**
 * Reads a kingdom drawn as text: docs/notation.md describes it. The squares need not come from real dominoes, nor be placed
 * by the rules.
 *
 * @param drawing one token for each square, around a castle
 * @param size 5, or 7 in the Mighty Duel
 * @returns the kingdom, or a sentence that says what is wrong
 * @example
 * const kingdom = parseKingdom('C w1 w', 5);
 */
export function parseKingdom(drawing: string, size: KingdomSize): Result<Kingdom, string> {
  const squares = readSquares(drawing, SIGNS);
  if (!squares.ok) return squares;
  const problem = spanProblem(squares.value, size);
  if (problem !== undefined) return err(problem);
  const kingdom = new Kingdom(size);
  for (const { x, y, kind, marks } of squares.value)
    kingdom.board.lay(kingdom.grid.cellAt(x, y), kind, marks, 0);
  // what a complete kingdom lacks was discarded, or never received: both cost the Harmony (K-V3)
  kingdom.discards = Math.ceil((size * size - 1 - squares.value.length) / 2);
  return ok(kingdom);
}

/** K-P3 */
function spanProblem(squares: readonly DrawnSquare[], size: KingdomSize): string | undefined {
  const span = (places: number[]) => Math.max(0, ...places) - Math.min(0, ...places) + 1;
  const wide = span(squares.map(({ x }) => x));
  const high = span(squares.map(({ y }) => y));
  return Math.max(wide, high) <= size
    ? undefined
    : `the kingdom is ${wide} wide and ${high} high; it must fit ${size}x${size}, K-P3`;
}
