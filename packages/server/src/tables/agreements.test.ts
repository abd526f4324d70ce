/** What people at a table agree on, and who need not be waited for. */
import { soon } from '@kingdomino/testkit/soon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, openForTwo } from '../testing/clients/play.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { jumpInTime } from '../testing/jump-in-time.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const MINUTE = 60_000;
const ports = new FakePorts('agreements');
let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({ ports, silence: Number.POSITIVE_INFINITY });
});
afterAll(() => host.stop());

test('a game is broken off by agreement, and nothing of it counts', async () => {
  const [ann, bob] = await host.players(2);
  const table = await openForTwo(ann!, bob!);
  await ann!.request({ type: 'propose', table, what: 'abort' });
  await bob!.request({ type: 'answer', table, what: 'abort', agrees: true });
  expect((await ann!.until(table, ({ status }) => status === 'closed')).ended).toBeUndefined();
  expect(await host.store.listTables({ list: 'finished', player: ann!.player.id })).toEqual([]);
  const record = await host.server.app.inject(`/api/tables/${table}/record`);
  expect(record.json()).toMatchObject({ moves: expect.any(Array) as unknown });
  expect(record.json()).not.toHaveProperty('deal');
});

test('a pause ends by itself, also when nobody is there', async () => {
  const [ann, bob] = await host.players(2);
  const table = await openForTwo(ann!, bob!, { clock: { kind: 'turn', seconds: 30 } });
  await ann!.request({ type: 'propose', table, what: 'pause' });
  await bob!.request({ type: 'answer', table, what: 'pause', agrees: true });
  const [mine] = await host.store.listTables({ list: 'mine', player: ann!.player.id });
  expect(JSON.parse(mine!.summary)).not.toHaveProperty('toAct');
  await jumpInTime(host, ports, ports.time + 59 * MINUTE);
  await host.server.sweeper.sweep();
  expect(ann!.tables.get(table)!.halted).toBeDefined();
  await jumpInTime(host, ports, ports.time + 2 * MINUTE);
  await host.server.sweeper.sweep();
  const after = await bob!.until(table, ({ halted }) => halted === undefined);
  expect(after.clocks(ports.time).deadline).toBe(ports.time + 30_000);
});

test('who is gone loses the seat when the others say so; who is there, or was just away, does not', async () => {
  const [ann, bob] = await host.players(2);
  const table = await openForTwo(ann!, bob!, {
    clock: { kind: 'game', seconds: 600, increment: 0 },
    absence: { kind: 'forfeit' },
  });
  const seat = ann!.tables.get(table)!.toAct!;
  const [goner, stayer] = seat === 0 ? [ann!, bob!] : [bob!, ann!];
  const claim = async () => codeOf(await stayer.request({ type: 'claim', table, seat }));
  await jumpInTime(host, ports, ports.time + 5 * MINUTE);
  expect(await claim()).toBe('not-allowed');
  goner.close();
  const left = ports.time;
  await soon(() => expect(stayer.presences.get(table)?.seats[seat]).toBe(false));
  await jumpInTime(host, ports, ports.time + MINUTE);
  expect(await claim()).toBe('too-early');
  // who has just come hears since when, and need not count anew
  const newcomer = await host.player();
  await newcomer.watch(table);
  const absentSince = [null, null].map((_, each) => (each === seat ? left : null));
  await soon(() => expect(newcomer.presences.get(table)).toMatchObject({ absentSince, watchers: 1 }));
  await jumpInTime(host, ports, ports.time + 2 * MINUTE);
  expect(await claim()).toBe('done');
  expect((await stayer.until(table, ({ status }) => status === 'over')).ended).toMatchObject({
    reason: 'forfeit',
    ranking: [[1 - seat], [seat]],
  });
});
