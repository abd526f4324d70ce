import { expect, test } from 'vitest';
import { rank } from './ranking.ts';

const keys = ['total', 'largest', 'crowns'] as const;
const seat = (total: number, largest = 0, crowns = 0) => ({ total, largest, crowns });

test('[K-E2] the first key that differs decides, and seats equal in all of them share a place', () => {
  expect(rank([seat(10), seat(30), seat(20)], keys)).toEqual([[1], [2], [0]]);
  expect(rank([seat(30, 4), seat(30, 5)], keys)).toEqual([[1], [0]]);
  expect(rank([seat(30, 5, 2), seat(30, 5, 1)], keys)).toEqual([[0], [1]]);
  expect(rank([seat(30, 5, 1), seat(30, 5, 1)], keys)).toEqual([[0, 1]]);
});

test('[K-E2] after a tie for first place comes the third', () => {
  const ranking = rank([seat(20), seat(30), seat(10), seat(30)], keys);
  expect(ranking).toEqual([[1, 3], [0], [2]]);
  const placeOf = (wanted: number) => {
    const tie = ranking.findIndex(seats => seats.includes(wanted));
    return 1 + ranking.slice(0, tie).flat().length;
  };
  expect([0, 1, 2, 3].map(placeOf)).toEqual([3, 1, 4, 1]);
});
