/** K-S3, K-X2: the orders in which the kings may come out of the hand. */

import { distinctOrders } from '../kernel/counting.ts';
import type { Seat } from '../kernel/game.ts';
import type { Options } from './options.ts';

/**
 * All orders in which the kings may come out of the hand, lexicographically.
 *
 * @param options the options of a game
 * @example
 * kingOrders(options).length; // 6 with two players, who have two kings each
 */
export function kingOrders({
  players,
  balancedOpening,
}: Pick<Options, 'players' | 'balancedOpening'>): readonly (readonly Seat[])[] {
  return balancedOpening ? BALANCED : ORDERS[players];
}

const BALANCED = [
  [0, 1, 1, 0],
  [1, 0, 0, 1],
];

const ORDERS = {
  2: distinctOrders([0, 0, 1, 1]),
  3: distinctOrders([0, 1, 2]),
  4: distinctOrders([0, 1, 2, 3]),
};
