/** What came of one turn, deal by deal: kept singly, so that turns can be compared on the deals that both have seen. */
import type { RolloutResult } from '@kingdomino/bots/rollouts';

/** A mean of simulations with its standard error; what is solved has none. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** What a seat may expect: final points, and the chance to win between 0 and 1. */
export interface SeatValue {
  readonly points: Estimate;
  readonly win: Estimate;
}

/** Below this the error itself is a guess. */
const FEWEST = 4;
const FIRST_ROOM = 32;

export class Samples {
  count = 0;
  readonly seats: number;
  /** Points and chances by seat, then the utility: one row for each deal. */
  readonly #width: number;
  #rows: Float64Array;
  /** Every deal was played to its end: chances are who won, not what a net thinks of it. */
  #isDecided = true;

  constructor(seats: number) {
    this.seats = seats;
    this.#width = 2 * seats + 1;
    this.#rows = new Float64Array(FIRST_ROOM * this.#width);
  }

  add({ points, wins }: RolloutResult, utility: number): void {
    const at = this.count * this.#width;
    if (at === this.#rows.length) {
      const more = new Float64Array(2 * at);
      more.set(this.#rows);
      this.#rows = more;
    }
    for (let seat = 0; seat < this.seats; seat++) {
      this.#rows[at + seat] = points[seat]!;
      this.#rows[at + this.seats + seat] = wins[seat]!;
    }
    this.#rows[at + 2 * this.seats] = utility;
    this.#isDecided &&= isOutcome(wins);
    this.count++;
  }

  get utilityColumn(): number {
    return 2 * this.seats;
  }

  pointsColumn(seat: number): number {
    return seat;
  }

  /** The mean of a column; with `minus`, of its difference to that of another turn on the deals both have seen. */
  estimate(column: number, minus?: Samples): Estimate {
    return estimateOf(this.#sums(column, minus));
  }

  /**
   * A seat's chance to win, or its difference. Where only winning and losing was seen, few deals say nothing of what
   * happens seldom: sixty won deals are no certainty. So the error is at least that of the interval which adds deals that
   * were not played: two won and two lost (Agresti and Coull 1998), to a difference half a deal either way (Agresti and
   * Min 2005).
   */
  estimateWin(seat: number, minus?: Samples): Estimate {
    const sums = this.#sums(this.seats + seat, minus);
    const { mean, error } = estimateOf(sums);
    const isDecided = this.#isDecided && (!minus || minus.#isDecided);
    const least = isDecided ? Math.sqrt(minus ? differenceVariance(sums) : shareVariance(sums)) : 0;
    return { mean, error: Math.max(error, least) };
  }

  #sums(column: number, minus: Samples | undefined): Sums {
    const count = minus ? Math.min(this.count, minus.count) : this.count;
    let sum = 0;
    let squares = 0;
    for (let deal = 0; deal < count; deal++) {
      const value = this.#at(deal, column) - (minus ? minus.#at(deal, column) : 0);
      sum += value;
      squares += value * value;
    }
    return { count, sum, squares };
  }

  #at(deal: number, column: number): number {
    return this.#rows[deal * this.#width + column]!;
  }
}

interface Sums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

function estimateOf({ count, sum, squares }: Sums): Estimate {
  const mean = count === 0 ? 0 : sum / count;
  if (count < FEWEST) return { mean, error: Number.POSITIVE_INFINITY };
  const variance = Math.max(0, (squares - sum * mean) / (count - 1));
  return { mean, error: Math.sqrt(variance / count) };
}

function shareVariance({ count, sum }: Sums): number {
  const share = (sum + 2) / (count + 4);
  return (share * (1 - share)) / (count + 4);
}

function differenceVariance({ count, sum, squares }: Sums): number {
  return (squares + 1 - (sum * sum) / (count + 2)) / (count + 2) ** 2;
}

/** Those who won share one win. */
function isOutcome(wins: ArrayLike<number>): boolean {
  const values = Array.from(wins);
  const share = Math.max(...values);
  const winners = values.filter(win => win === share).length;
  return share * winners === 1 && values.every(win => win === share || win === 0);
}
