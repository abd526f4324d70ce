import { expect, test } from 'vitest';
import { Shortlist } from './shortlist.ts';

function filled(
  width: number,
  offers: readonly (readonly [sort: number, code: number, gain: number])[],
): Shortlist {
  const list = new Shortlist();
  list.start(width);
  for (const [sort, code, gain] of offers) list.offer(sort, code, 1, 2, gain);
  list.finish();
  return list;
}

const codes = (list: Shortlist) => [...list.code.subarray(0, list.count)];

test('keeps the most promising of each sort, half as many of the others', () => {
  const list = filled(2, [
    [0, 10, 1],
    [0, 11, 5],
    [0, 12, 3],
    [1, 20, 7],
    [1, 21, 9],
    [2, 30, 0],
  ]);
  expect(codes(list)).toEqual([11, 12, 21, 30]);
});

test('of equal gains the earlier stays', () => {
  expect(
    codes(
      filled(1, [
        [0, 1, 4],
        [0, 2, 4],
      ]),
    ),
  ).toEqual([1]);
});

test('sorts by value, best first', () => {
  const list = filled(4, [
    [0, 1, 4],
    [0, 2, 3],
    [1, 3, 9],
  ]);
  list.value.set([-1, 8, 2]);
  list.sort();
  expect(codes(list)).toEqual([2, 3, 1]);
  expect([...list.value.subarray(0, 3)]).toEqual([8, 2, -1]);
});
