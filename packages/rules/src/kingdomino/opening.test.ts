import { expect, test } from 'vitest';
import { kingOrders } from './opening.ts';

const orders = (players: 2 | 3 | 4, balancedOpening = false) =>
  kingOrders({ players, balancedOpening }).map(order => order.join(''));

test('[K-S3] kings come out of the hand in any order, two of each colour with two players', () => {
  expect(orders(2)).toEqual(['0011', '0101', '0110', '1001', '1010', '1100']);
  expect(orders(3)).toEqual(['012', '021', '102', '120', '201', '210']);
  expect(new Set(orders(4)).size).toBe(24);
});

test('[K-X2] balanced: A B B A, only who is A is drawn', () => {
  expect(orders(2, true)).toEqual(['0110', '1001']);
});
