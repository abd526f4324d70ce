/** A crew whose helpers are in the same thread, for tests: what is said goes through hands that may drop, repeat or delay it. */
import type { Simulations } from '../../search/task.ts';
import { helpLeader } from '../helper.ts';
import type { HelperPort, LeaderPort, ToHelper, ToLeader } from '../messages.ts';

export interface Wire {
  /** What the leader hears of a message; usually the message itself. */
  readonly toLeader?: (message: ToLeader) => readonly ToLeader[];
  /** Called with every message to a helper; `die` ends it. */
  readonly toHelper?: (message: ToHelper, die: () => void) => void;
}

/** Adds up numbers that depend on turn and deal; the first turns are better. */
export const fakeWork: Simulations = {
  columns: 2,
  simulate: (turn, deal, sums) => {
    sums[0]!++;
    sums[1]! += ((31 * turn + 17 * deal) % 101) / 7 - turn;
  },
};

export function wiredHelper(work: Simulations, { toLeader = one => [one], toHelper }: Wire = {}): HelperPort {
  let hearLeader: (message: ToHelper) => void = () => undefined;
  let leaderGone: () => void = () => undefined;
  let hearHelper: (message: ToLeader) => void = () => undefined;
  let helperGone: () => void = () => undefined;
  let isDead = false;
  const die = () => {
    isDead = true;
    leaderGone();
    helperGone();
  };
  const helper: LeaderPort = {
    send: message => {
      for (const each of toLeader(message)) queueMicrotask(() => !isDead && hearHelper(each));
    },
    listen: (hear, gone) => {
      hearLeader = hear;
      leaderGone = gone;
    },
    close: die,
  };
  helpLeader(helper, async () => work);
  return {
    send: message => {
      toHelper?.(message, die);
      queueMicrotask(() => !isDead && hearLeader(message));
    },
    listen: (hear, gone) => {
      hearHelper = hear;
      helperGone = gone;
    },
    close: die,
  };
}
