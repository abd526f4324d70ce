/**
 * Rounds of a race that several threads simulate together. The thread that leads has the first share; whatever helpers
 * do not do, because they are not there, late or gone, costs simulations or is done by the leader, but never a move.
 *
 * With a budget in simulations the sums do not depend on who has simulated what: they are added up share by share.
 */
import type { Spending } from './budget.ts';
import { now } from './clock.ts';
import type { CrewSearch } from './crew.ts';
import { nextTask } from './next-task.ts';
import type { Round } from './race.ts';
import {
  firstDealOf,
  type Share,
  type SharedRound,
  type ShareSums,
  shareOf,
  simulateShare,
} from './shares.ts';
import type { Steps } from './steps.ts';
import type { Simulations } from './task.ts';

/** An alternative whose simulations can be made in another thread. */
export interface SharedAlternative {
  /** Its number in `Simulations`. */
  readonly index: number;
  readonly sums: Float64Array;
}

export interface SharedBudget {
  readonly work: Simulations;
  readonly spending: Spending;
  readonly helpers: CrewSearch;
  /** All threads, the leader's own among them. */
  readonly threads: number;
  readonly enoughDeals: number;
}

/** Milliseconds of simulating after which the leader hears what has come: that it shall stop, for example. */
const SLICE = 25;
/** Where time is limited helpers are waited for as long as this part of the round, from the fewest to the most milliseconds. */
const PATIENCE = 0.1;
const SHORTEST_PATIENCE = 3;
const LONGEST_PATIENCE = 25;
/** Where simulations are counted: until they have taken so many times as long as the leader, and some milliseconds. */
const SLOWEST = 3;
const STARTING = 250;
/** The last answers must come in time: helpers stop so many milliseconds before the end. */
const ON_THE_WAY = 1;

export class SharedRounds<Alternative extends SharedAlternative> {
  readonly #race: SharedBudget;
  /** By thread: no smaller deal is left to it. */
  readonly #next: number[];
  readonly #alternatives = new Map<number, Alternative>();

  constructor(race: SharedBudget) {
    this.#race = race;
    this.#next = Array.from({ length: race.threads }, () => 0);
  }

  readonly round: Round<Alternative> = (left, until) => this.#simulate(left, until);

  *#simulate(left: readonly Alternative[], until: number): Steps<void> {
    for (const each of left) this.#alternatives.set(each.index, each);
    const turns = left.map(({ index }) => index);
    const round = this.#roundOf(left.length, until);
    if (round.simulations === Number.POSITIVE_INFINITY) yield* this.#timed(turns, round, until);
    else yield* this.#counted(turns, round, until);
  }

  #roundOf(turns: number, until: number): SharedRound {
    const { spending, enoughDeals } = this.#race;
    return {
      first: Math.max(...this.#next),
      turns,
      simulations: Math.min(spending.simulationsUntil(until, turns), enoughDeals * turns),
      milliseconds: spending.millisecondsUntil(until),
      breaksOff: until >= 1,
    };
  }

  /** Every share is made, by whomever, as long as there is time. */
  *#counted(turns: readonly number[], round: SharedRound, until: number): Steps<void> {
    const { helpers, threads, spending } = this.#race;
    const shares = this.#next.map((_, thread) => shareOf(round, thread, threads));
    const made: (ShareSums | undefined)[] = shares.map(() => undefined);
    const isAsked = shares.map(
      (share, thread) => thread > 0 && share.simulations > 0 && helpers.ask(thread, turns, share),
    );
    const begun = now();
    for (const [thread, share] of shares.entries())
      if (!isAsked[thread]) made[thread] = yield* this.#simulateShare(turns, share, until);
    const patience = Math.min(SLOWEST * (now() - begun) + STARTING, patienceIn(round));
    if (isAsked.includes(true) && !spending.isStopped) yield helpers.answered(patience);
    for (const each of helpers.take()) made[each.helper] = each;
    helpers.forgetLate();
    for (const [thread, share] of shares.entries())
      made[thread] ??= yield* this.#simulateShare(turns, share, until);
    for (const each of made) this.#add(turns, each!);
    this.#next.fill(round.first + Math.ceil(round.simulations / round.turns));
  }

  /** As many simulations as there is time for; what comes late still counts, as long as the race goes on. */
  *#timed(turns: readonly number[], round: SharedRound, until: number): Steps<void> {
    const { helpers, threads, spending } = this.#race;
    const milliseconds = Math.max(0, round.milliseconds - (round.breaksOff ? ON_THE_WAY : 0));
    let isAsked = false;
    for (let thread = 1; thread < threads; thread++) {
      const share = shareOf({ ...round, milliseconds, first: this.#next[thread]! }, thread, threads);
      if (helpers.ask(thread, turns, share)) isAsked = true;
    }
    const share = shareOf({ ...round, first: this.#next[0]! }, 0, threads);
    const mine = yield* this.#simulateShare(turns, share, until);
    this.#next[0] = mine.next;
    this.#add(turns, mine);
    if (isAsked && !spending.isStopped) yield helpers.answered(patienceIn(round));
    for (const each of helpers.take()) {
      this.#next[each.helper] = firstDealOf(each.next, each.helper, threads);
      this.#add(each.turns, each);
    }
  }

  *#simulateShare(turns: readonly number[], share: Share, until: number): Steps<ShareSums> {
    const { spending, work } = this.#race;
    const time = {
      isOver: () => spending.timeShare >= until,
      isBrokenOff: () => spending.timeShare >= 1,
    };
    const steps = simulateShare(share, turns, work, time);
    let slice = now() + SLICE;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      if (now() < slice) continue;
      yield nextTask();
      slice = now() + SLICE;
    }
  }

  #add(turns: readonly number[], { sums, simulations }: ShareSums): void {
    const { columns } = this.#race.work;
    for (const [place, turn] of turns.entries()) {
      const into = this.#alternatives.get(turn)!.sums;
      for (let column = 0; column < columns; column++) into[column]! += sums[place * columns + column]!;
    }
    this.#race.spending.simulations += simulations;
  }
}

/** Infinite where time is not limited. */
function patienceIn({ milliseconds }: SharedRound): number {
  if (milliseconds === Number.POSITIVE_INFINITY) return milliseconds;
  return Math.max(SHORTEST_PATIENCE, Math.min(LONGEST_PATIENCE, PATIENCE * milliseconds));
}
