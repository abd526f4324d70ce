/** K-E2: the tie-breaks, each with its sentence. */
import type { TieBreaks } from '../../end/verdict.ts';

export const TIE_BREAKS: TieBreaks<'largestArea' | 'crowns'> = [
  ['largestArea', 'end.tie.largest'],
  ['crowns', 'end.tie.crowns'],
];

/** K-V1: what decides a Dynasty are sums over its games, which no single kingdom could reach. */
export const DYNASTY_TIE_BREAKS: TieBreaks<'largestArea' | 'crowns'> = [
  ['largestArea', 'end.tie.dynasty.largest'],
  ['crowns', 'end.tie.dynasty.crowns'],
];
