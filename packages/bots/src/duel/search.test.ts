import { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/duel';
import { expect, test } from 'vitest';
import { openNet } from '../net/fast-net.ts';
import { weightCount } from '../net/net.ts';
import { Spending } from '../search/budget.ts';
import { FEATURES } from './features.ts';
import { Judge } from './judge.ts';
import { Search } from './search.ts';
import { randomPositions } from './testing/positions.ts';

const judge = new Judge(openNet(FEATURES, new Float32Array(weightCount(FEATURES))));
const search = new Search(judge, { width: 20, deepWidth: 4, moves: 4 });
const upTo = (simulations: number) => new Spending({ budget: { simulations }, isStopped: () => false }, {});

function firstOf(phase: 'take' | 'draw'): Position {
  const found = randomPositions(4, [phase]).next();
  if (found.done) throw new Error(`no ${phase}`);
  return found.value.copy();
}

test.each(['take', 'draw'] as const)('a %s is searched within its budget, the same each time', phase => {
  const position = firstOf(phase);
  const spending = upTo(40);
  const ranking = search.run(position, spending, new Random(1));
  expect(spending.simulations).toBe(40);
  expect(search.run(position, upTo(40), new Random(1))).toEqual(ranking);
  expect(ranking).toHaveLength(judge.judge(position, 20).length);
  // those that were looked at have chances, the rest keeps the judge's order behind them
  const [best] = ranking;
  expect(best!.value).toBeGreaterThan(0);
  expect(best!.value).toBeLessThan(1);
  for (const { value } of ranking.slice(4)) expect(value).toBe(0);
});

test('searching changes nothing, and without a budget the judge decides', () => {
  const position = firstOf('draw');
  const before = JSON.stringify(position);
  const ranking = search.run(position, upTo(1), new Random(1));
  expect(JSON.stringify(position)).toBe(before);
  const judged = judge.judge(position, 20);
  judged.sort((one, other) => other.own - other.other - (one.own - one.other));
  expect(judged.slice(0, 4).map(({ move }) => move)).toContainEqual(ranking[0]!.move);
});
