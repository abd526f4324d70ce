import { expect, test, vi } from 'vitest';
import { isTemporary } from '../storage/temporary-error.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { FakeUptimeStore } from '../testing/fake-uptime-store.ts';
import { SharedClock } from './shared-clock.ts';

function setUp(store = new FakeUptimeStore()) {
  const processes: { ports: FakePorts; time: SharedClock; isFrozen: boolean }[] = [];
  return {
    store,
    /** A process that has just started. */
    start: async (name: string, place = name) => {
      const ports = new FakePorts(name);
      const time = new SharedClock({ store: store.asStore(), ports, process: name, place });
      const process = { ports, time, isFrozen: false };
      processes.push(process);
      await time.beat();
      return process;
    },
    /** Lets time pass for all, in steps of a beat; who is frozen notices nothing. */
    pass: async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 500) {
        store.time += 500;
        for (const { ports } of processes) ports.time += 500;
        for (const { time, isFrozen } of processes) if (!isFrozen) await time.beatIfDue().catch(unlessAway);
      }
    },
  };
}

/** The store may be away, and nothing else may be wrong. */
function unlessAway(error: unknown): void {
  if (!isTemporary(error)) throw error;
}

/** How much of the time from … to … did not count. */
function uncounted(time: SharedClock, from: number, to: number): number {
  const steps = Array.from({ length: (to - from) / 100 }, (_, index) => from + 100 * index);
  return 100 * steps.filter(at => time.outagesAfter(at).some(outage => outage.from <= at)).length;
}

test('while all goes well, no time is lost, and everybody is seen', async () => {
  const { store, start, pass } = setUp();
  const { time } = await start('one');
  const from = store.time;
  await pass(60_000);
  expect([time.outagesAfter(0), time.isReady, time.now() - from]).toEqual([[], true, 60_000]);
  expect(time.now() - time.everybodySeenAt).toBeLessThanOrEqual(1000);
});

test('processes whose clocks differ agree on the time, which is the store’s', async () => {
  const { store, start, pass } = setUp();
  const [one, other] = [await start('one'), await start('other')];
  one.ports.setClock(30_000);
  other.ports.setClock(-30_000);
  await pass(5000);
  expect([one.time.now(), other.time.now()]).toEqual([store.time, store.time]);
  expect(one.time.outagesAfter(0)).toEqual([]);
});

test.each([500, 3000, 20_000, 3_600_000])(
  'a store that was away for %i ms: nobody’s time, and nothing is sure before it is known',
  async length => {
    const { store, start, pass } = setUp();
    const { time } = await start('one');
    await pass(10_000);
    const from = store.time;
    store.isAway = true;
    await expect(time.beat()).rejects.toThrow('away');
    expect([time.isSure, time.isReady]).toEqual([false, false]);
    await pass(length);
    await expect(time.sure()).rejects.toThrow('away');
    store.isAway = false;
    expect(time.isSure).toBe(false);
    const to = store.time;
    await time.sure();
    expect([time.isSure, uncounted(time, from, to)]).toEqual([true, length]);
  },
);

test('a process that was frozen knows it before anything is decided', async () => {
  const { store, start, pass } = setUp();
  const only = await start('one');
  await pass(10_000);
  const from = store.time;
  only.isFrozen = true;
  await pass(20_000);
  only.isFrozen = false;
  expect(only.time.isSure).toBe(false);
  await only.time.sure();
  expect(uncounted(only.time, from, store.time)).toBe(20_000);
});

test('of several, one that is frozen stops nobody, and its players have the time to come to another', async () => {
  const { store, start, pass } = setUp();
  const [healthy, frozen] = [await start('healthy'), await start('frozen')];
  await pass(10_000);
  const from = store.time;
  frozen.isFrozen = true;
  await pass(2000);
  expect(healthy.time.everybodySeenAt).toBeLessThanOrEqual(from);
  await pass(8000);
  expect(uncounted(healthy.time, from, from + 5000)).toBe(5000);
  expect(healthy.time.now() - healthy.time.everybodySeenAt).toBeLessThanOrEqual(1000);
  const before = healthy.time.outagesAfter(0);
  frozen.isFrozen = false;
  await pass(3000);
  expect([healthy.time.outagesAfter(0), frozen.time.outagesAfter(0)]).toEqual([before, before]);
});

test('who plays at a frozen process finds out after ten seconds and five more, and has not paid for them', async () => {
  const { store, start, pass } = setUp();
  const [healthy, frozen] = [await start('healthy'), await start('frozen')];
  await pass(10_000);
  const from = store.time;
  frozen.isFrozen = true;
  await pass(30_000);
  expect(uncounted(healthy.time, from, from + 30_000)).toBe(17_000);
});

test('a process that starts waits for a store that starts as well', async () => {
  vi.useFakeTimers();
  const store = new FakeUptimeStore();
  const parts = { store: store.asStore(), ports: new FakePorts(), place: 'here' };
  store.isAway = true;
  const time = new SharedClock({ ...parts, process: 'one' });
  const started = time.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(time.isReady).toBe(false);
  store.isAway = false;
  await vi.advanceTimersByTimeAsync(500);
  await started;
  expect(time.isReady).toBe(true);
  await time.stop();
  store.isAway = true;
  const failed = expect(new SharedClock({ ...parts, process: 'two' }).start()).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  vi.useRealTimers();
});

test('a process knows when the others go on without it', async () => {
  const { store, start, pass } = setUp();
  const { time } = await start('one');
  await pass(10_000);
  expect(time.isGone).toBe(false);
  store.isAway = true;
  await pass(3000);
  expect(time.isGone).toBe(false);
  await pass(1000);
  expect(time.isGone).toBe(true);
  store.isAway = false;
  await pass(500);
  expect(time.isGone).toBe(false);
});

test.each([
  ['killed', async () => undefined],
  ['told to stop', (time: SharedClock) => time.stop()],
])('the only process, %s and started again in the same or another place', async (_, end) => {
  for (const place of ['one', 'elsewhere']) {
    const { store, start, pass } = setUp();
    const first = await start('one');
    await pass(10_000);
    const from = store.time;
    await end(first.time);
    first.isFrozen = true;
    await pass(5000);
    const { time } = await start('two', place);
    expect(uncounted(time, from, store.time)).toBe(5000);
    expect([...store.processes.keys()]).toEqual(['two']);
  }
});

test('one of several, killed and started again at once: its time in between does not count', async () => {
  const { store, start, pass } = setUp();
  const other = await start('other');
  const killed = await start('killed', 'place');
  await pass(10_000);
  const from = store.time;
  killed.isFrozen = true;
  await pass(1000);
  await start('again', 'place');
  await pass(1000);
  expect(uncounted(other.time, from, from + 1000)).toBe(1000);
});

test('one of several that is told to stop: the time to come to another does not count', async () => {
  const { store, start, pass } = setUp();
  const [other, stopping] = [await start('other'), await start('stopping')];
  await pass(10_000);
  const from = store.time;
  await stopping.time.stop();
  stopping.isFrozen = true;
  await pass(1000);
  expect(uncounted(other.time, from, from + 1000)).toBe(1000);
  expect([...store.processes.keys()]).toEqual(['other']);
});

test('one that is told to stop is waited for by nobody, also when the others were silent a moment', async () => {
  const { store, start, pass } = setUp();
  const [other, stopping] = [await start('other'), await start('stopping')];
  await pass(10_000);
  other.isFrozen = true;
  await pass(2000);
  await stopping.time.stop();
  expect([...store.processes.keys()]).toEqual(['other']);
});

test('all told to stop at the same time: the time until the next start does not count', async () => {
  const { store, start, pass } = setUp();
  const both = [await start('one'), await start('two')];
  await pass(10_000);
  const from = store.time;
  for (const process of both) {
    await process.time.stop();
    process.isFrozen = true;
  }
  await pass(60_000);
  const { time } = await start('three');
  expect(uncounted(time, from, store.time)).toBe(60_000);
});

test('the machine’s clock is set forward or back: nobody pays, and time goes on', async () => {
  const store = new FakeUptimeStore();
  const ports = new FakePorts();
  const own = store.asStore();
  // as an embedded store: it takes the time it is told
  const embedded = {
    ...own,
    readUptime: async (argument: { now: number; since: number }) => ({
      ...(await own.readUptime(argument)),
      now: argument.now,
    }),
  };
  const time = new SharedClock({ store: embedded, ports, process: 'one', place: 'here' });
  await time.beat();
  const begun = time.now();
  ports.setClock(60_000);
  ports.time += 500;
  await time.beat();
  expect(time.now()).toBe(begun + 60_500);
  expect(uncounted(time, begun, begun + 60_000)).toBe(60_000);
  ports.setClock(-3_600_000);
  ports.time += 1000;
  await time.beat();
  expect(time.now()).toBe(begun + 61_500);
  expect(uncounted(time, begun + 70_000, begun + 80_000)).toBe(0);
});

test('time that passes while an embedded store is asked is not lost', async () => {
  const store = new FakeUptimeStore();
  const ports = new FakePorts();
  const own = store.asStore();
  let meanwhile = 0;
  const slow = {
    ...own,
    readUptime: async (argument: { now: number; since: number }) => {
      const around = await own.readUptime(argument);
      ports.time += meanwhile;
      return { ...around, now: argument.now };
    },
  };
  const time = new SharedClock({ store: slow, ports, process: 'one', place: 'here' });
  await time.beat();
  meanwhile = 1400;
  await time.beat();
  expect(time.now()).toBe(ports.time);
});

test('while players could not hear what happened, no time counted', async () => {
  const { store, start, pass } = setUp();
  const { time } = await start('one');
  await pass(10_000);
  const from = store.time - 2400;
  time.away(2400.5);
  expect(time.isSure).toBe(false);
  await time.sure();
  expect(uncounted(time, from, from + 2400)).toBe(2400);
  expect(time.outagesAfter(0).every(({ from: begin, to }) => Number.isInteger(begin + to))).toBe(true);
});

test('a look at the store that never comes back is given up', async () => {
  vi.useFakeTimers();
  const { store, start } = setUp();
  const { time } = await start('one');
  const real = store.asStore();
  let isHanging = true;
  const ports = new FakePorts();
  const hanging = {
    ...real,
    readUptime: (argument: { now: number; since: number }) =>
      isHanging ? new Promise<never>(() => undefined) : real.readUptime(argument),
  };
  const other = new SharedClock({ store: hanging, ports, process: 'other', place: 'there' });
  const beat = expect(other.beat()).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(2000);
  await beat;
  expect([other.isReady, time.isReady]).toEqual([false, true]);
  isHanging = false;
  await other.sure();
  expect(other.isReady).toBe(true);
  vi.useRealTimers();
});

test('what several processes saw of one outage is one, and told once by each as far as it is new', async () => {
  const told: (readonly unknown[])[] = [];
  const store = new FakeUptimeStore();
  const ports = new FakePorts();
  const onOutages = (outages: readonly unknown[]) => void told.push(outages);
  const time = new SharedClock({ store: store.asStore(), ports, process: 'one', place: 'here', onOutages });
  const note = async (from: number, to: number) => {
    store.outages.push({ from, to });
    store.time += 500;
    ports.time += 500;
    await time.beat();
  };
  await time.beat();
  const base = store.time;
  await note(base + 100, base + 2000);
  await note(base + 100, base + 2000);
  await note(base + 50, base + 1500);
  await note(base + 1900, base + 3000);
  await note(base + 60, base + 2500);
  expect(told).toEqual([
    [{ from: base + 100, to: base + 2000 }],
    [{ from: base + 50, to: base + 2000 }],
    [{ from: base + 50, to: base + 3000 }],
  ]);
  expect(time.outagesAfter(0)).toEqual([{ from: base + 50, to: base + 3000 }]);
});
