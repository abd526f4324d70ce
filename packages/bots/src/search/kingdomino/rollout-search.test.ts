import { Random } from '@kingdomino/rules';
import { beforeAll, expect, test } from 'vitest';
import type { Thought } from '../../bot.ts';
import { Ending } from '../../evaluation/kingdomino/ending/ending.ts';
import { rolloutSearchTurns } from '../../levels/kingdomino/rollout-player.ts';
import { kingdominoKernel, loadKingdominoKernel } from '../../nets/kingdomino/kernels.ts';
import { ending, lastLine, secondRound, upTo } from '../../turns/kingdomino/testing/positions.ts';
import { meanUtility, RolloutSearch } from './rollout-search.ts';

beforeAll(() => loadKingdominoKernel(5));

const AS_NET = [1, 1, 1, 1];

test('the best turns get most of the simulations, and the best of all comes first', () => {
  const search = new RolloutSearch(kingdominoKernel(5)!);
  const ranking = search.search(secondRound(), {
    posterior: AS_NET,
    spending: upTo(400),
    random: new Random(3),
  });
  const visits = ranking.map(turn => turn.visits);
  for (const [rank, next] of visits.slice(1).entries()) expect(visits[rank]).toBeGreaterThanOrEqual(next - 1);
  expect(visits[0]).toBeGreaterThan(3 * visits.at(-1)!);
  expect(new Set(ranking.map(({ turn }) => turn.slot)).size).toBe(4);
  expect(meanUtility(ranking[0]!)).toBeGreaterThanOrEqual(meanUtility(ranking[1]!));
});

test('once the last line is dealt every turn is played to the end, once for greedy and once for other opponents', () => {
  const position = lastLine();
  const kernel = kingdominoKernel(5)!;
  const { length } = kernel.begin(position);
  const search = new RolloutSearch(kernel);
  const ranking = search.search(position, { posterior: AS_NET, spending: upTo(1e6), random: new Random(5) });
  expect(ranking).toHaveLength(length);
  expect(new Set(ranking.map(({ visits }) => visits)).size).toBe(1);
  const means = ranking.map(meanUtility);
  expect(means).toEqual([...means].sort((one, other) => other - one));
});

test('a budget that does not reach for every turn is spent on the net’s favourites, and not overrun', () => {
  for (const position of [secondRound(), lastLine()]) {
    const search = new RolloutSearch(kingdominoKernel(5)!);
    const ranking = search.search(position, { posterior: AS_NET, spending: upTo(3), random: new Random(5) });
    expect(ranking.reduce((sum, { visits }) => sum + visits, 0)).toBe(3);
    expect(ranking[0]!.visits).toBe(1);
  }
});

test('the pick was decided with the placement and costs nothing more; after another placement it is searched', () => {
  const player = rolloutSearchTurns();
  const thought: Thought = { budget: { simulations: 200 }, random: new Random(4), isStopped: () => false };
  const position = secondRound();
  const { turns, simulations } = player(position, thought);
  expect(simulations).toBe(200);
  const after = position.copy();
  after.place(turns[0]!.place);
  const pick = player(after, thought);
  expect(pick.simulations).toBe(0);
  expect(pick.turns[0]!.slot).toBe(turns[0]!.slot);
  const elsewhere = position.copy();
  elsewhere.place(turns.find(({ place }) => place !== turns[0]!.place)!.place);
  expect(player(elsewhere, thought).simulations).toBe(200);
});

test('an ending between two that can be solved in the time there is is played exactly, else it is searched', () => {
  const position = ending();
  const ask = (simulations: number) =>
    rolloutSearchTurns()(position, {
      budget: { simulations },
      random: new Random(6),
      isStopped: () => false,
    });
  const solved = ask(1_000_000);
  expect(solved.simulations).toBe(0);
  const [best] = new Ending(position).solve();
  expect(solved.turns[0]).toMatchObject({ place: best!.place, slot: best!.slot, scores: best!.points });
  expect(ask(1).simulations).toBe(1);
});
