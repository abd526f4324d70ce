/** The side of a thread that simulates for others: one search at a time, a little at a time, so that it hears when to stop. */
import { openSimulations } from '../open-simulations.ts';
import { now } from '../search/clock.ts';
import { nextTask } from '../search/next-task.ts';
import { type ShareSums, simulateShare } from '../search/shares.ts';
import type { Simulations } from '../search/task.ts';
import type { LeaderPort, ToHelper } from './messages.ts';

/** Milliseconds until it hears what has come. */
const SLICE = 15;

type Order = Extract<ToHelper, { kind: 'simulate' }>;

/** Helps whoever is at the other end, until that is gone. */
export function helpLeader(port: LeaderPort, open = openSimulations): void {
  /** The search that somebody waits for. */
  let current: number | undefined;
  let opening: Promise<Simulations | undefined> = Promise.resolve(undefined);

  async function begin({ search, task }: Extract<ToHelper, { kind: 'open' }>): Promise<void> {
    current = search;
    opening = open(task).catch(() => undefined);
    // also where it has come too late: whoever hears it knows that this thread is not stuck
    port.send({ kind: (await opening) ? 'ready' : 'unable', search });
  }

  /** May be asked for before the position is read. */
  async function simulate(order: Order): Promise<void> {
    const { search } = order;
    const end = now() + order.share.milliseconds;
    const isWanted = () => current === search;
    if (!isWanted()) return;
    try {
      const work = await opening;
      const sums = work && isWanted() ? await simulateInSlices(order, work, end, isWanted) : undefined;
      if (sums) port.send({ kind: 'sums', search, order: order.order, ...sums });
    } catch {
      port.send({ kind: 'unable', search });
    }
  }

  port.listen(
    message => {
      if (message.kind === 'open') void begin(message);
      else if (message.kind === 'simulate') void simulate(message);
      else if (message.search === current) current = undefined;
    },
    () => {
      current = undefined;
    },
  );
}

/** Undefined where nobody waits for it any more. */
async function simulateInSlices(
  { turns, share }: Order,
  work: Simulations,
  end: number,
  isWanted: () => boolean,
): Promise<ShareSums | undefined> {
  const isOver = () => now() >= end;
  const steps = simulateShare(share, turns, work, { isOver, isBrokenOff: () => share.breaksOff && isOver() });
  let slice = now() + SLICE;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (now() < slice) continue;
    await nextTask();
    if (!isWanted()) return undefined;
    slice = now() + SLICE;
  }
}
