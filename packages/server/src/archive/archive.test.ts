/** Archives through the whole server: what one finds, what others see of it, and what leaves it as a file. */
import { get } from 'node:http';
import type { Socket } from 'node:net';
import type { Player } from '@kingdomino/protocol';
import { type GameRecord, verifyRecord } from '@kingdomino/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForTwo, playOn, someMove, tableOf } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { quickPool } from '../testing/fake-bot-pool.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer, temporaryStore } from '../testing/test-server.ts';

interface Games {
  readonly games: readonly {
    readonly table: { readonly table: string };
    readonly place: number;
    readonly seat: number;
    readonly mode: string;
    readonly boards: readonly string[];
  }[];
  readonly next?: string;
}

const ports = new FakePorts('archive');
/** While it is endless, as if somebody had played for ever. */
const archive = { isEndless: false, pages: 0 };
let host: TestServer;
let ann: PlayerClient;
let bob: PlayerClient;
/** The newest first: a game of the day, one that was broken off, one among friends, one at a public table. */
let tables: string[];
beforeAll(async () => {
  const store = await temporaryStore();
  host = await startTestServer({
    ports,
    store: {
      ...store,
      // the first page again and again
      listArchive: async ({ before, ...query }) =>
        archive.isEndless
          ? { ...(await store.listArchive(query)), next: { at: ++archive.pages, id: '' } }
          : store.listArchive({ ...query, ...(before ? { before } : {}) }),
    },
    pool: quickPool(),
    silence: Number.POSITIVE_INFINITY,
  });
  [ann, bob] = [await host.player(), await host.player()];
  const open = await openForTwo(ann, bob);
  await Promise.all([playOn(ann, open), playOn(bob, open)]);
  ports.time += 1000;
  const link = await openForTwo(ann, bob, { game: 'duel', options: {}, visibility: 'link' });
  await Promise.all([playOn(ann, link), playOn(bob, link)]);
  ports.time += 1000;
  const broken = await openForTwo(ann, bob);
  const begun = ann.tables.get(broken)!;
  const mover = begun.toAct === ann.tables.get(broken)!.seatOf(ann.player.id) ? ann : bob;
  const { version } = begun;
  await mover.request({ type: 'move', table: broken, version, move: someMove(begun, 1) });
  await host.server.perform('close', broken);
  ports.time += 1000;
  const daily = tableOf(await ann.request({ type: 'daily', game: 'duel' }));
  await playOn(ann, daily);
  tables = [daily, broken, link, open];
  // one that goes on, and is nobody's business
  await openForTwo(ann, bob);
  await host.server.archiver.catchUp();
});
afterAll(() => host.stop());

async function ask(url: string, who?: PlayerClient, method: 'GET' | 'PATCH' = 'GET', payload?: object) {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {};
  return host.server.app.inject({ url, method, headers, ...(payload ? { payload } : {}) });
}
const gamesOf = async (of: PlayerClient, query = '', who: PlayerClient | undefined = of) =>
  (await ask(`/api/players/${of.player.id}/games?${query}`, who)).json<Games>();
const idsOf = async (...asked: Parameters<typeof gamesOf>) =>
  (await gamesOf(...asked)).games.map(({ table }) => table.table);

test('finds my games, the newest first, by whatever is asked', async () => {
  const [daily, broken, link, open] = tables as [string, string, string, string];
  expect(await idsOf(ann)).toEqual(tables);
  expect(await idsOf(bob)).toEqual([broken, link, open]);
  expect(await idsOf(ann, 'mode=duel')).toEqual([daily, link]);
  expect(await idsOf(ann, `opponent=${bob.player.id}`)).toEqual([broken, link, open]);
  expect(await idsOf(ann, 'result=aborted')).toEqual([broken]);
  const all = await gamesOf(ann);
  const won = all.games.filter(({ place }) => place === 1).map(({ table }) => table.table);
  expect(await idsOf(ann, 'result=won')).toEqual(won);
  expect(await idsOf(ann, `from=${ports.time - 2500}&to=${ports.time - 500}`)).toEqual([broken, link]);
  expect(all.games.at(-1)).toMatchObject({
    mode: 'two',
    boards: [/^-?\d/, /^-?\d/].map(form => expect.stringMatching(form) as unknown),
  });
  expect((await ask(`/api/players/${ann.player.id}/games?after=x`, ann)).statusCode).toBe(400);
});

test('shows others what the player allows, and never what only friends or the day’s players know', async () => {
  const [, , , open] = tables;
  const of = `/api/players/${ann.player.id}`;
  for (const part of ['games', 'statistics'])
    for (const who of [undefined, bob])
      expect((await ask(`${of}/${part}`, who)).json()).toMatchObject({ code: 'not-allowed' });
  expect((await ask('/api/me/profile', ann)).json()).toEqual({
    ratings: true,
    statistics: false,
    games: false,
    presence: 'friends',
    challenges: 'everybody',
  });
  expect((await ask('/api/me/profile', undefined, 'PATCH', { games: true })).statusCode).toBe(401);
  expect((await ask('/api/me/profile', ann, 'PATCH', { seeds: true })).statusCode).toBe(400);
  const shows = (await ask('/api/me/profile', ann, 'PATCH', { games: true, ratings: false })).json();
  expect(shows).toEqual({
    ratings: false,
    statistics: false,
    games: true,
    presence: 'friends',
    challenges: 'everybody',
  });
  expect(await idsOf(ann, '', bob)).toEqual([open]);
  expect(await idsOf(ann, 'as=others')).toEqual([open]);
  expect((await ask(`${of}/statistics`)).json()).toMatchObject({ code: 'not-allowed' });
  expect((await ask(`${of}/ratings/two`)).json()).toMatchObject({ code: 'not-allowed' });
  expect((await ask(`${of}/ratings/two`, ann)).statusCode).toBe(200);
});

test('a lasting name leads to its player, a guest’s to nobody', async () => {
  expect((await ask('/api/members/Guest')).json()).toMatchObject({ code: 'unknown-player' });
  await host.store.enrol({ player: bob.player.id, nameKey: 'bobbin', at: 7 });
  await host.store.renamePlayer({ player: bob.player.id, name: 'Bobbin', nameKey: 'bobbin' });
  expect((await ask('/api/members/BOBBIN')).json()).toEqual({
    player: { id: bob.player.id, name: 'Bobbin', member: true } satisfies Player,
    since: 7,
    shows: { ratings: true, statistics: false, games: false },
    finishes: { games: 1 },
  });
});

test('rows have the names of today, as the list of opponents has; records the names they were played under', async () => {
  const { opponents } = (await ask('/api/me/opponents', ann)).json<{ opponents: object[] }>();
  expect(opponents).toContainEqual(expect.objectContaining({ opponent: bob.player.id, name: 'Bobbin' }));
  const { games } = (await ask(`/api/players/${ann.player.id}/games?opponent=${bob.player.id}`, ann)).json<{
    games: { table: { table: string; seats: { player: Player }[] } }[];
  }>();
  const namesOf = ({ table }: (typeof games)[number]) =>
    table.seats.filter(({ player }) => player.id === bob.player.id).map(({ player }) => player.name);
  expect(games.map(namesOf)).toEqual([['Bobbin'], ['Bobbin'], ['Bobbin']]);
  const record = (await ask(`/api/tables/${tables[3]}/record`, ann)).json<GameRecord>();
  expect(record.players).toContain(bob.player.name);
});

test('adds up points, places and who was ahead; games that were broken off and those of others do not count', async () => {
  const { modes } = (await ask(`/api/players/${ann.player.id}/statistics`, ann)).json<{
    modes: { mode: string; games: number; scored: number; kinds: Record<string, number> }[];
  }>();
  expect(modes.map(({ mode, games, scored }) => [mode, games, scored])).toEqual([
    ['two', 1, 1],
    ['duel', 2, 2],
  ]);
  const [game] = (await gamesOf(bob)).games.slice(-1);
  const ahead = game!.place === 1 ? 1 : 0;
  const versus = `/api/players/${bob.player.id}/versus/${ann.player.id}`;
  const two = { mode: 'two', games: 1, ahead, behind: 1 - ahead };
  expect((await ask(versus, ann)).json()).toEqual({
    modes: [two, expect.objectContaining({ mode: 'duel' })],
  });
  // none of them was rated
  expect((await ask(versus)).json()).toEqual({ modes: [] });
  const { opponents } = (await ask('/api/me/opponents', ann)).json<{ opponents: object[] }>();
  expect(opponents).toContainEqual(expect.objectContaining({ opponent: bob.player.id, games: 3 }));
  expect((await ask('/api/me/opponents')).statusCode).toBe(401);
});

test('gives my games away as records that verify, one in a line, and goes on where it was cut off', async () => {
  const url = '/api/me/games/export.ndjson';
  expect((await ask(url)).statusCode).toBe(401);
  const whole = await ask(url, ann);
  expect(whole.headers['content-type']).toContain('application/x-ndjson');
  const records = whole.body
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as GameRecord & { table: string });
  expect(records.map(({ table }) => table)).toEqual(tables);
  expect(records.map(record => verifyRecord(record).ok)).toEqual([true, true, true, true]);
  expect(records.map(({ deal }) => deal !== undefined)).toEqual([false, false, true, true]);
  const rest = await ask(`${url}?after=${tables[1]}`, ann);
  expect(rest.body).toBe(whole.body.split('\n').slice(2).join('\n'));
  expect((await ask(`${url}?after=${tables[0]}`, bob)).json()).toMatchObject({ code: 'unknown-table' });
  expect((await ask(`${url}?mode=two&result=aborted`, bob)).body).toContain(tables[1]);
  const [one, other] = await Promise.all([ask(url, ann), ask(url, ann)]);
  expect(new Set([one.statusCode, other.statusCode])).toEqual(new Set([200, 429]));
});

test('who asks for all games and reads none of them is cut off, and nothing is gathered for them', async () => {
  const { server } = host.server.app;
  expect(server.timeout).toBe(60_000);
  server.timeout = 500;
  archive.isEndless = true;
  // as if the system took nothing off the socket any more, whose buffers hold megabytes
  const cut = new Promise<Socket>(resolve =>
    server.once('connection', (socket: Socket) => socket.once('close', () => resolve(socket)).cork()),
  );
  const url = '/api/me/games/export.ndjson';
  const headers = { authorization: `Bearer ${ann.token}` };
  const stalled = get(`${host.origin}${url}`, { headers, agent: false });
  stalled.on('error', () => undefined);
  const { writableHighWaterMark } = await cut;
  archive.isEndless = false;
  server.timeout = 60_000;
  const whole = await ask(url, ann);
  expect(whole.statusCode).toBe(200);
  expect(archive.pages).toBeGreaterThan(1);
  expect(archive.pages * whole.body.length).toBeLessThan(2 * writableHighWaterMark);
});

test('files what a process that died has left over, and reads past what cannot be read', async () => {
  const [, , link] = tables as [string, string, string];
  const real = host.store;
  const events = (await real.readEvents({ table: link, after: 0 })).map(({ body }) => ({ body }));
  const { summary } = (await real.listArchive({ player: ann.player.id })).games.find(
    ({ id }) => id === link,
  )!;
  const table = {
    game: 'duel',
    visibility: 'link',
    openedBy: 'x',
    seed: 'ab',
    seats: [],
    status: 'over',
    dueAt: undefined,
    toAct: undefined,
    summary,
    changedAt: 5,
  } as const;
  await real.createTable({ ...table, id: 'left-over', command: 'l', events });
  await real.createTable({
    ...table,
    id: 'damaged',
    command: 'd',
    changedAt: 9,
    events: [{ body: '{"type":"odd"}' }],
  });
  await host.server.archiver.catchUp();
  expect((await real.listUnarchived({ limit: 9 })).map(({ id }) => id)).toEqual(['damaged']);
  expect((await real.listArchive({ player: ann.player.id })).games).toHaveLength(5);
  expect(host.log.filter(line => line.includes('not in the archives yet'))).toHaveLength(1);
  await host.server.archiver.catchUp();
  expect(host.log.filter(line => line.includes('not in the archives yet'))).toHaveLength(1);
});

test('who is erased is erased in the archives of others, and has none', async () => {
  await host.server.app.inject({
    url: '/api/me',
    method: 'DELETE',
    headers: { authorization: `Bearer ${ann.token}` },
  });
  const page = await ask(`/api/players/${bob.player.id}/games?opponent=${ann.player.id}`, bob);
  expect(page.json<Games>().games.length).toBe(4);
  expect(page.body).toContain('"name":"—"');
  expect((await ask(`/api/players/${ann.player.id}/games`, bob)).json()).toMatchObject({
    code: 'not-allowed',
  });
  expect((await host.store.listArchive({ player: ann.player.id })).games).toEqual([]);
});
