/** Finished games of a member: read from the records here, replayed from a device's, and never on anybody's word. */
import { formatLink, type GameRecord, gameById, Random, writeRecord } from '@kingdomino/rules';
import { achievementsOf, type FinishedGame } from '@kingdomino/table/achievements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RetentionJob } from '../admin/retention-job.ts';
import { open, openForTwo, playOn } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { quickPool } from '../testing/fake-bot-pool.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ports = new FakePorts('played');
let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({ ports, pool: quickPool() });
});
afterAll(() => host.stop());

async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  who: PlayerClient | undefined,
  rest: object | string = '',
) {
  const [path, payload] = typeof rest === 'string' ? [rest, undefined] : ['', rest];
  return host.ask<Kept>(who, method, `/api/me/played${path}`, payload);
}

interface Kept {
  readonly games: readonly (FinishedGame & { readonly origin: string })[];
  readonly more?: true;
  readonly code?: string;
}

const enrol = (player: PlayerClient) =>
  host.store.enrol({ player: player.player.id, nameKey: player.player.id, at: 1 });

async function newMember(): Promise<PlayerClient> {
  const player = await host.player();
  await enrol(player);
  return player;
}

function deviceRecord(seed: number, game: 'kingdomino' | 'duel' = 'kingdomino', isWhole = true): GameRecord {
  const rules = gameById(game);
  const options = rules.readOptions(game === 'duel' ? {} : { players: 2, harmony: true });
  if (!options.ok) throw new Error(options.error.text);
  const state = rules.start(options.value);
  const random = new Random(seed);
  const moves: string[] = [];
  while (rules.toAct(state) !== 'nobody' && (isWhole || moves.length < 20)) {
    const move = rules.moveAt(state, random.below(rules.countMoves(state)));
    moves.push(rules.format(move));
    rules.advance(state, move);
  }
  return writeRecord(rules, state, moves);
}

function handedIn(who: PlayerClient, record: GameRecord, change: object = {}): object {
  const link = formatLink(record);
  if (!link.ok) throw new Error(link.error.text);
  return {
    player: who.player.id,
    id: 'ab12cd34ef56',
    at: 1000,
    link: link.value,
    seats: ['me', 'knight'],
    ...change,
  };
}

test('what was played at tables counts, of before the name lasted too; nobody else sees it', async () => {
  const [ann, bob] = [await host.player(), await host.player()];
  const table = await openForTwo(ann, bob);
  const [played] = await Promise.all([playOn(ann, table), playOn(bob, table)]);
  expect(await ask('GET', undefined)).toMatchObject({ status: 401 });
  expect(await ask('GET', ann)).toMatchObject({ status: 403, body: { code: 'members-only' } });
  await enrol(ann);
  const { body } = await ask('GET', ann);
  const seat = played.seatOf(ann.player.id)!;
  const { scores, ranking } = played.ended!.outcome!;
  expect(body!.games).toMatchObject([
    { origin: 'table', id: table, game: 'kingdomino', mine: { points: scores[seat]!.total } },
  ]);
  expect(body!.games[0]!.mine.place === 1).toBe(ranking[0]!.includes(seat));
  expect(JSON.stringify(body)).not.toContain(bob.player.id);
  expect((await ask('GET', ann)).body).toEqual(body);
  expect((await ask('GET', await newMember())).body).toMatchObject({ games: [] });
});

test('against a bot: its level is known; a game that a bot finished for me is not mine', async () => {
  const [ann, bob] = [await newMember(), await host.player()];
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'squire' as const }];
  const table = await open(ann, { game: 'duel', options: {}, seats });
  await ann.watch(table);
  await ann.request({ type: 'ready', table, salt: 'salt-of-ann' });
  await playOn(ann, table);
  const left = await openForTwo(ann, bob, { game: 'duel', options: {} });
  await ann.request({ type: 'leave', table: left });
  expect((await playOn(bob, left)).ended).toMatchObject({ reason: 'finished' });
  const { body } = await ask('GET', ann);
  expect(body!.games).toMatchObject([{ id: table, game: 'duel', others: [{ level: 'squire' }] }]);
});

test('who wins because the other gives up has won, and has neither points nor bonuses', async () => {
  const [ann, bob] = [await newMember(), await host.player()];
  const options = { players: 2, harmony: true, middleKingdom: true };
  const table = await openForTwo(ann, bob, { options, absence: { kind: 'forfeit' } });
  await bob.request({ type: 'leave', table });
  await ann.until(table, online => online.status === 'over');
  const { games } = (await ask('GET', ann)).body!;
  expect(games).toMatchObject([{ mine: { points: 0, place: 1, feats: { harmony: 0, middleKingdom: 0 } } }]);
  expect(
    achievementsOf(games)
      .filter(({ by }) => by)
      .map(({ id }) => id),
  ).toEqual(['win/2']);
});

test('a device’s game is replayed, counted once, and taken back', async () => {
  const [ann, eve] = [await newMember(), await newMember()];
  const record = deviceRecord(3);
  for (const _ of [1, 2]) expect((await ask('POST', ann, handedIn(ann, record))).status).toBe(204);
  const far = ports.now() + 1e9;
  const duel = handedIn(ann, deviceRecord(4, 'duel'), { id: 'second', at: far, seats: ['friend', 'me'] });
  expect((await ask('POST', ann, duel)).status).toBe(204);
  const { games } = (await ask('GET', ann)).body!;
  const totals = record.result!.scores.map(({ total }) => total);
  expect(games).toMatchObject([
    {
      origin: 'device',
      id: 'ab12cd34ef56',
      at: 1000,
      switches: ['harmony'],
      mine: { points: totals[0] },
      others: [{ points: totals[1], level: 'knight' }],
    },
    { id: 'second', game: 'duel', at: ports.now() },
  ]);
  expect(games[1]!.others[0]).not.toHaveProperty('level');
  await ask('DELETE', eve, '/second');
  expect((await ask('GET', ann)).body.games).toHaveLength(2);
  for (const _ of [1, 2]) expect((await ask('DELETE', ann, '/second')).status).toBe(204);
  expect((await ask('GET', ann)).body.games).toHaveLength(1);
  const { body } = await host.ask<{ player: { played: unknown } }>(ann, 'GET', '/api/me/export');
  expect(body.player.played).toEqual([games[0]]);
  await host.ask(ann, 'DELETE', '/api/me');
  expect(await host.store.playedOf(ann.player.id)).toEqual([]);
});

test('what cannot have been is refused with a reason, and nothing is kept', async () => {
  const ann = await newMember();
  const good = deviceRecord(5);
  const open = deviceRecord(5, 'kingdomino', false);
  const { link } = handedIn(ann, good) as { link: string };
  const refused: readonly (readonly [object, string])[] = [
    [handedIn(await newMember(), good), 'not-allowed'],
    [handedIn(ann, open), 'not-over'],
    [handedIn(ann, good, { link: link.slice(0, -1) }), 'illegal'],
    [handedIn(ann, good, { link: '' }), 'illegal'],
    [handedIn(ann, good, { seats: ['squire', 'knight'] }), 'bad-seats'],
    [handedIn(ann, good, { seats: ['me', 'me'] }), 'bad-seats'],
    [handedIn(ann, good, { seats: ['me', 'squire', 'squire'] }), 'bad-seats'],
    [handedIn(ann, good, { seats: ['me', 'wizard'] }), 'bad-message'],
    [handedIn(ann, good, { id: '../x' }), 'bad-message'],
    [handedIn(ann, good, { at: -1 }), 'bad-message'],
    [handedIn(ann, good, { points: 999 }), 'bad-message'],
    [handedIn(ann, good, { link: 'x'.repeat(5000) }), 'bad-message'],
    [{}, 'bad-message'],
  ];
  for (const [body, code] of refused) expect((await ask('POST', ann, body)).body).toMatchObject({ code });
  const guest = await host.player();
  expect((await ask('POST', guest, handedIn(guest, good))).body).toMatchObject({
    code: 'members-only',
  });
  expect((await ask('POST', undefined, handedIn(ann, good))).status).toBe(401);
  expect((await ask('GET', ann)).body).toMatchObject({ games: [] });
});

test('beyond a thousand the oldest go to which nothing is owed', async () => {
  const ann = await newMember();
  const body = (points: number) =>
    JSON.stringify({
      game: 'kingdomino',
      switches: [],
      mine: { points, place: 2 },
      others: [{ points: 9, place: 1 }],
    });
  const note = (_: unknown, at: number) =>
    host.store.notePlayed({
      player: ann.player.id,
      origin: 'device',
      id: `g${at}`,
      at,
      body: body(at === 0 ? 300 : 30),
    });
  await Promise.all(Array.from({ length: 1000 }, note));
  await ask('POST', ann, handedIn(ann, deviceRecord(6)));
  const ids = (await ask('GET', ann)).body.games.map(({ id }) => id);
  expect([ids.length, ids[0], ids[1], ids.at(-1)]).toEqual([950, 'g0', 'g52', 'ab12cd34ef56']);
});

test('when tables are forgotten, what members reached there stays, without asking', async () => {
  const [ann, bob] = [await newMember(), await host.player()];
  const table = await openForTwo(ann, bob);
  await Promise.all([playOn(ann, table), playOn(bob, table)]);
  ports.time += 10 * 86_400_000;
  const retention = { idleGuests: 0, closedTables: 0, finishedTables: 5, talk: 0, reports: 0 };
  await new RetentionJob({ store: host.store, ports, retention, onDeleted: () => undefined }).run();
  expect(await host.store.readEvents({ table, after: 0 })).toEqual([]);
  expect((await ask('GET', ann)).body.games).toMatchObject([{ id: table }]);
  expect(await host.store.playedOf(bob.player.id)).toEqual([]);
});
