import type { RolloutEvaluator, RolloutResult } from '@kingdomino/bots/rollouts';
import { Random } from '@kingdomino/rules';
import type { Move } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { Evaluation } from './evaluation.ts';

const moveOf = (turn: number): Move => ({ kind: 'pick', domino: turn + 1 });

/** Turns of known worth, with as much noise as deals have: most of it common to all turns of a deal. */
function rolloutsOf(
  wins: readonly number[],
  rest: Partial<RolloutEvaluator<'kingdomino'>> = {},
): RolloutEvaluator<'kingdomino'> & { calls: [number, number][] } {
  const calls: [number, number][] = [];
  return {
    actor: 0,
    seats: 2,
    isExact: false,
    enoughDeals: Number.POSITIVE_INFINITY,
    turns: wins.map((_, turn) => ({ moves: [moveOf(turn)] })),
    find: moves => wins.findIndex((_, turn) => moves[0]?.kind === 'pick' && moves[0].domino === turn + 1),
    simulate(turn, deal): RolloutResult {
      calls.push([turn, deal]);
      const common = new Random(deal).unit() - 0.5;
      const own = new Random(1000 * (turn + 1) + deal).unit() - 0.5;
      const win = wins[turn]! + 0.3 * common + 0.05 * own;
      return { points: [50 + 20 * win, 50], wins: [win, 1 - win] };
    },
    calls,
    ...rest,
  };
}

test('the best turn comes first, and the others with what they give up', () => {
  const evaluation = new Evaluation(rolloutsOf([0.4, 0.6, 0.5, 0.1]));
  evaluation.step(600);
  const { turns, seats, simulations } = evaluation.value();
  expect(turns.map(({ moves }) => moves[0])).toEqual([1, 2, 0, 3].map(moveOf));
  expect(turns[0]!.change[0]!.win).toEqual({ mean: 0, error: 0 });
  expect(turns[1]!.change[0]!.win.mean).toBeCloseTo(-0.1, 1);
  expect(turns[1]!.change[1]!.win.mean).toBeCloseTo(0.1, 1);
  expect(seats[0]!.win.mean).toBeCloseTo(0.6, 1);
  expect(simulations).toBeGreaterThanOrEqual(600);
});

test('two turns are compared on as many deals as wished, and no other is looked at', () => {
  const rollouts = rolloutsOf([0.4, 0.6, 0.5]);
  const evaluation = new Evaluation(rollouts);
  const change = evaluation.compare([moveOf(1)], [moveOf(0)], 200)!;
  expect(change[0]!.win.mean).toBeCloseTo(0.2, 1);
  expect(change[1]!.win.mean).toBeCloseTo(-0.2, 1);
  expect(change[0]!.win.error).toBeLessThan(0.01);
  expect(rollouts.calls.some(([turn]) => turn === 2)).toBe(false);
  expect(evaluation.compare([moveOf(1)], [moveOf(7)], 200)).toBeUndefined();
});

test('all see the same deals from the first on, and who is clearly behind sees fewer', () => {
  const rollouts = rolloutsOf([0.4, 0.6, 0.59, 0.1]);
  const evaluation = new Evaluation(rollouts);
  evaluation.step(800);
  const dealsOf = (turn: number) => rollouts.calls.filter(([each]) => each === turn).map(([, deal]) => deal);
  for (let turn = 0; turn < 4; turn++) expect(dealsOf(turn)).toEqual([...dealsOf(turn).keys()]);
  expect(dealsOf(3).length).toBeLessThan(40);
  expect(dealsOf(1).length).toBeGreaterThan(200);
});

test('differences are far more certain than values, and both more so with time', () => {
  const evaluation = new Evaluation(rolloutsOf([0.5, 0.52]));
  evaluation.step(100);
  const early = evaluation.value();
  evaluation.step(1500);
  const late = evaluation.value();
  expect(late.turns[1]!.change[0]!.win.error).toBeLessThan(late.seats[0]!.win.error / 2);
  expect(late.seats[0]!.win.error).toBeLessThan(early.seats[0]!.win.error / 2);
});

test('a turn that is kept sees all deals, however bad it is', () => {
  const evaluation = new Evaluation(rolloutsOf([0.9, 0.89, 0.1]));
  expect(evaluation.keep([moveOf(2)])).toBe(true);
  expect(evaluation.keep([moveOf(7)])).toBe(false);
  evaluation.step(900);
  expect(evaluation.rankOf([moveOf(2)])).toBe(2);
  expect(evaluation.value().turns[2]!.simulations).toBeGreaterThan(250);
});

test('what is solved is looked at once and has no error', () => {
  const rollouts = rolloutsOf([0.4, 0.6], { enoughDeals: 1, isExact: true });
  const evaluation = new Evaluation(rollouts);
  evaluation.step(1000);
  expect(evaluation.isDone).toBe(true);
  expect(rollouts.calls).toHaveLength(2);
  const { isExact, seats, turns } = evaluation.value();
  expect(isExact).toBe(true);
  expect(seats[0]!.win.error).toBe(0);
  expect(turns[1]!.change[0]!.win.error).toBe(0);
});

test('where chance is to act there is a value and no turn', () => {
  const evaluation = new Evaluation(rolloutsOf([0.5], { actor: 'chance', turns: [{ moves: [] }] }));
  evaluation.step(100);
  const { actor, turns, seats } = evaluation.value();
  expect([actor, turns.length]).toEqual(['chance', 0]);
  expect(seats[0]!.win.mean).toBeCloseTo(0.5, 1);
});
