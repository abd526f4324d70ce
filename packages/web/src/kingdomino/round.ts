/** How far a game of Kingdomino has come. */
import type { Position } from '@kingdomino/rules/kingdomino';

/** The line that is being placed; from 1, also while the first one is still claimed. */
export function roundOf({ dealt, hasNewer }: Pick<Position, 'dealt' | 'hasNewer'>): number {
  return Math.max(1, hasNewer ? dealt - 1 : dealt);
}
