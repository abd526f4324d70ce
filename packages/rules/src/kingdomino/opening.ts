/** K-S3, K-X2: the orders in which the kings may come out of the hand. */

import { distinctOrders } from '../kernel/counting.ts';
import type { Seat } from '../kernel/game.ts';
import type { Options } from './options.ts';

export function kingOrders({
  players,
  balancedOpening,
}: Pick<Options, 'players' | 'balancedOpening'>): Seat[][] {
  if (balancedOpening) {
    return [
      [0, 1, 1, 0],
      [1, 0, 0, 1],
    ];
  }
  return distinctOrders(players === 2 ? [0, 0, 1, 1] : Array.from({ length: players }, (_, seat) => seat));
}
