/** Tournaments over HTTP with real tables: who may do what, results that count once, deals that nobody sees too early. */
import type {
  Club,
  NewsList,
  Refused,
  TournamentRound,
  Tournaments,
  TournamentView,
  TournamentWish,
} from '@kingdomino/protocol';
import { type GameRecord, verifyRecord } from '@kingdomino/rules';
import { sha256, toHex } from '@kingdomino/rules/hashing';
import { BREAK } from '@kingdomino/table/tournaments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, playOn } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { quickPool } from '../testing/fake-bot-pool.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { jumpInTime } from '../testing/jump-in-time.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ports = new FakePorts('tournaments');
let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({ ports, pool: quickPool(), silence: Number.POSITIVE_INFINITY });
});
afterAll(() => host.stop());

type Answered = TournamentView & Refused;
const plan = (change: Partial<TournamentWish> = {}): TournamentWish => ({
  kind: 'swiss',
  mode: 'two',
  rated: false,
  visibility: 'public',
  most: 8,
  rounds: 2,
  seconds: 300,
  increment: 10,
  ...change,
});

async function members(count: number): Promise<PlayerClient[]> {
  const players = await host.players(count);
  for (const player of players) await host.ask(player, 'POST', '/api/me/recovery');
  return players;
}

/** What came of it, or the refusal. */
async function then(
  player: PlayerClient,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Answered> {
  const { body } = await host.ask<Answered>(player, method, `/api/tournaments${path}`, payload);
  const id = body.tournament ?? path.split('/')[1]!;
  return body.code === undefined ? look(id, player) : body;
}
const look = async (id: string, player?: PlayerClient) =>
  (await host.ask<Answered>(player, 'GET', `/api/tournaments/${id}`)).body;
const create = (player: PlayerClient, change: Partial<TournamentWish> = {}) =>
  then(player, 'POST', '', plan(change));
const join = (id: string, player: PlayerClient) => then(player, 'PUT', `/${id}/me`);
const order = (id: string, player: PlayerClient, payload: object) =>
  then(player, 'POST', `/${id}/orders`, payload);
const round = async (id: string, number: number, player?: PlayerClient) =>
  (await host.ask<TournamentRound & Refused>(player, 'GET', `/api/tournaments/${id}/rounds/${number}`)).body;
const step = async (milliseconds = 1000) => {
  ports.time += milliseconds;
  // the first may be one that was under way before
  for (let again = 0; again < 2; again++) await host.server.tournaments.tournamentSteps.step();
};

/** A tournament that has begun, with these players in it. */
async function begun(
  players: readonly PlayerClient[],
  change: Partial<TournamentWish> = {},
): Promise<string> {
  const { tournament } = await create(players[0]!, change);
  for (const player of players) await join(tournament, player);
  await order(tournament, players[0]!, { order: 'start' });
  await step();
  return tournament;
}

/** Everybody plays the table they are sent to. */
async function playRound(id: string, players: readonly PlayerClient[]): Promise<void> {
  await Promise.all(
    players.map(async player => {
      const table = (await look(id, player)).mine?.table;
      if (table === undefined) return;
      await player.watch(table);
      await player.request({ type: 'ready', table, salt: 'salt-of-each' });
      await playOn(player, table);
    }),
  );
}

test('a Swiss from the plan to the podium, with records that can be verified', async () => {
  const players = await members(4);
  const [ann, bob] = players as [PlayerClient, PlayerClient];
  const made = await create(ann);
  const id = made.tournament;
  expect(made).toMatchObject({
    state: 'open',
    players: 0,
    organiser: true,
    name: expect.stringMatching(/^[A-Z][a-z]+$/),
  });
  for (const player of players) await join(id, player);
  expect((await join(id, bob)).players).toBe(4);
  expect(await order(id, bob, { order: 'start' })).toMatchObject({ code: 'not-allowed' });
  await order(id, ann, { order: 'start' });
  await step();
  const first = await look(id, ann);
  expect(first).toMatchObject({ state: 'running', round: 1, playing: 2, mine: { state: 'in' } });
  expect(first.games.every(({ table }) => table !== undefined)).toBe(true);
  await playRound(id, players);
  await step();
  expect(await look(id)).toMatchObject({ playing: 0, round: 1, nextRoundAt: expect.any(Number) as number });
  await step(BREAK);
  expect((await look(id)).round).toBe(2);
  await playRound(id, players);
  await step();
  await step();
  const over = await look(id, bob);
  expect(over).toMatchObject({ state: 'over', podium: { length: 3 } });
  expect(over.standings.reduce((sum, { games }) => sum + games, 0)).toBe(8);
  const sum = over.standings.reduce((total, { score }) => total + score, 0);
  expect(sum).toBe(4);
  const lists = await host.ask<Tournaments>(bob, 'GET', '/api/tournaments?list=past');
  expect(lists.body.tournaments.map(({ tournament }) => tournament)).toContain(id);
  const mine = await host.ask<Tournaments>(bob, 'GET', '/api/tournaments?list=mine');
  expect(mine.body.tournaments).toHaveLength(1);
  const url = `/api/tournaments/${id}/games.ndjson`;
  const headers = { authorization: `Bearer ${bob.token}` };
  const { body: text } = await host.server.app.inject({ method: 'GET', url, headers });
  const records = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as GameRecord);
  expect(records).toHaveLength(4);
  for (const record of records) expect(verifyRecord(record).ok).toBe(true);
  const events = await host.ask<{ events: { type: string }[] }>(
    undefined,
    'GET',
    `/api/tournaments/${id}/events`,
  );
  expect(events.body.events.filter(({ type }) => type === 'finished')).toHaveLength(4);
});

describe('a duplicate', () => {
  test('everybody plays the same deal; commitments before, seeds after, and nobody looks at others meanwhile', async () => {
    const players = await members(3);
    const [ann, bob, eve] = players as [PlayerClient, PlayerClient, PlayerClient];
    const id = await begun(players, { kind: 'duplicate', against: 'bots', bots: 'squire', mode: 'four' });
    const { deals, mine } = await look(id, ann);
    expect(deals).toHaveLength(2);
    const own = mine!.table!;
    const seen = await look(id, bob);
    expect(seen.games.filter(({ table }) => table !== undefined)).toHaveLength(1);
    const deal = `${id}-1`;
    for (const who of [bob, eve, undefined]) {
      for (const url of ['events', 'moves', 'record'])
        expect((await host.ask(who, 'GET', `/api/tables/${own}/${url}`)).status).toBe(403);
      expect((await host.ask(who, 'GET', `/api/deals/${deal}`)).status).toBe(404);
      // nor of a round that is to come
      expect((await host.ask(who, 'GET', `/api/deals/${id}-2`)).status).toBe(404);
    }
    expect(await bob.request({ type: 'watch', table: own, version: 0 })).toMatchObject({
      code: 'not-allowed',
    });
    for (const player of [ann, bob]) {
      const table = (await look(id, player)).mine!.table!;
      await player.watch(table);
      await playOn(player, table);
    }
    await step();
    // two are done, the third still plays: no seed, no points of others
    expect((await round(id, 1, ann)).deal).not.toHaveProperty('seed');
    expect((await host.ask(eve, 'GET', `/api/tables/${own}/record`)).status).toBe(403);
    const before = await round(id, 1, eve);
    expect(
      before.games.find(({ seats }) => seats[0]!.player!.id === ann.player.id)?.seats[0],
    ).not.toHaveProperty('points');
    expect(
      await eve.request({
        type: 'create',
        game: 'kingdomino',
        options: { players: 4 },
        seats: [
          { kind: 'me' },
          { kind: 'bot', level: 'squire' },
          { kind: 'bot', level: 'squire' },
          { kind: 'bot', level: 'squire' },
        ],
        clock: { kind: 'none' },
        absence: { kind: 'forfeit' },
        undo: false,
        visibility: 'link',
        deal: { kind: 'of', table: own },
      }),
    ).toMatchObject({ code: 'not-over' });
    const last = (await look(id, eve)).mine!.table!;
    await eve.watch(last);
    await playOn(eve, last);
    await step();
    const told = await round(id, 1, ann);
    expect(toHex(sha256(Buffer.from(told.deal!.seed!, 'hex')))).toBe(deals![0]);
    expect(
      (await round(id, 1)).games.map(({ seats }) => seats[0]!.percent).reduce((a, b) => a! + b!, 0),
    ).toBe(150);
    const record = (await host.ask<GameRecord>(eve, 'GET', `/api/tables/${own}/record`)).body;
    expect(verifyRecord(record).ok).toBe(true);
    const draws = (player: PlayerClient, table: string) =>
      player.tables.get(table)!.moves.flatMap(({ by, text }) => (by === 'chance' ? [text] : []));
    expect(draws(eve, last)).toEqual(draws(ann, own));
    await step(BREAK);
    expect(await look(id)).toMatchObject({ round: 2 });
    expect((await host.ask(ann, 'GET', `/api/deals/${id}-2`)).status).toBe(404);
  });
});

test('nothing is opened or counted twice, whoever looks and however often', async () => {
  const players = await members(2);
  const id = await begun(players, { rounds: 1 });
  const other = await startTestServer({
    store: { ...host.store, close: async () => undefined },
    ports,
    pool: quickPool(),
    silence: Number.POSITIVE_INFINITY,
  });
  const steps = [host, other].map(({ server }) => server.tournaments.tournamentSteps);
  for (let again = 0; again < 3; again++) await Promise.all(steps.map(one => one.advance(id)));
  expect((await look(id)).playing).toBe(1);
  await playRound(id, players);
  for (let again = 0; again < 3; again++) await Promise.all(steps.map(one => one.advance(id)));
  const over = await look(id);
  expect(over.state).toBe('over');
  expect(over.standings.map(({ games }) => games)).toEqual([1, 1]);
  // the other began in its place, as nobody shares a file: once it is known again, the other can leave
  await host.server.time.beat();
  await other.stop();
});

test('a process that dies between pairing and opening: the tables are opened by the next', async () => {
  const players = await members(2);
  const { tournament: id } = await create(players[0]!, { rounds: 1 });
  for (const player of players) await join(id, player);
  await order(id, players[0]!, { order: 'start' });
  const { store } = host;
  const events = [
    {
      type: 'paired',
      at: ports.time,
      round: 1,
      games: [{ game: 0, table: 'paired-and-not-opened', players: players.map(({ player }) => player.id) }],
    },
  ];
  const version = (await look(id)).version;
  const summary = { state: 'running', summary: '{}', orderAt: 1 };
  await store.appendTournament({
    id,
    after: version,
    events: events.map(event => JSON.stringify(event)),
    ...summary,
    dueAt: 0,
  });
  await step();
  expect((await look(id, players[1])).mine?.table).toBe('paired-and-not-opened');
  await playRound(id, players);
  await step();
  await step();
  expect((await look(id)).state).toBe('over');
});

test('who does not come loses on time, and the round goes on', async () => {
  const players = await members(2);
  const id = await begun(players, { rounds: 2, seconds: 30, increment: 0 });
  const wait = async () => {
    for (let again = 0; again < 20 && (await look(id)).playing > 0; again++) {
      await jumpInTime(host, ports, ports.time + 6000);
      await host.server.sweeper.sweep();
      await step();
    }
  };
  await wait();
  const { standings, games } = await look(id);
  expect(games).toEqual([]);
  expect(standings.map(({ score }) => score)).toEqual([1, 0]);
  expect((await round(id, 1)).games[0]!.seats.filter(({ forfeited }) => forfeited)).toHaveLength(1);
  await step(BREAK);
  await wait();
  await step();
  expect((await look(id)).state).toBe('over');
});

test('an arena pairs who is free, by time, and ends', async () => {
  const players = await members(3);
  const { tournament: id } = await create(players[0]!, {
    kind: 'arena',
    minutes: 5,
    startsAt: ports.time + 60_000,
  });
  for (const player of players) await join(id, player);
  await step(1000);
  expect((await look(id)).state).toBe('open');
  await step(60_000);
  expect(await look(id)).toMatchObject({
    state: 'running',
    playing: 1,
    endsAt: expect.any(Number) as number,
  });
  await playRound(id, players);
  await step(4000);
  await step(4000);
  const second = await look(id);
  expect(second.playing).toBe(1);
  await step(400_000);
  await playRound(id, players);
  await step();
  await step();
  expect(await look(id)).toMatchObject({ state: 'over' });
});

test('a knock-out of three: a bye, best of three, a winner', async () => {
  const players = await members(3);
  const id = await begun(players, { kind: 'knockout', mode: 'duel' });
  for (let game = 0; game < 12 && (await look(id)).state === 'running'; game++) {
    await playRound(id, players);
    await step(BREAK);
    await step(BREAK);
  }
  const over = await look(id);
  expect(over.state).toBe('over');
  expect(over.standings[0]!.score).toBeGreaterThan(0);
  const [first, final] = over.bracket!;
  // somebody has a bye, and meets who has won the other match
  const [rests, plays] = first!.map(({ sides }) => sides.filter(({ player }) => player !== undefined));
  expect(rests!.length + plays!.length).toBe(3);
  const winner = final![0]!.sides.find(({ won }) => won)!;
  expect(winner.player).toEqual(over.podium![0]);
  expect(winner.wins).toBeGreaterThan(0);
});

describe('who may do what', () => {
  test('plans are for members; what cannot be is refused with a reason', async () => {
    const guest = await host.player();
    expect(await create(guest)).toMatchObject({ code: 'members-only' });
    const [ann] = (await members(1)) as [PlayerClient];
    expect(await create(ann, { kind: 'arena' })).toMatchObject({ code: 'bad-tournament' });
    expect(await create(ann, { kind: 'knockout', mode: 'three' })).toMatchObject({ code: 'bad-tournament' });
    expect((await host.ask(ann, 'POST', '/api/tournaments', { ...plan(), extra: 1 })).status).toBe(400);
    expect((await host.ask(undefined, 'POST', '/api/tournaments', plan())).status).toBe(401);
    for (let n = 0; n < 5; n++) await create(ann);
    const deals = await host.store.countRows(['deals']);
    expect(await create(ann, { kind: 'duplicate' })).toMatchObject({ code: 'too-many-tournaments' });
    expect(await host.store.countRows(['deals'])).toEqual(deals);
  });

  test('guests play where nothing is rated; one by link is not listed; unknown ones are not there', async () => {
    const [ann] = (await members(1)) as [PlayerClient];
    const guest = await host.player();
    const rated = await create(ann, { rated: true });
    expect(await join(rated.tournament, guest)).toMatchObject({ code: 'members-only' });
    const hidden = await create(ann, { visibility: 'link' });
    expect((await join(hidden.tournament, guest)).mine).toMatchObject({ state: 'in' });
    const { body } = await host.ask<Tournaments>(guest, 'GET', '/api/tournaments?list=soon');
    expect(body.tournaments.map(({ tournament }) => tournament)).toContain(rated.tournament);
    expect(body.tournaments.map(({ tournament }) => tournament)).not.toContain(hidden.tournament);
    expect(await look('no-such-tournament')).toMatchObject({ code: 'unknown-tournament' });
    expect(await round(hidden.tournament, 1)).toMatchObject({ code: 'unknown-tournament' });
    const left = await then(guest, 'DELETE', `/${hidden.tournament}/me`);
    expect(left).not.toHaveProperty('mine');
  });

  test('a club’s are planned by its admins, for its members or for who has the link, and run by any admin', async () => {
    const [ann, bob, eve] = (await members(3)) as [PlayerClient, PlayerClient, PlayerClient];
    const { club, link } = (
      await host.ask<Club>(ann, 'POST', '/api/clubs', { name: 'Friends', scoring: 'wins' })
    ).body;
    expect(await create(bob, { club })).toMatchObject({ code: 'unknown-club' });
    await host.ask(bob, 'POST', `/api/club-links/${link}`);
    expect(await create(bob, { club })).toMatchObject({ code: 'not-allowed' });
    const made = await create(ann, { club });
    expect(made.visibility).toBe('link');
    expect(await join(made.tournament, eve)).toMatchObject({ code: 'unknown-club' });
    expect((await join(made.tournament, bob)).mine).toMatchObject({ state: 'in' });
    const byLink = await create(ann, { club, byLink: true });
    expect((await join(byLink.tournament, eve)).mine).toMatchObject({ state: 'in' });
    const list = `/api/tournaments?list=all&club=${club}`;
    expect((await host.ask(eve, 'GET', list)).status).toBe(404);
    const listed = (await host.ask<Tournaments>(bob, 'GET', list)).body.tournaments;
    expect(listed.map(({ tournament }) => tournament).sort()).toEqual(
      [made.tournament, byLink.tournament].sort(),
    );
    const everybody = await host.ask<Tournaments>(undefined, 'GET', '/api/tournaments?list=all');
    expect(JSON.stringify(everybody.body)).not.toContain(byLink.tournament);
    expect(await order(made.tournament, bob, { order: 'cancel' })).toMatchObject({ code: 'not-allowed' });
    await host.ask(ann, 'PUT', `/api/clubs/${club}/admins/${bob.player.id}`);
    expect(await look(made.tournament, bob)).toMatchObject({ organiser: true });
    // who planned it is gone, and it goes on
    await host.ask(ann, 'DELETE', '/api/me');
    expect(await order(made.tournament, bob, { order: 'cancel' })).toMatchObject({ state: 'cancelled' });
  });

  test('who has blocked the other is paired with somebody else, as long as there is somebody', async () => {
    const players = await members(4);
    const [ann, bob] = players as [PlayerClient, PlayerClient];
    const opponents = async (id: string) =>
      (await look(id)).games.map(({ seats }) => seats.map(({ player }) => player!.id));
    const together = (games: string[][]) =>
      games.some(both => both.includes(ann.player.id) && both.includes(bob.player.id));
    const plain = await begun(players, { rounds: 1 });
    const [met] = (await opponents(plain)) as [string[]];
    const [one, other] = met.map(id => players.find(({ player }) => player.id === id)!);
    await host.ask(one, 'PUT', `/api/me/relations/block/${other!.player.id}`);
    const next = await opponents(await begun(players, { rounds: 1 }));
    expect(next.map(both => [...both].sort())).not.toContainEqual([...met].sort());
    // only the two are there
    await host.ask(ann, 'PUT', `/api/me/relations/block/${bob.player.id}`);
    expect(together(await opponents(await begun([ann, bob], { rounds: 1 })))).toBe(true);
  });

  test('that it begins is news for its players, also when the organiser says so', async () => {
    const players = await members(2);
    await begun(players, { rounds: 1 });
    for (const player of players) {
      const { news } = (await host.ask<NewsList>(player, 'GET', '/api/me/news')).body;
      expect(news.map(({ kind }) => kind).sort()).toEqual(['paired', 'tournament']);
    }
  });

  test('a player’s own unfinished tables do not keep the tournament from opening one', async () => {
    const players = await members(2);
    for (let n = 0; n < 30; n++) await open(players[0]!, { visibility: 'link' });
    const id = await begun(players, { rounds: 1 });
    expect((await look(id, players[0])).mine?.table).toBeDefined();
  });
});

test('a stranger sees what anybody may, enters nothing, and learns no seed', async () => {
  const [ann] = (await members(1)) as [PlayerClient];
  const { tournament } = await create(ann, { kind: 'duplicate', visibility: 'link' });
  const rows = () => host.store.countRows(['tournaments', 'tournament_players', 'tournament_events']);
  const before = await rows();
  const seeds = await Promise.all([1, 2].map(number => host.store.readDealSeed(`${tournament}-${number}`)));
  for (const path of ['', '/standings', '/events', '/rounds/1']) {
    const { body } = await host.server.app.inject(`/api/tournaments/${tournament}${path}`);
    for (const seed of seeds) expect(body).not.toContain(seed);
  }
  for (const [method, path] of [
    ['PUT', '/me'],
    ['DELETE', '/me'],
    ['POST', '/check-in'],
    ['POST', '/orders'],
    ['GET', '/games.ndjson'],
  ] as const) {
    const payload = path === '/orders' ? { payload: { order: 'cancel' } } : {};
    const url = `/api/tournaments/${tournament}${path}`;
    expect((await host.server.app.inject({ method, url, ...payload })).statusCode).toBe(401);
  }
  expect(await rows()).toEqual(before);
  expect((await host.server.app.inject('/api/tournaments?list=soon')).body).not.toContain(tournament);
  expect(host.log.join('\n')).not.toContain(seeds[0]);
});
