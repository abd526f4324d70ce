/** K-E1, K-E2, K-V1..K-V3: what a kingdom is worth, and who wins. */
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

/** A variant that adds points is a row here. */
export const BONUSES = {
  /** K-V2 */ middleKingdom: (kingdom: Kingdom) => (isCentred(kingdom) ? 10 : 0),
  /** K-V3 */ harmony: (kingdom: Kingdom) => (kingdom.discards === 0 ? 5 : 0),
} as const satisfies Record<string, (kingdom: Kingdom) => number>;

/** What a kingdom is worth with these bonuses on or off. */
export function scoreKingdom(kingdom: Kingdom, options: Pick<Options, keyof typeof BONUSES>): KingdomScore {
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

/** K-V1: everything adds up, the tie-breaks too. */
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

/** K-E2 */
export function rankKingdoms(scores: readonly KingdomScore[]): Seat[][] {
  return rank(scores, ['total', 'largestArea', 'crowns']);
}

function isCentred(kingdom: Kingdom): boolean {
  const { west, east, north, south } = kingdom.extent();
  return -west === east && -north === south;
}
