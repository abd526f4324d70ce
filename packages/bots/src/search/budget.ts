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
    // a search that is stopped has no time left
    const time = this.#isStopped() ? 1 : (now() - this.#startedAt) / this.#mostMilliseconds;
    return Math.max(this.simulations / this.#mostSimulations, time);
  }
}
