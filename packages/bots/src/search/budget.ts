/** How much of what a bot may spend is spent: simulations are counted, time is watched, whichever ends first. */
import type { Budget, Thought } from '../bot.ts';
import { now } from './clock.ts';

export class Spending {
  /** Simulations made. */
  simulations = 0;
  /** What there is to spend in all. */
  readonly budget: Budget;
  readonly #mostSimulations: number;
  readonly #mostMilliseconds: number;
  readonly #startedAt = now();
  readonly #isStopped: () => boolean;

  /** `usual` holds where the thought has no limit at all; `part` of the budget is for this decision. */
  constructor({ budget, isStopped }: Pick<Thought, 'budget' | 'isStopped'>, usual: Budget, part = 1) {
    const isLimited = budget.simulations !== undefined || budget.milliseconds !== undefined;
    this.budget = isLimited ? budget : usual;
    const { simulations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = this.budget;
    this.#mostSimulations = part * simulations;
    this.#mostMilliseconds = part * milliseconds;
    this.#isStopped = isStopped;
  }

  /** From 0 to 1 and perhaps a little beyond. */
  get share(): number {
    return Math.max(this.simulations / this.#mostSimulations, this.timeShare);
  }

  /** The same of the time alone; who is stopped has no more of it. */
  get timeShare(): number {
    return this.isStopped ? 1 : (now() - this.#startedAt) / this.#mostMilliseconds;
  }

  get isStopped(): boolean {
    return this.#isStopped();
  }

  /** How long it is until this share of the time is spent; infinite where time is not limited. */
  millisecondsUntil(share: number): number {
    return this.#startedAt + share * this.#mostMilliseconds - now();
  }

  /**
   * How many simulations more come to this share, in whole deals for so many turns each, but not more than there are in
   * all; infinite where they are not limited.
   */
  simulationsUntil(share: number, turns: number): number {
    if (this.#mostSimulations === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    let more = turns;
    while ((this.simulations + more) / this.#mostSimulations < share) more += turns;
    return Math.min(more, Math.max(1, Math.ceil(this.#mostSimulations - this.simulations)));
  }
}
