/** D-E2, D-E3, D-S5: what a map is worth, and who wins. */
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

/** `banner` is the coat that was named, or -1. */
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

/** D-E3 */
export function rankMaps(scores: readonly MapScore[]): Seat[][] {
  return rank(scores, ['total', 'largestDomain']);
}
