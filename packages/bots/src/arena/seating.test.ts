import { expect, test } from 'vitest';
import { plannedGame, seatingsOf } from './seating.ts';

test('every bot sits everywhere once a deal', () => {
  expect(seatingsOf({ bots: 3, seats: 3, isVersus: false })).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
});

test('more bots than seats meet in all groups', () => {
  expect(seatingsOf({ bots: 3, seats: 2, isVersus: false })).toEqual([
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
    [1, 2],
    [2, 1],
  ]);
});

test('fewer bots than seats take turns around the table, without repeating a seating', () => {
  expect(seatingsOf({ bots: 2, seats: 4, isVersus: false })).toEqual([
    [0, 1, 0, 1],
    [1, 0, 1, 0],
  ]);
  expect(seatingsOf({ bots: 1, seats: 4, isVersus: false })).toEqual([[0, 0, 0, 0]]);
});

test('one against the others sits in every seat', () => {
  expect(seatingsOf({ bots: 2, seats: 4, isVersus: true })).toEqual([
    [0, 1, 1, 1],
    [1, 1, 1, 0],
    [1, 1, 0, 1],
    [1, 0, 1, 1],
  ]);
});

test('the games of one deal come together', () => {
  const seatings = seatingsOf({ bots: 2, seats: 2, isVersus: false });
  expect([0, 1, 2].map(index => plannedGame(seatings, index))).toEqual([
    { deal: 0, seating: [0, 1] },
    { deal: 0, seating: [1, 0] },
    { deal: 1, seating: [0, 1] },
  ]);
});
