/** What several processes share to know the time and who runs, in memory: it has a clock of its own and can be away. */

import type { Outage, ProcessStamp } from '../storage/outages/uptime.ts';
import type { Store } from '../storage/store.ts';
import { TemporaryError } from '../storage/temporary-error.ts';

export class FakeUptimeStore {
  /** By the store's own clock. */
  time = 1_000_000;
  isAway = false;
  readonly processes = new Map<string, ProcessStamp>();
  readonly outages: Outage[] = [];
  ended: number | undefined;

  asStore(): Store {
    const whileThere =
      <Argument, Value>(act: (argument: Argument) => Value) =>
      async (argument: Argument): Promise<Value> => {
        if (this.isAway) throw new TemporaryError('away');
        return act(argument);
      };
    return {
      isShared: true,
      readUptime: whileThere(({ since }: { since: number }) => ({
        now: this.time,
        processes: [...this.processes.values()],
        outages: this.outages.filter(({ to }) => to > since),
        ended: this.ended,
      })),
      stampProcess: whileThere(
        (stampProcess: ProcessStamp) => void this.processes.set(stampProcess.id, stampProcess),
      ),
      recordOutage: whileThere(({ from, to, gone }: Outage & { gone: readonly string[] }) => {
        this.outages.push({ from, to });
        for (const id of gone) this.processes.delete(id);
      }),
      recordShutdown: whileThere((at: number) => {
        this.ended = at;
      }),
    } as unknown as Store;
  }
}
