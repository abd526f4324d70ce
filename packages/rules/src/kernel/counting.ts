/** Choices and orders counted and numbered, in lexicographic order: the outcomes of chance by index. */
import { checkIndex, checkWhole } from './misuse.ts';

/** Counts stay exact up to here, and 9 things have 362,880 orders. */
const MOST_THINGS = 64;
const MOST_ORDERED = 9;

/**
 * The binomial coefficient: how many ways there are to choose some of several things.
 *
 * @param from how many things there are
 * @param chosen how many are chosen
 * @example
 * countChoices(48, 4); // 194580
 */
export function countChoices(from: number, chosen: number): number {
  checkWhole(from, 0, MOST_THINGS, 'the number of things to choose from');
  checkWhole(chosen, 0, MOST_THINGS, 'the number of things to choose');
  return choices(from, chosen);
}

function choices(from: number, chosen: number): number {
  let ways = 1;
  for (let step = 1; step <= chosen; step++) ways = (ways * (from - chosen + step)) / step;
  return ways;
}

/**
 * A choice by its number, in lexicographic order.
 *
 * @param items what is chosen from
 * @param chosen how many are chosen
 * @param index from 0 to `countChoices(items.length, chosen) - 1`
 * @returns the chosen items, in the order of `items`
 * @example
 * choiceAt(['a', 'b', 'c'], 2, 1); // ['a', 'c']
 */
export function choiceAt<Item>(items: readonly Item[], chosen: number, index: number): Item[] {
  checkIndex(index, countChoices(items.length, chosen), 'choices');
  const choice: Item[] = [];
  let missing = chosen;
  for (let position = 0; missing > 0; position++) {
    const withThis = choices(items.length - position - 1, missing - 1);
    if (index < withThis) {
      choice.push(items[position]!);
      missing--;
    } else {
      index -= withThis;
    }
  }
  return choice;
}

/**
 * All permutations of some numbers, in which equal numbers are interchangeable.
 *
 * @param numbers at most 9 numbers
 * @example
 * distinctOrders([0, 0, 1]); // [[0, 0, 1], [0, 1, 0], [1, 0, 0]]
 */
export function distinctOrders(numbers: readonly number[]): number[][] {
  checkWhole(numbers.length, 0, MOST_ORDERED, 'the number of things to order');
  if (numbers.length === 0) return [[]];
  const starts = [...new Set(numbers)].sort((one, other) => one - other);
  return starts.flatMap(start => {
    const rest = [...numbers];
    rest.splice(rest.indexOf(start), 1);
    return distinctOrders(rest).map(order => [start, ...order]);
  });
}

/** Every pair of different numbers below `count`, the lower first, in lexicographic order. */
export function distinctPairs(count: number): readonly (readonly [number, number])[] {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return numbers.flatMap(one => numbers.slice(one + 1).map(other => [one, other] as const));
}
