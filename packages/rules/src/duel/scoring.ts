/** D-E2, D-E3, D-S5: what a map is worth, and who wins. */
import { areaPoints } from '../kernel/board.ts';
import type { Points, Seat } from '../kernel/game.ts';
import { rank } from '../kernel/ranking.ts';
import type { DuelMap } from './map.ts';

const BANNER_POINTS = 3;

export interface MapScore extends Points {
  readonly domains: number;
  readonly banner: number;
  readonly total: number;
  readonly largestDomain: number;
  readonly crosses: number;
}

/**
 * D-E2: the points of a map.
 *
 * @param map the map
 * @param banner the coat that was named for the banner, as a number, or -1
 * @example
 * scoreMap(position.maps[0], -1).total;
 */
export function scoreMap(map: DuelMap, banner: number): MapScore {
  const domains = map.board.points;
  const bannerPoints = banner < 0 ? 0 : BANNER_POINTS * map.board.countAreas(banner);
  return {
    domains,
    banner: bannerPoints,
    total: domains + bannerPoints,
    largestDomain: map.board.largestArea(),
    crosses: map.board.totalMarks(),
  };
}

/** A domain of which only the numbers are known, as it is counted at a table. */
export interface CountedDomain {
  readonly squares: number;
  readonly crosses: number;
  /** Its coat is the one that was named for the banner. */
  readonly isNamed: boolean;
}

/**
 * D-E2, D-S5: the points of a map of which only the domains are known.
 *
 * @param counted the domains, with their squares and crosses
 * @example
 * scoreDomains(counted).total;
 */
export function scoreDomains(counted: readonly CountedDomain[]): MapScore {
  const domains = counted.reduce((sum, { squares, crosses }) => sum + areaPoints(squares, crosses), 0);
  const banner = BANNER_POINTS * counted.filter(({ isNamed }) => isNamed).length;
  return {
    domains,
    banner,
    total: domains + banner,
    largestDomain: Math.max(0, ...counted.map(({ squares }) => squares)),
    crosses: counted.reduce((sum, { crosses }) => sum + crosses, 0),
  };
}

/**
 * D-E3: seats from first place to last. Seats that are equal in points and tie-breaks share a place.
 *
 * @param scores by seat
 * @example
 * const [winners] = rankMaps(position.scores());
 */
export function rankMaps(scores: readonly MapScore[]): Seat[][] {
  return rank(scores, ['total', 'largestDomain']);
}
