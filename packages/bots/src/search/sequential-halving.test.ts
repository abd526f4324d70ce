import { expect, test } from 'vitest';
import { Spending } from './budget.ts';
import { betterHalf, sequentialHalving } from './sequential-halving.ts';

interface Runner {
  readonly name: string;
  readonly speed: number;
  sum: number;
  readonly deals: number[];
}

const runner = (name: string, speed: number): Runner => ({ name, speed, sum: 0, deals: [] });
const upTo = (simulations: number, isStopped = () => false) =>
  new Spending({ budget: { simulations }, isStopped }, {});
const rules = {
  simulate: (each: Runner, deal: number) => {
    each.sum += each.speed;
    each.deals.push(deal);
  },
  mean: ({ sum, deals }: Runner) => (deals.length === 0 ? Number.NEGATIVE_INFINITY : sum / deals.length),
  surviving: betterHalf,
};
const threeQuarters = (count: number) => Math.max(1, Math.floor(0.75 * count));
const names = (runners: readonly Runner[]) => runners.map(({ name }) => name).join('');
const visits = (runners: readonly Runner[]) => runners.map(({ deals }) => deals.length);

test('the best comes first, and those dropped later before those dropped earlier', () => {
  const runners = [runner('a', 1), runner('b', 4), runner('c', 2), runner('d', 3)];
  const spending = upTo(48);
  const ranking = sequentialHalving(runners, rules, spending);
  expect(names(ranking)).toBe('bdca');
  // two rounds of 24: six for each of four, twelve for each of two
  expect(visits(ranking)).toEqual([18, 18, 6, 6]);
  expect(spending.simulations).toBe(48);
});

test('all that are left see the same deals, and no deal comes twice', () => {
  const ranking = sequentialHalving(
    [runner('a', 1), runner('b', 2), runner('c', 3)],
    { ...rules, surviving: threeQuarters },
    upTo(60),
  );
  for (const { deals } of ranking) expect(deals).toEqual([...deals.keys()]);
  expect(ranking[0]!.deals.length).toBeGreaterThan(ranking[2]!.deals.length);
});

test('what is kept decides how many rounds there are', () => {
  const eight = () => Array.from('abcdefgh', (name, index) => runner(name, index));
  expect(visits(sequentialHalving(eight(), rules, upTo(24 * 3)))).toEqual([3 + 6 + 12, 21, 9, 9, 3, 3, 3, 3]);
  // 8, 6, 4, 3, 2 are left
  const counts = visits(sequentialHalving(eight(), { ...rules, surviving: threeQuarters }, upTo(120)));
  expect(new Set(counts).size).toBe(5);
});

test('a budget that does not reach for all is spent in their order and not overrun', () => {
  const ranking = sequentialHalving([runner('a', 1), runner('b', 5), runner('c', 9)], rules, upTo(2));
  expect(names(ranking)).toBe('bac');
  expect(visits(ranking)).toEqual([1, 1, 0]);
});

test('who is stopped at once has tried one', () => {
  const spending = upTo(100, () => true);
  expect(names(sequentialHalving([runner('a', 1), runner('b', 2)], rules, spending))).toBe('ab');
  expect(spending.simulations).toBe(1);
});

test('where so many deals are enough, everybody gets them and nobody more', () => {
  const runners = [runner('a', 1), runner('b', 3), runner('c', 2), runner('d', 0)];
  const spending = upTo(1000);
  const ranking = sequentialHalving(runners, { ...rules, enoughDeals: 5 }, spending);
  expect(names(ranking)).toBe('bcad');
  expect(visits(ranking)).toEqual([5, 5, 5, 5]);
  expect(spending.simulations).toBe(20);
});
