/** A race that one thread runs alone, or leads with others that simulate for it. */
import type { Spending } from './budget.ts';
import type { Crew } from './crew.ts';
import { type RaceRules, race, raceInRounds } from './race.ts';
import { type SharedAlternative, SharedRounds } from './shared-rounds.ts';
import type { Steps } from './steps.ts';
import type { SharedTask, Simulations } from './task.ts';

interface Sharing {
  readonly work: Simulations;
  readonly spending: Spending;
  readonly crew?: Crew | undefined;
  /** What the others need to know. */
  readonly task: () => SharedTask;
}

export function* sharedRace<Alternative extends SharedAlternative>(
  alternatives: readonly Alternative[],
  rules: RaceRules<Alternative>,
  { work, spending, crew, task }: Sharing,
): Steps<Alternative[]> {
  if (!crew) {
    const simulate = ({ index, sums }: Alternative, deal: number) => work.simulate(index, deal, sums);
    return race(alternatives, { ...rules, simulate }, spending);
  }
  const helpers = crew.open(task());
  const { enoughDeals = Number.POSITIVE_INFINITY } = rules;
  const { threads } = crew;
  try {
    const { round } = new SharedRounds<Alternative>({ work, spending, helpers, threads, enoughDeals });
    return yield* raceInRounds(alternatives, rules, spending, round);
  } finally {
    helpers.close();
  }
}
