/**
 * How threads share the simulations of a round. Deals are numbered; of n threads, the one with number k has the deals
 * k, k + n, k + 2n and so on, so that no deal comes twice and all turns still see the same ones.
 */
import type { Simulations } from './task.ts';

/** What one thread simulates in a round; what ends first ends it. */
export interface Share {
  /** The first deal, and how far away the next one is. */
  readonly first: number;
  readonly step: number;
  readonly simulations: number;
  readonly milliseconds: number;
  /** Whether it ends in the middle of a deal when time is up; else all turns see the last one. */
  readonly breaksOff: boolean;
}

/** A round, as it is to be shared. */
export interface SharedRound {
  /** No smaller deal was used by anybody, and how many turns see each deal. */
  readonly first: number;
  readonly turns: number;
  /** Of all threads together; in the order of one thread the last deal may be for the first turns only. */
  readonly simulations: number;
  readonly milliseconds: number;
  readonly breaksOff: boolean;
}

/** What came of a share. */
export interface ShareSums {
  /** The numbers of the first turn, then those of the next. */
  readonly sums: Float64Array;
  readonly simulations: number;
  /** The next deal of this thread. */
  readonly next: number;
}

export function shareOf(round: SharedRound, thread: number, threads: number): Share {
  const { milliseconds, breaksOff } = round;
  const first = firstDealOf(round.first, thread, threads);
  return { first, step: threads, simulations: countFor(round, thread, threads), milliseconds, breaksOff };
}

/** The first of a thread's deals from this one on. */
export function firstDealOf(from: number, thread: number, threads: number): number {
  return from + ((((thread - from) % threads) + threads) % threads);
}

function countFor({ first, turns, simulations }: SharedRound, thread: number, threads: number): number {
  if (simulations === Number.POSITIVE_INFINITY) return simulations;
  const deals = Math.ceil(simulations / turns);
  const mine = Math.ceil((first + deals - firstDealOf(first, thread, threads)) / threads);
  const isLastMine = (first + deals - 1) % threads === thread;
  return Math.max(0, mine) * turns - (isLastMine ? deals * turns - simulations : 0);
}

/** How a thread knows that its time is up. */
export interface ShareTime {
  readonly isOver: () => boolean;
  /** Not even the other turns shall see this deal. */
  readonly isBrokenOff: () => boolean;
}

/** Simulates a share; stops for a look around after every deal. */
export function* simulateShare(
  { first, step, simulations }: Share,
  turns: readonly number[],
  work: Simulations,
  time: ShareTime,
): Generator<void, ShareSums> {
  const { columns } = work;
  const sums = new Float64Array(turns.length * columns);
  const sumsOf = turns.map((_, index) => sums.subarray(index * columns, (index + 1) * columns));
  let made = 0;
  let deal = first;
  for (; made < simulations; deal += step) {
    for (const [index, turn] of turns.entries()) {
      work.simulate(turn, deal, sumsOf[index]!);
      made++;
      if (made >= simulations || time.isBrokenOff()) break;
    }
    if (time.isOver()) return { sums, simulations: made, next: deal + step };
    yield;
  }
  return { sums, simulations: made, next: deal };
}
