/** Choices and orders counted and numbered, in lexicographic order: the outcomes of chance by index. */
import { checkIndex, checkWhole } from './misuse.ts';

/** Counts stay exact up to here, and 9 things have 362,880 orders. */
const MOST_THINGS = 64;
const MOST_ORDERED = 9;

/** How many ways there are to choose `chosen` of `from` things. */
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

/** The `index`-th choice of `chosen` items, in the order of the items. */
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

/** All different orders of some numbers, equal ones being interchangeable. */
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
