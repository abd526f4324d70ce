import { expect, test } from 'vitest';
import { choiceAt, countChoices, distinctOrders, distinctPairs } from './counting.ts';

test('choices are counted exactly', () => {
  expect(countChoices(48, 4)).toBe(194_580);
  expect(countChoices(48, 3)).toBe(17_296);
  expect([0, 1, 2, 3, 4].map(chosen => countChoices(4, chosen))).toEqual([1, 4, 6, 4, 1]);
  for (let from = 4; from <= 48; from++) {
    for (let chosen = 1; chosen < 4; chosen++) {
      expect(countChoices(from, chosen)).toBe(
        countChoices(from - 1, chosen - 1) + countChoices(from - 1, chosen),
      );
    }
  }
});

test('choices by number come in lexicographic order, each once', () => {
  const items = [2, 3, 5, 7, 11, 13];
  const all = Array.from({ length: countChoices(6, 3) }, (_, index) => choiceAt(items, 3, index));
  const byHand: number[][] = [];
  for (const one of items)
    for (const two of items)
      for (const three of items) if (one < two && two < three) byHand.push([one, two, three]);
  expect(all).toEqual(byHand);
  expect(choiceAt([1, 2], 0, 0)).toEqual([]);
});

test('pairs of different numbers, the lower first', () => {
  expect(distinctPairs(4).map(pair => pair.join(''))).toEqual(['01', '02', '03', '12', '13', '23']);
});

test('orders of equal things are counted once', () => {
  expect(distinctOrders([])).toEqual([[]]);
  expect(distinctOrders([0, 1, 2])).toHaveLength(6);
  expect(distinctOrders([1, 1, 0, 0]).map(order => order.join(''))).toEqual([
    '0011',
    '0101',
    '0110',
    '1001',
    '1010',
    '1100',
  ]);
});

test('what is too much to count is named', () => {
  expect(countChoices(64, 64)).toBe(1);
  expect(() => countChoices(65, 1)).toThrow(
    'the number of things to choose from must be a whole number from 0 to 64',
  );
  expect(() => countChoices(3, 65)).toThrow(
    'the number of things to choose must be a whole number from 0 to 64',
  );
  expect(() => choiceAt([1, 2], 1, 2)).toThrow('there is no 2 among the choices');
  expect(distinctOrders(Array(9).fill(0))).toHaveLength(1);
  expect(() => distinctOrders(Array(10).fill(0))).toThrow(
    'the number of things to order must be a whole number',
  );
});
