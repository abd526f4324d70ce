/** Lists of tables: who sees which, and hears when they change. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, openForTwo, playOn, toldOf } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { jumpInTime } from '../testing/jump-in-time.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let host: TestServer;
beforeAll(async () => {
  host = await startTestServer();
});
afterAll(() => host.stop());

test('lists show open, running, own and finished tables to those who may see them', async () => {
  const [bob, dan, eve] = [await host.player(), await host.player(), await host.player()];
  const list = async (player: PlayerClient, name: 'open' | 'watch' | 'mine' | 'finished') => {
    const answer = await player.request({ type: 'list', list: name });
    return answer.type === 'tables' ? answer.tables.map(({ table }) => table) : [];
  };
  const hidden = await open(dan, { visibility: 'link' });
  const shown = await open(dan);
  expect(await list(eve, 'open')).toContain(shown);
  expect(await list(eve, 'open')).not.toContain(hidden);
  expect(await list(dan, 'mine')).toEqual(expect.arrayContaining([hidden, shown]));
  const table = await openForTwo(dan, eve);
  expect(await list(bob, 'watch')).toContain(table);
  const mine = await eve.request({ type: 'list', list: 'mine' });
  expect(mine).toMatchObject({ tables: [{ table, yourSeat: 1 }] });
  await Promise.all([playOn(dan, table), playOn(eve, table)]);
  expect(await list(bob, 'finished')).toContain(table);
  expect(await list(eve, 'mine')).toEqual([]);
});

test('lists are told when they change to those who follow them, over HTTP to nobody', async () => {
  const [dan, eve] = [await host.player(), await host.player()];
  for (const list of ['open', 'mine'] as const)
    expect(await eve.request({ type: 'list', list, follow: true })).toMatchObject({ type: 'tables', list });
  await dan.post([host.origin], { type: 'list', id: 'follow', list: 'open', follow: true });
  const table = await open(dan);
  await toldOf(eve, 'open', tables => tables.some(one => one.table === table));
  await eve.request({ type: 'sit', table });
  const [own] = await toldOf(eve, 'mine', tables => tables.length > 0);
  expect(own).toMatchObject({ table, yourSeat: 1, yourTurn: false });
  expect(await eve.request({ type: 'unfollow' })).toMatchObject({ type: 'pong' });
  const late: string[] = [];
  for (const one of [dan, eve]) one.onOther = ({ type }) => void late.push(type);
  await open(dan);
  await host.server.lobby.refresh();
  await Promise.all([dan.request({ type: 'ping' }), eve.request({ type: 'ping' })]);
  expect(late).not.toContain('tables');
});

test('a list knows of an outage that no event of the table tells yet', async () => {
  const ports = new FakePorts();
  const own = await startTestServer({ ports });
  const [ann, bob] = [await own.player(), await own.player()];
  const table = await openForTwo(ann, bob, { clock: { kind: 'turn', seconds: 60 } });
  const deadline = async () => {
    const answer = await ann.request({ type: 'list', list: 'mine' });
    return answer.type === 'tables' ? answer.tables[0]?.deadline : undefined;
  };
  const before = (await deadline())!;
  await jumpInTime(own, ports, ports.time + 40_000);
  const shown = ann.tables.get(table)!.clocks(ports.time).deadline!;
  const outages = own.server.time.outagesAfter(0);
  expect(outages).toHaveLength(1);
  const took = outages[0]!.to - outages[0]!.from;
  expect([shown, await deadline()]).toEqual([before, before + took]);
  expect(took).toBeGreaterThan(30_000);
  await own.stop();
});
