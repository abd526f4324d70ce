/** Clubs over HTTP: who may see and do what, which games count, and what is left of who goes. */
import type {
  Club,
  ClubInvitation,
  ClubNotices,
  ClubResults,
  ClubTables,
  MyClub,
  Refused,
} from '@kingdomino/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, openForTwo, tableOf, wish } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const DAY = 86_400_000;
let host: TestServer;
const ports = new FakePorts('clubs');
beforeAll(async () => {
  host = await startTestServer({
    ports,
    silence: Number.POSITIVE_INFINITY,
    settings: { MAX_CLUBS_PER_PLAYER: '2', MAX_MEMBERS_PER_CLUB: '3' },
  });
});
afterAll(() => host.stop());

async function found(founder: PlayerClient, wishes: object = {}): Promise<Club> {
  const made = await host.ask<Club>(founder, 'POST', '/api/clubs', {
    name: 'Friends',
    scoring: 'wins',
    ...wishes,
  });
  expect(made.status).toBe(200);
  return made.body;
}

const join = (player: PlayerClient, { link }: Club) =>
  host.ask<Club & Refused>(player, 'POST', `/api/club-links/${link}`);
const results = async (player: PlayerClient, { club }: Club, season = '') =>
  (await host.ask<ClubResults>(player, 'GET', `/api/clubs/${club}/results${season && `?season=${season}`}`))
    .body;
const tables = async (player: PlayerClient, { club }: Club) =>
  (await host.ask<ClubTables>(player, 'GET', `/api/clubs/${club}/tables`)).body;
const ofClub = ({ club }: Club) => ({ club, visibility: 'link', absence: { kind: 'forfeit' } }) as const;

/** `loser` gives up. */
async function playFor(club: Club, winner: PlayerClient, loser: PlayerClient): Promise<string> {
  const table = await openForTwo(winner, loser, ofClub(club));
  tableOf(await loser.request({ type: 'leave', table }));
  await winner.until(table, now => now.status === 'over');
  return table;
}

describe('a club', () => {
  test('is joined by its link, by guests too, who stay in it as members', async () => {
    const [ann, bob, cid, dan] = await host.players(4);
    const club = await found(ann!);
    const url = `/api/club-links/${club.link}`;
    ports.time += 1;
    const shown = { name: 'Friends', founder: ann!.player.name, members: 1 };
    expect((await host.ask<ClubInvitation>(undefined, 'GET', url)).body).toEqual(shown);
    expect((await join(bob!, club)).body).toMatchObject({
      members: [{ player: ann!.player }, { player: bob!.player }],
    });
    expect((await join(bob!, club)).body.members).toHaveLength(2);
    expect((await host.ask<ClubInvitation>(bob, 'GET', url)).body).toEqual({
      ...shown,
      members: 2,
      club: club.club,
    });
    await host.ask(bob, 'POST', '/api/me/recovery');
    const mine = await host.ask<{ clubs: MyClub[] }>(bob, 'GET', '/api/me/clubs');
    expect(mine.body.clubs).toMatchObject([{ club: club.club, name: 'Friends', members: 2 }]);
    expect((await join(cid!, club)).status).toBe(200);
    expect((await join(dan!, club)).body).toMatchObject({ code: 'club-full' });
    expect(JSON.stringify((await host.ask<object>(bob, 'GET', '/api/me/export')).body)).toContain(club.club);
  });

  test('is not founded nor renamed by who may not talk', async () => {
    const [eve] = await host.players(1);
    const club = await found(eve!);
    await host.server.perform('suspend', `${eve!.player.id} talk 1`);
    const wish = { name: 'Something rude', scoring: 'wins' };
    expect((await host.ask(eve, 'POST', '/api/clubs', wish)).body).toMatchObject({ code: 'suspended' });
    const renamed = await host.ask(eve, 'PATCH', `/api/clubs/${club.club}`, { name: 'Something ruder' });
    expect(renamed.body).toMatchObject({ code: 'suspended' });
    expect((await host.ask(eve, 'PATCH', `/api/clubs/${club.club}`, { bots: true })).status).toBe(200);
  });

  test('has a name as players have, and nobody is in too many', async () => {
    const [ann] = await host.players(1);
    for (const name of ['', 'x'.repeat(25), 'admin', 'a\u202eb'])
      expect((await host.ask(ann, 'POST', '/api/clubs', { name, scoring: 'wins' })).body.code).toMatch(
        /bad-(name|message)/,
      );
    await found(ann!);
    await found(ann!);
    expect((await host.ask(ann, 'POST', '/api/clubs', { name: 'x', scoring: 'wins' })).body.code).toBe(
      'too-many-clubs',
    );
    const other = await found(await host.player());
    expect((await join(ann!, other)).body.code).toBe('too-many-clubs');
  });

  test('is known to nobody else: neither its members nor its tables nor its results', async () => {
    const [ann, bob, eve] = await host.players(3);
    const club = await found(ann!);
    await join(bob!, club);
    const table = await playFor(club, ann!, bob!);
    const waiting = await open(ann!, ofClub(club));
    const at = `/api/clubs/${club.club}`;
    const season = { from: ports.time, scoring: 'points' };
    const asked: [Parameters<TestServer['ask']>[1], string, object?][] = [
      ['GET', at],
      ['GET', `${at}/results`],
      ['GET', `${at}/tables`],
      ['GET', `${at}/notices`],
      ['PATCH', at, { name: 'Mine' }],
      ['DELETE', at],
      ['POST', `${at}/link`],
      ['POST', `${at}/founder`, { player: eve!.player.id }],
      ['POST', `${at}/seasons`, season],
      ['PUT', `${at}/seasons/1`, season],
      ['PUT', `${at}/admins/${eve!.player.id}`],
      ['POST', `${at}/notices`, { text: 'Mine' }],
      ['DELETE', `${at}/members/${bob!.player.id}`],
      ['DELETE', `${at}/members/${eve!.player.id}`],
      ['GET', '/api/club-links/not-the-link-of-it'],
      ['POST', '/api/club-links/not-the-link-of-it'],
    ];
    for (const [method, url, body] of asked) {
      const answer = await host.ask(eve, method, url, body);
      expect([url, answer.body.code]).toEqual([url, 'unknown-club']);
      if (!url.includes('links')) expect((await host.ask(undefined, method, url, body)).status).toBe(401);
    }
    expect(await eve!.request(wish(ofClub(club)))).toMatchObject({ code: 'unknown-club' });
    const seen = await Promise.all(
      ['open', 'watch', 'mine', 'finished'].map(list =>
        host.ask<object>(eve, 'GET', `/api/tables?list=${list}`),
      ),
    );
    const texts = [...seen.map(({ body }) => JSON.stringify(body)), ...host.log].join('\n');
    for (const secret of [club.link, table, waiting]) expect(texts).not.toContain(secret);
    // who has the link of a table sees which club it is of, and comes no further by that
    const events = await host.ask<object>(eve, 'GET', `/api/tables/${table}/events`);
    expect(JSON.stringify(events.body)).not.toContain(club.link);
    for (const [method, url, body] of asked.slice(4, 12))
      expect((await host.ask(bob, method, url, body)).body.code).toBe('not-allowed');
  });

  test('is its founder’s, who removes, renews and passes on', async () => {
    const [ann, bob, cid] = await host.players(3);
    const club = await found(ann!);
    ports.time += 1;
    await join(bob!, club);
    await join(cid!, club);
    const at = `/api/clubs/${club.club}`;
    expect((await host.ask(ann, 'DELETE', `${at}/members/${cid!.player.id}`)).status).toBe(204);
    expect((await join(cid!, club)).body.code).toBe('unknown-club');
    const renewed = await host.ask<Club>(ann, 'POST', `${at}/link`);
    expect((await join(cid!, renewed.body)).status).toBe(200);
    expect((await host.ask(ann, 'POST', `${at}/founder`, { player: 'nobody' })).body.code).toBe(
      'not-allowed',
    );
    const passed = await host.ask<Club>(ann, 'POST', `${at}/founder`, { player: cid!.player.id });
    expect(passed.body.founder).toBe(cid!.player.id);
    expect((await host.ask<Club>(cid, 'PATCH', at, { name: 'Rivals' })).body.name).toBe('Rivals');
    await host.ask(cid, 'DELETE', '/api/me');
    expect((await host.ask<Club>(bob, 'GET', at)).body).toMatchObject({ founder: ann!.player.id });
    expect((await host.ask(ann, 'DELETE', at)).status).toBe(204);
    expect((await host.ask(bob, 'GET', at)).body.code).toBe('unknown-club');
  });
});

describe('admins', () => {
  const setUp = async () => {
    const [ann, bob, cid] = (await host.players(3)) as [PlayerClient, PlayerClient, PlayerClient];
    const club = await found(ann);
    for (const player of [bob, cid]) {
      ports.time += 1;
      await join(player, club);
    }
    const at = `/api/clubs/${club.club}`;
    const admin = `${at}/admins/${bob.player.id}`;
    return { ann, bob, cid, club, at, admin };
  };

  test('are appointed and taken back, and share what the founder decides', async () => {
    const { ann, bob, cid, at, admin } = await setUp();
    const appointed = await host.ask<Club>(ann, 'PUT', admin);
    expect(appointed.body.members.map(member => member.admin)).toEqual([true, true, undefined]);
    expect((await host.ask<Club>(bob, 'PATCH', at, { name: 'Ours' })).body.name).toBe('Ours');
    const mine = await host.ask<{ clubs: MyClub[] }>(bob, 'GET', '/api/me/clubs');
    expect(mine.body.clubs[0]).toMatchObject({ admin: true });
    expect(mine.body.clubs[0]).not.toHaveProperty('founder');
    for (const [method, url] of [
      ['DELETE', at],
      ['DELETE', `${at}/admins/${ann.player.id}`],
      ['DELETE', `${at}/members/${ann.player.id}`],
    ] as const)
      expect((await host.ask(bob, method, url)).body.code).toBe('not-allowed');
    expect((await host.ask(cid, 'DELETE', admin)).body.code).toBe('not-allowed');
    expect((await host.ask(ann, 'DELETE', admin)).status).toBe(200);
    expect((await host.ask(bob, 'PATCH', at, { name: 'Mine' })).body.code).toBe('not-allowed');
  });

  test('do not all leave: the last one appoints another first; the club is the other’s then', async () => {
    const { ann, bob, at, admin } = await setUp();
    const leave = (player: PlayerClient) => host.ask(player, 'DELETE', `${at}/members/${player.player.id}`);
    expect(await leave(ann)).toMatchObject({ status: 409, body: { code: 'last-admin' } });
    await host.ask(ann, 'PUT', admin);
    expect((await leave(ann)).status).toBe(204);
    expect((await host.ask<Club>(bob, 'GET', at)).body).toMatchObject({ founder: bob.player.id });
  });

  test('write notices that members read, and that admins and their author take away', async () => {
    const { ann, bob, cid, at, admin } = await setUp();
    const board = async (player: PlayerClient) =>
      (await host.ask<ClubNotices>(player, 'GET', `${at}/notices`)).body.notices;
    const write = (player: PlayerClient, text: string) =>
      host.ask<ClubNotices & Refused>(player, 'POST', `${at}/notices`, { text });
    expect((await write(bob, 'Hello')).body.code).toBe('not-allowed');
    await host.ask(ann, 'PUT', admin);
    for (const bad of [' \n ', 'a\u202eb', 'x'.repeat(501), 'Z̀́̂̃'])
      expect((await write(bob, bad)).body.code).toBe('bad-message');
    expect((await write(bob, '  Friday at eight.\n\n\n\nBring   tea. ')).body.notices).toEqual([
      {
        notice: expect.any(String) as string,
        by: bob.player,
        at: ports.time,
        text: 'Friday at eight.\n\nBring tea.',
      },
    ]);
    const [{ notice } = { notice: '' }] = await board(cid);
    const one = `${at}/notices/${notice}`;
    expect((await host.ask(cid, 'DELETE', one)).body.code).toBe('not-allowed');
    expect((await host.ask(ann, 'DELETE', `${at}/notices/no-such-notice`)).body.code).toBe('unknown-notice');
    // of another club, although one decides there
    const other = await found(cid);
    expect((await host.ask(cid, 'DELETE', `/api/clubs/${other.club}/notices/${notice}`)).body.code).toBe(
      'unknown-notice',
    );
    const file = await host.ask<object>(bob, 'GET', '/api/me/export');
    expect(JSON.stringify(file.body)).toContain('Bring tea.');
    await host.ask(ann, 'DELETE', admin);
    expect((await host.ask(bob, 'DELETE', one)).status).toBe(204);
    expect(await board(cid)).toEqual([]);
  });
});

describe('games of a club', () => {
  test('are found by its members, count once they are over, and so does the next one of the same people', async () => {
    const [ann, bob] = await host.players(2);
    const club = await found(ann!);
    await join(bob!, club);
    const waiting = await open(ann!, ofClub(club));
    expect((await tables(bob!, club)).running).toMatchObject([{ table: waiting, status: 'open' }]);
    const table = await playFor(club, ann!, bob!);
    expect(await results(bob!, club)).toMatchObject({
      season: { number: 1, scoring: 'wins' },
      standings: [
        { place: 1, player: ann!.player, member: true, games: 1, wins: 1, places: 1 },
        { place: 2, player: bob!.player, games: 1, wins: 0, places: 0 },
      ],
    });
    const next = tableOf(await bob!.request({ type: 'rematch', table }));
    expect((await tables(ann!, club)).running.map(one => one.table)).toContain(next);
    expect((await tables(ann!, club)).finished).toMatchObject([{ table, yourSeat: 0 }]);
  });

  test('do not count with somebody else, or with bots unless the founder says so', async () => {
    const [ann, bob, eve] = await host.players(3);
    const club = await found(ann!);
    await join(bob!, club);
    await playFor(club, ann!, eve!);
    expect((await results(ann!, club)).standings).toEqual([]);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'squire' }] as const;
    const withBot = () => ann!.request(wish({ ...ofClub(club), seats: [...seats] }));
    expect(await withBot()).toMatchObject({ code: 'bad-seats' });
    await host.ask(ann, 'PATCH', `/api/clubs/${club.club}`, { bots: true });
    const table = tableOf(await withBot());
    await ann!.request({ type: 'ready', table, salt: 'salt-of-ann' });
    tableOf(await ann!.request({ type: 'leave', table }));
    await ann!.until(table, now => now.status === 'over');
    expect((await results(ann!, club)).standings).toMatchObject([{ player: ann!.player, games: 1, wins: 0 }]);
    expect(await ann!.request(wish({ ...ofClub(club), visibility: 'public' }))).toMatchObject({
      code: 'bad-options',
    });
  });

  test('are in the season in which they ended; other dates and another scoring are counted again', async () => {
    const [ann, bob] = await host.players(2);
    const club = await found(ann!);
    await join(bob!, club);
    const at = `/api/clubs/${club.club}/seasons`;
    await playFor(club, ann!, bob!);
    const middle = ports.time + DAY;
    expect(
      (await host.ask<Club>(ann, 'POST', at, { from: middle, scoring: 'places' })).body.seasons,
    ).toMatchObject([
      { number: 2, from: middle, scoring: 'places' },
      { number: 1, until: middle, scoring: 'wins' },
    ]);
    expect((await results(ann!, club)).season.number).toBe(1);
    ports.time += 2 * DAY;
    await playFor(club, bob!, ann!);
    const leaders = async (season = '') =>
      (await results(ann!, club, season)).standings.map(({ player }) => player?.id);
    const [a, b] = [ann!.player.id, bob!.player.id];
    expect([await leaders(), await leaders('1')]).toEqual([
      [b, a],
      [a, b],
    ]);
    expect((await host.ask(ann, 'PUT', `${at}/1`, { from: 0, scoring: 'points' })).body.code).toBe(
      'bad-season',
    );
    const changed = { from: club.seasons[0]!.from, until: middle, scoring: 'points' };
    expect((await host.ask(ann, 'PUT', `${at}/1`, changed)).status).toBe(200);
    expect(await results(bob!, club, '1')).toMatchObject({ season: { scoring: 'points' } });
    expect((await host.ask(bob, 'GET', `/api/clubs/${club.club}/results?season=7`)).body.code).toBe(
      'bad-season',
    );
    await host.ask(bob, 'DELETE', '/api/me');
    const erased = (await results(ann!, club)).standings[0]!;
    expect(erased).toMatchObject({ place: 1, member: false, wins: 1 });
    expect(erased).not.toHaveProperty('player');
  });
});
