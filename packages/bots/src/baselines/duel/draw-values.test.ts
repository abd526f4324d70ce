import { duel, isPass, moveOfDraw, moveOfPass, type Position } from '@kingdomino/rules/duel';
import { expect, test } from 'vitest';
import { randomPositions } from '../../turns/duel/testing/positions.ts';
import { DrawValues } from './draw-values.ts';
import { pointsOf } from './points.ts';

const values = new DrawValues();
const EVERY_DRAW = 512;

function* draws(): Generator<Position> {
  for (let seed = 20; seed < 26; seed++) yield* randomPositions(seed, ['draw']);
}

function movesOf(position: Position, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const code = values.list.code[index]!;
    const numbered = { code, first: values.list.first[index]!, second: values.list.second[index]! };
    return duel.format(isPass(code) ? moveOfPass(position, code) : moveOfDraw(position, numbered));
  });
}

test('every draw is legal and listed once, the best first', () => {
  for (const position of draws()) {
    const { count } = values.find(position, position.seat, 8);
    expect(count).toBeGreaterThan(0);
    const moves = movesOf(position, count);
    expect(new Set(moves).size).toBe(count);
    for (const text of moves) {
      const move = duel.parse(text);
      expect(move.ok && duel.check(position, move.value).ok).toBe(true);
    }
    const sorted = [...values.list.value.subarray(0, count)];
    expect(sorted).toEqual([...sorted].sort((one, other) => other - one));
  }
});

test('a narrow look finds no better draw than a wide one, and a wide one finds the best', () => {
  let compared = 0;
  for (const position of draws()) {
    const all = duel.countMoves(position);
    if (all > 200) continue;
    const wide = values.find(position, position.seat, EVERY_DRAW);
    expect(wide.count).toBe(all);
    const best = wide.value[0]!;
    expect(values.find(position, position.seat, 4).value[0]!).toBeLessThanOrEqual(best);
    expect(best).toBeGreaterThanOrEqual(pointsOf(position, position.seat));
    compared++;
  }
  expect(compared).toBeGreaterThan(20);
});

test('the seat that draws second is valued as well, and the position is left alone', () => {
  let seconds = 0;
  for (const position of draws()) {
    const other = 1 - position.seat;
    if (position.drew[other]) continue;
    const before = JSON.stringify(position);
    const { count, value } = values.find(position, other, 8);
    expect(JSON.stringify(position)).toBe(before);
    expect(count).toBeGreaterThan(0);
    expect(value[0]!).toBeGreaterThanOrEqual(pointsOf(position, other));
    seconds++;
  }
  expect(seconds).toBeGreaterThan(5);
});
