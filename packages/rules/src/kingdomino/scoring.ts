/** K-E1, K-E2, K-V1..K-V3: what a kingdom is worth, and who wins. */
import { areaPoints } from '../kernel/board.ts';
import type { Points, Seat } from '../kernel/game.ts';
import { rank } from '../kernel/ranking.ts';
import type { Kingdom } from './kingdom.ts';
import type { Options } from './options.ts';

/** The points of a kingdom and, last, what decides ties (K-E2). */
export interface KingdomScore extends Points {
  readonly areas: number;
  readonly middleKingdom: number;
  readonly harmony: number;
  readonly total: number;
  readonly largestArea: number;
  readonly crowns: number;
}

/** What each bonus brings to whoever has earned it. */
const BONUS_POINTS = { /** K-V2 */ middleKingdom: 10, /** K-V3 */ harmony: 5 } as const;

/** A variant that adds points is a row here. */
export const BONUSES = {
  /** K-V2 */
  middleKingdom: (kingdom: Kingdom) => (isCentred(kingdom) ? BONUS_POINTS.middleKingdom : 0),
  /** K-V3 */
  harmony: (kingdom: Kingdom) => (kingdom.discards === 0 ? BONUS_POINTS.harmony : 0),
} as const satisfies Record<string, (kingdom: Kingdom) => number>;

/** Which bonuses count, or which are earned. */
export type Bonuses = Pick<Options, keyof typeof BONUSES>;

/**
 * K-E1: the points of a kingdom.
 *
 * @param kingdom the kingdom
 * @param options which bonuses count
 * @example
 * scoreKingdom(kingdom, { middleKingdom: true, harmony: true }).total;
 */
export function scoreKingdom(kingdom: Kingdom, options: Bonuses): KingdomScore {
  const areas = kingdom.board.points;
  const middleKingdom = options.middleKingdom ? BONUSES.middleKingdom(kingdom) : 0;
  const harmony = options.harmony ? BONUSES.harmony(kingdom) : 0;
  return {
    areas,
    middleKingdom,
    harmony,
    total: areas + middleKingdom + harmony,
    largestArea: kingdom.board.largestArea(),
    crowns: kingdom.board.totalMarks(),
  };
}

/** An area of which only the numbers are known, as it is counted at a table. */
export interface CountedArea {
  readonly squares: number;
  readonly crowns: number;
}

/**
 * K-E1: the points of a kingdom of which only the areas are known.
 *
 * @param counted the areas, with their squares and crowns
 * @param earned which bonuses it has earned
 * @example
 * scoreAreas([{ squares: 5, crowns: 2 }], { middleKingdom: true, harmony: false }).total;
 */
export function scoreAreas(counted: readonly CountedArea[], earned: Bonuses): KingdomScore {
  const areas = counted.reduce((sum, { squares, crowns }) => sum + areaPoints(squares, crowns), 0);
  const middleKingdom = earned.middleKingdom ? BONUS_POINTS.middleKingdom : 0;
  const harmony = earned.harmony ? BONUS_POINTS.harmony : 0;
  return {
    areas,
    middleKingdom,
    harmony,
    total: areas + middleKingdom + harmony,
    largestArea: Math.max(0, ...counted.map(({ squares }) => squares)),
    crowns: counted.reduce((sum, { crowns }) => sum + crowns, 0),
  };
}

/**
 * K-V1: the sum of two games of a Dynasty. Tie-breaks add up, too.
 *
 * @param one the scores of a seat in one game
 * @param other its scores in another
 * @example
 * const sum = addScores(one, other);
 */
export function addScores(one: KingdomScore, other: KingdomScore): KingdomScore {
  return {
    areas: one.areas + other.areas,
    middleKingdom: one.middleKingdom + other.middleKingdom,
    harmony: one.harmony + other.harmony,
    total: one.total + other.total,
    largestArea: one.largestArea + other.largestArea,
    crowns: one.crowns + other.crowns,
  };
}

/**
 * K-E2: seats from first place to last. Seats that are equal in points and tie-breaks share a place.
 *
 * @param scores by seat
 * @example
 * const [winners] = rankKingdoms(position.scores());
 */
export function rankKingdoms(scores: readonly KingdomScore[]): Seat[][] {
  return rank(scores, ['total', 'largestArea', 'crowns']);
}

function isCentred(kingdom: Kingdom): boolean {
  const { west, east, north, south } = kingdom.extent();
  return -west === east && -north === south;
}
