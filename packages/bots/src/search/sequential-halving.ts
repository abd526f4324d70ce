/**
 * Sequential halving, with common random numbers: a best-arm search under a budget. The budget is spent in rounds of equal
 * length; in a round all arms that are left are simulated with the same deals, and after it the worst are dropped, so that
 * the best get most of the simulations.
 */
import type { Spending } from './budget.ts';

export interface HalvingRules<Arm> {
  /** Simulates an arm with a deal; equal numbers are equal deals. */
  readonly simulate: (arm: Arm, deal: number) => void;
  /** The higher the better, by what was simulated so far. */
  readonly mean: (arm: Arm) => number;
  /** How many of so many arms are left after a round: fewer, but at least one. */
  readonly surviving: (count: number) => number;
  /** Where so many deals tell everything: one round, in which nothing is dropped. */
  readonly enoughDeals?: number;
}

/** Best first: by their means those that were never dropped, then those dropped last. */
export function sequentialHalving<Arm>(
  arms: readonly Arm[],
  { simulate, mean, surviving, enoughDeals }: HalvingRules<Arm>,
  spending: Spending,
): Arm[] {
  const rounds = enoughDeals === undefined ? roundsFor(arms.length, surviving) : 1;
  const left = [...arms];
  const dropped: Arm[] = [];
  let deal = 0;
  for (let round = 1; round <= rounds; round++) {
    do {
      for (const arm of left) {
        simulate(arm, deal);
        spending.simulations++;
        if (spending.share >= 1) break;
      }
      deal++;
    } while (spending.share < round / rounds && deal !== enoughDeals);
    left.sort((one, other) => mean(other) - mean(one));
    if (spending.share >= 1) break;
    dropped.unshift(...left.splice(surviving(left.length)));
  }
  return [...left, ...dropped];
}

/** The better half is left. */
export function betterHalf(count: number): number {
  return Math.ceil(count / 2);
}

/** How many rounds lead to the last arm. */
function roundsFor(count: number, surviving: (count: number) => number): number {
  let rounds = 1;
  for (let left = surviving(count); left > 1; left = surviving(left)) rounds++;
  return rounds;
}
