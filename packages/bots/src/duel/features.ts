/**
 * The numbers of everything that a player's net looks at, in groups: his map (squares, domains, what may still be
 * gained, open cells) and his side of the spellbook. Each is the number of an embedding.
 */
import { COAT_OF, COATS, MAP_GRID } from '@kingdomino/rules/duel';

export const KINDS = COATS.length;
export const CELLS = MAP_GRID.cells;
/** The spells that are cast later than they are won. */
export const CAST_LATER = [COAT_OF.free, COAT_OF.split, COAT_OF.both, COAT_OF.turn] as const;

/** How far the game is, by the open cells. */
export const PHASES = 4;

// where each group begins
const SQUARE = 0;
/** How many features stand for a square of a coat; they come first. */
export const SQUARES = CELLS * KINDS;
export const DOMAIN = SQUARE + CELLS * KINDS;
export const COAT_DOMAIN = DOMAIN + 7 * 5 * 5;
export const LARGEST = COAT_DOMAIN + KINDS * 5 * 3;
export const BEST = LARGEST + KINDS * 10 * PHASES;
export const PLAIN_GAIN = BEST + KINDS * 6 * PHASES;
export const CROSS_GAIN = PLAIN_GAIN + KINDS * 8;
export const FRONTIER = CROSS_GAIN + KINDS * 8;
export const DOMAINS = FRONTIER + KINDS * 9;
export const OPEN = DOMAINS + KINDS * 5;
export const HOLES = OPEN + 35;
export const RACE = HOLES + 7;
export const OWNED = RACE + KINDS * 6 * 6;
export const BONUS = OWNED + KINDS * 4;
export const SPELL = BONUS + 18;
export const BANNER = SPELL + 4 * 9;
export const OTHER_OPEN = BANNER + KINDS * 5;
export const FIRST = OTHER_OPEN + 18;
export const FEATURES = FIRST + 2;

export const squareFeature = (cell: number, coat: number): number => SQUARE + cell * KINDS + coat;

/** False for squares on the castle or beyond the map, which are counted but never seen. */
export function isPossible(feature: number): boolean {
  const cell = Math.floor(feature / KINDS);
  return feature >= SQUARES || (cell !== MAP_GRID.castle && cell % MAP_GRID.stride < MAP_GRID.columns);
}
