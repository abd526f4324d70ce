/**
 * Compares alternatives by simulations. The budget is spent in rounds of equal length; in a round all that are left are
 * simulated with the same deals, and after it the worst are dropped, so that the best get most of the attention.
 */
import type { Spending } from './budget.ts';

export interface Race<Alternative> {
  /** Simulates an alternative with a deal; equal numbers are equal deals. */
  readonly simulate: (alternative: Alternative, deal: number) => void;
  /** The higher the better, by what was simulated so far. */
  readonly worth: (alternative: Alternative) => number;
  /** How many of so many alternatives stay after a round: fewer, but at least one. */
  readonly staying: (count: number) => number;
  /** Where so many deals tell everything: one round, in which nothing is dropped. */
  readonly enoughDeals?: number;
}

/** Best first: by worth those that were never dropped, then those dropped last. */
export function race<Alternative>(
  alternatives: readonly Alternative[],
  { simulate, worth, staying, enoughDeals }: Race<Alternative>,
  spending: Spending,
): Alternative[] {
  const rounds = enoughDeals === undefined ? roundsFor(alternatives.length, staying) : 1;
  const left = [...alternatives];
  const dropped: Alternative[] = [];
  let deal = 0;
  for (let round = 1; round <= rounds; round++) {
    do {
      for (const alternative of left) {
        simulate(alternative, deal);
        spending.simulations++;
        if (spending.share >= 1) break;
      }
      deal++;
    } while (spending.share < round / rounds && deal !== enoughDeals);
    left.sort((one, other) => worth(other) - worth(one));
    if (spending.share >= 1) break;
    dropped.unshift(...left.splice(staying(left.length)));
  }
  return [...left, ...dropped];
}

/** Sequential halving: the better half stays. */
export function betterHalf(count: number): number {
  return Math.ceil(count / 2);
}

/** How many rounds lead to the last alternative. */
function roundsFor(count: number, staying: (count: number) => number): number {
  let rounds = 1;
  for (let left = staying(count); left > 1; left = staying(left)) rounds++;
  return rounds;
}
