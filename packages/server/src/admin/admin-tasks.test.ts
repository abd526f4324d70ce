/** What operators and erased players leave behind. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, verifyRecord } from '@kingdomino/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { open, openForTwo, playOn, tableOf } from '../testing/clients/play.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { ADMIN_TASKS } from './admin-tasks.ts';
import { checkStore } from './check-store.ts';
import { NO_NAME } from './no-name.ts';

const DAY = 86_400_000;
const ports = new FakePorts('operator');
let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({ ports });
});
afterAll(() => host.stop());

const perform = (name: string, argument = '') => host.server.perform(name, argument);
const stored = async (table: string) =>
  (await host.store.readEvents({ table, after: 0 })).map(({ body }) => body).join('\n');

describe('an operator', () => {
  test('finds tables and players', async () => {
    const ann = await host.player();
    await ann.request({ type: 'rename', name: 'Ann of the Lake' });
    const table = await open(ann);
    expect(await perform('tables', 'open')).toContainEqual(expect.objectContaining({ id: table }));
    expect(await perform('tables', 'over')).not.toContainEqual(expect.objectContaining({ id: table }));
    expect(await perform('table', table)).toMatchObject({ status: 'open', seats: [{ kind: 'person' }, {}] });
    expect(await perform('players', 'of the Lake')).toMatchObject([{ id: ann.player.id, tables: 1 }]);
  });

  test('closes a table in play, and everybody sees it', async () => {
    const [ann, bob] = [await host.player(), await host.player()];
    const table = await openForTwo(ann, bob, { clock: { kind: 'turn', seconds: 30 } });
    await perform('close', table);
    const closed = await bob.until(table, ({ status }) => status === 'closed');
    expect(closed.clocks(ports.now()).running).toBeUndefined();
    const late = await ann.request({ type: 'move', table, version: closed.version, move: 'pick:1' });
    expect(late.type).toBe('refused');
    await expect(perform('close', 'no-such-table')).rejects.toThrow('no such table');
  });

  test('erases a table', async () => {
    const ann = await host.player();
    const table = await open(ann);
    await ann.watch(table);
    await perform('erase-table', table);
    expect((await ann.until(table, ({ status }) => status === 'closed')).status).toBe('closed');
    expect(await stored(table)).toBe('');
    expect(await ann.request({ type: 'sit', table })).toMatchObject({ code: 'unknown-table' });
    await expect(perform('erase-table', table)).rejects.toThrow(`there is no table ${table}`);
  });

  test('bans a player and takes it back', async () => {
    const ann = await host.player();
    const goodbye = new Promise(resolve => {
      ann.onOther = answer => answer.type === 'goodbye' && resolve(answer.reason);
    });
    const headers = { authorization: `Bearer ${ann.token}` };
    const ask = async () =>
      (await host.server.app.inject({ url: '/api/tables?list=mine', headers })).statusCode;
    expect(await ask()).toBe(200);
    await perform('ban', ann.player.id);
    expect(await goodbye).toBe('signedOut');
    expect(await ask()).toBe(401);
    expect(await perform('players', ann.player.id)).toMatchObject([{ bannedAt: ports.now() }]);
    await perform('unban', ann.player.id);
    expect(await ask()).toBe(200);
    await expect(perform('ban', 'nobody')).rejects.toThrow('there is no player nobody');
  });

  test.each([
    ['dance', '', 'there is no command dance'],
    ['__proto__', '', 'there is no command'],
    ['table', '', 'usage: table ID'],
    ['tables', 'lost', 'a status is open, playing, over, closed'],
  ])('is told what is wrong with %s %s', async (name, argument, text) => {
    await expect(Promise.resolve().then(() => perform(name, argument))).rejects.toThrow(text);
  });

  test('finds every command explained', () => {
    for (const [name, { usage, help }] of Object.entries(ADMIN_TASKS)) {
      expect(usage.split(' ')[0]).toBe(name);
      expect(help).toMatch(/\S/);
    }
  });
});

test('an erased player has no name anywhere, and the games stay', async () => {
  const [eve, bob] = [await host.player(), await host.player()];
  await eve.request({ type: 'rename', name: 'Eve Erased' });
  const visited = await open(bob);
  await eve.request({ type: 'sit', table: visited });
  await eve.request({ type: 'leave', table: visited });
  const played = await openForTwo(eve, bob);
  await Promise.all([playOn(eve, played), playOn(bob, played)]);
  const next = tableOf(await bob.request({ type: 'rematch', table: played }));
  for (const table of [visited, played, next]) expect(await stored(table)).toContain('Eve Erased');

  const headers = { authorization: `Bearer ${eve.token}` };
  const erased = await host.server.app.inject({ method: 'DELETE', url: '/api/me', headers });
  expect(erased.statusCode).toBe(204);
  for (const table of [visited, played, next]) expect(await stored(table)).not.toContain('Eve Erased');
  const list = await host.store.listTables({ list: 'finished', player: bob.player.id });
  expect(JSON.stringify(list)).not.toContain('Eve Erased');
  expect(JSON.stringify(list)).toContain(NO_NAME);
  expect((await host.server.app.inject({ url: '/api/tables?list=mine', headers })).statusCode).toBe(401);
  expect(await perform('players', 'Eve Erased')).toEqual([]);
  const record = (await host.server.app.inject(`/api/tables/${played}/record`)).json<GameRecord>();
  expect(verifyRecord(record).ok).toBe(true);
  expect(JSON.stringify(record)).not.toContain('Eve Erased');
  expect((await checkStore(host.store)).problems).toEqual([]);
});

test('the upkeep forgets what the settings allow and nothing else', async () => {
  const calendar = new FakePorts('calendar');
  const shop = await startTestServer({ ports: calendar });
  const [guest, host1, player, other] = await Promise.all([0, 1, 2, 3].map(() => shop.player()));
  const givenUp = await open(host1!);
  await host1!.request({ type: 'close', table: givenUp });
  const running = await openForTwo(player!, other!);
  const upkeep = () => shop.server.perform('upkeep', '');
  expect(await upkeep()).toEqual({ tokens: 0, guests: 0, tables: 0 });
  calendar.time += 31 * DAY;
  const late = await shop.player();
  expect(await upkeep()).toEqual({ tokens: 0, guests: 0, tables: 1 });
  calendar.time += 60 * DAY;
  expect(await upkeep()).toEqual({ tokens: 0, guests: 2, tables: 0 });
  const known = (await shop.server.perform('players', 'Guest')) as { id: string }[];
  expect(new Set(known.map(({ id }) => id))).toEqual(
    new Set([player!, other!, late].map(client => client.player.id)),
  );
  expect(known.map(({ id }) => id)).not.toContain(guest!.player.id);
  expect(await shop.store.readEvents({ table: running, after: 0 })).not.toEqual([]);
  calendar.time += 400 * DAY;
  expect(await upkeep()).toMatchObject({ tokens: 3, guests: 1 });
  await shop.stop();
});

test('a backup made while people play is whole and of one moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-backup-'));
  const store = await openSqliteStore(join(folder, 'live.db'));
  const shop = await startTestServer({ store });
  const [ann, bob] = [await shop.player(), await shop.player()];
  let isOver = false;
  const load = (async () => {
    const tables: string[] = [];
    while (!isOver) {
      const table = await openForTwo(ann, bob);
      tables.push(table);
      await Promise.all([playOn(ann, table), playOn(bob, table)]);
    }
    return tables;
  })();
  const files = ['one', 'two', 'three'].map(name => join(folder, `${name}.db`));
  for (const file of files) await shop.server.perform('backup', file);
  await expect(shop.server.perform('backup', files[0]!)).rejects.toThrow('is there already');
  isOver = true;
  const tables = await load;
  for (const file of files) {
    const copy = await openSqliteStore(file);
    expect((await checkStore(copy)).problems).toEqual([]);
    for (const table of tables) {
      const then = await copy.readEvents({ table, after: 0 });
      expect(then).toEqual((await store.readEvents({ table, after: 0 })).slice(0, then.length));
    }
    await copy.close();
  }
  await shop.stop();
  rmSync(folder, { recursive: true });
});
