/** Sweeps over tables of which some cannot be attended to, and over stores that come and go. */
import { expect, test } from 'vitest';
import type { BotRunner } from '../bots/bot-runner.ts';
import type { Claim, ClaimedTable } from '../storage/tables/due-tables.ts';
import type { TableService } from '../tables/table-service.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { FakeUptimeStore } from '../testing/fake-uptime-store.ts';
import { SharedClock } from './shared-clock.ts';
import { Sweeper } from './sweeper.ts';

/** Tables by name with the time at which they are due; those called `broken…` cannot be read. */
function setUp(due: Record<string, number>) {
  const uptime = new FakeUptimeStore();
  const ports = new FakePorts();
  const attended: string[] = [];
  const errors: string[] = [];
  const sweeps: number[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const store = {
    ...uptime.asStore(),
    claimDue: async ({ now, until, limit }: Claim): Promise<ClaimedTable[]> => {
      const ids = Object.keys(due)
        .filter(id => due[id]! <= now)
        .slice(0, limit);
      return ids.map(id => {
        const dueAt = due[id]!;
        due[id] = until;
        return { id, version: 1, dueAt };
      });
    },
    setDue: async ({ table, dueAt }: { table: string; dueAt: number | undefined }) => {
      due[table] = dueAt ?? Number.POSITIVE_INFINITY;
    },
  };
  const service = {
    refresh: async (id: string) => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      await new Promise(resolve => setImmediate(resolve));
      atOnce--;
      if (id.startsWith('broken')) throw new Error(`cannot read ${id}`);
    },
    change: async (id: string) => void attended.push(id),
    tables: { peek: () => undefined },
  } as unknown as TableService;
  const time = new SharedClock({ store, ports, process: 'one', place: 'here' });
  const sweeper = new Sweeper({
    store,
    service,
    bots: {} as BotRunner,
    time,
    onError: (_, table = '') => errors.push(table),
    onSweep: (lag, failures) => sweeps.push(lag, failures),
  });
  const pass = (milliseconds: number) => {
    uptime.time += milliseconds;
    ports.time += milliseconds;
  };
  return { uptime, sweeper, due, attended, errors, sweeps, pass, most: () => mostAtOnce };
}

test('one table that cannot be read stops no other, and is tried less and less often', async () => {
  const { uptime, sweeper, attended, errors, sweeps, pass } = setUp({ broken: 0, healthy: 1, other: 2 });
  await sweeper.sweep();
  expect([attended, errors]).toEqual([['healthy', 'other'], ['broken']]);
  expect(sweeps).toEqual([uptime.time, 1]);
  for (let step = 0; step < 120; step++) {
    pass(500);
    await sweeper.sweep();
  }
  // after 1, 2, 4, 8, 16 and 32 seconds
  expect(errors.length).toBeGreaterThanOrEqual(5);
  expect(errors.length).toBeLessThanOrEqual(6);
});

test('tables are attended to a few at a time', async () => {
  const names = Array.from({ length: 40 }, (_, index) => [`table-${index}`, index] as const);
  const { sweeper, attended, most } = setUp(Object.fromEntries(names));
  await sweeper.sweep();
  expect([attended.length, most()]).toEqual([40, 8]);
});

test('nothing is attended to while the store is away, nor before it is known how long it was', async () => {
  const { uptime, sweeper, attended, due, pass } = setUp({});
  await sweeper.sweep();
  due.waiting = uptime.time;
  pass(1000);
  uptime.isAway = true;
  await expect(sweeper.sweep()).rejects.toThrow('away');
  pass(60_000);
  await expect(sweeper.sweep()).rejects.toThrow('away');
  expect([attended, uptime.outages]).toEqual([[], []]);
  uptime.isAway = false;
  await sweeper.sweep();
  expect([attended, uptime.outages.length]).toEqual([['waiting'], 1]);
});
