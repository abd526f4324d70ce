import { expect, test } from 'vitest';
import { Spending } from './budget.ts';
import { race } from './race.ts';
import { type SharedRound, shareOf, simulateShare } from './shares.ts';

const going = { isOver: () => false, isBrokenOff: () => false };
const endless = { milliseconds: Number.POSITIVE_INFINITY, breaksOff: false };

/** Which turn sees which deal, in the order in which a thread simulates them. */
function simulated(round: SharedRound, thread: number, threads: number, time = going): string[] {
  const seen: string[] = [];
  const work = { columns: 1, simulate: (turn: number, deal: number) => void seen.push(`${deal}/${turn}`) };
  const turns = Array.from({ length: round.turns }, (_, index) => index);
  const steps = simulateShare(shareOf(round, thread, threads), turns, work, time);
  while (!steps.next().done);
  return seen;
}

test('the shares of all threads together are what one thread would simulate, and none comes twice', () => {
  for (let threads = 1; threads <= 5; threads++) {
    for (const first of [0, 3, 10]) {
      for (let simulations = 1; simulations <= 23; simulations++) {
        const round = { first, turns: 4, simulations, ...endless };
        const wanted = Array.from(
          { length: simulations },
          (_, index) => `${first + Math.floor(index / 4)}/${index % 4}`,
        );
        const shares = Array.from({ length: threads }, (_, thread) => simulated(round, thread, threads));
        expect(shares.flat().sort()).toEqual(wanted.sort());
      }
    }
  }
});

test('shares differ by one deal at most', () => {
  const round = { first: 7, turns: 3, simulations: 100, ...endless };
  const counts = [0, 1, 2, 3].map(thread => simulated(round, thread, 4).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
});

test('when time is up all turns see the last deal, unless the share is to be broken off', () => {
  const round = { first: 0, turns: 3, simulations: Number.POSITIVE_INFINITY, ...endless };
  let looks = 0;
  expect(simulated(round, 1, 2, { ...going, isOver: () => ++looks === 2 })).toEqual([
    '1/0',
    '1/1',
    '1/2',
    '3/0',
    '3/1',
    '3/2',
  ]);
  expect(simulated(round, 1, 2, { isOver: () => true, isBrokenOff: () => true })).toEqual(['1/0']);
});

test('a round has as many simulations as one thread makes until the same share of the budget', () => {
  for (const budget of [1, 2, 7, 30, 60, 400]) {
    for (const turns of [2, 3, 8]) {
      const counts: number[] = [];
      const spending = () => new Spending({ budget: { simulations: budget }, isStopped: () => false }, {});
      const alone = spending();
      const runners = Array.from({ length: turns }, (_, index) => index);
      let round = 0;
      let before = 0;
      const staying = (count: number) => Math.max(1, Math.floor(0.6 * count));
      race(
        runners,
        {
          simulate: () => undefined,
          // called first at the end of a round
          worth: () => {
            if (alone.simulations !== before) counts.push(alone.simulations - before);
            before = alone.simulations;
            return 0;
          },
          staying,
        },
        alone,
      );
      const shared = spending();
      let rounds = 1;
      for (let left = staying(turns); left > 1; left = staying(left)) rounds++;
      for (let left = turns; round < rounds && shared.share < 1; left = staying(left)) {
        round++;
        const more = shared.simulationsUntil(round / rounds, left);
        // with one alternative there is nothing to compare
        if (left > 1) expect(more).toBe(counts[round - 1]);
        shared.simulations += more;
      }
      expect(shared.simulations).toBe(alone.simulations);
    }
  }
});
