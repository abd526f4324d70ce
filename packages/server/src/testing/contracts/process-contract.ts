/** What every store keeps to about processes: which run, and when none did. */
import { expect, test } from 'vitest';
import type { Store } from '../../storage/store.ts';

export function processContract(storeOf: () => Store): void {
  test('knows which processes run, which outages there were, and when the last process stopped', async () => {
    const store = storeOf();
    const look = (since = 0) => store.readUptime({ now: 1000, since });
    await store.stampProcess({ id: 'p1', place: 'east', at: 100 });
    await store.stampProcess({ id: 'p2', place: 'west', at: 150 });
    await store.stampProcess({ id: 'p1', place: 'east', at: 200 });
    const { processes, outages, ended } = await look();
    expect(Object.fromEntries(processes.map(({ id, at }) => [id, at]))).toEqual({ p1: 200, p2: 150 });
    expect([outages, ended]).toEqual([[], undefined]);
    await store.recordOutage({ from: 100, to: 300, gone: ['p1'] });
    await store.recordOutage({ from: 100, to: 400, gone: [] });
    await store.recordOutage({ from: 100, to: 350, gone: [] });
    await store.recordOutage({ from: 500, to: 500, gone: ['nobody'] });
    for (const at of [900, 800]) await store.recordShutdown(at);
    const after = await look();
    expect([after.outages, after.ended]).toEqual([[{ from: 100, to: 400 }], 900]);
    expect(after.processes.map(({ id }) => id)).toEqual(['p2']);
    expect((await look(400)).outages).toEqual([]);
    for (const [from, to] of [
      [700, 800],
      [600, 650],
      [640, 700],
      [750, 760],
    ] as const)
      await store.recordOutage({ from, to, gone: [] });
    expect((await look(400)).outages).toEqual([{ from: 600, to: 800 }]);
  });
}
