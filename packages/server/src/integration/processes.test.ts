/** Several processes on one PostgreSQL: players of one table on different ones. */
import type { Answer, DailyToday } from '@kingdomino/protocol';
import { verifyRecord } from '@kingdomino/rules';
import type { Table } from '@kingdomino/table';
import { SharedStudy } from '@kingdomino/table/study';
import { needs } from '@kingdomino/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresPubSub } from '../pubsub/postgres-connection.ts';
import { ReconnectingPubSub } from '../pubsub/reconnecting-pubsub.ts';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import { BOT_LEASE } from '../tables/due.ts';
import { open, openForTwo, playOn, tableOf, toldOf } from '../testing/clients/play.ts';
import type { Request } from '../testing/clients/player-client.ts';
import { missingPostgres, startPostgres, type TestPostgres } from '../testing/processes/postgres.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let postgres: TestPostgres;
let east: TestServer;
let west: TestServer;

async function startProcess(name: string): Promise<TestServer> {
  const pubsub = new ReconnectingPubSub(postgresPubSub(postgres.url), name, () => undefined);
  const store = await openPostgresStore({ url: postgres.url, connections: 5, onError: () => undefined });
  await pubsub.open();
  return startTestServer({ store, pubsub });
}

/** As both processes count them, each those that it wrote. */
async function eventsCounted(): Promise<number> {
  const texts = await Promise.all([east, west].map(({ server }) => server.app.inject('/metrics')));
  const counts = texts.flatMap(({ body }) => [...body.matchAll(/^kingdomino_events_total\{.*\} (\d+)$/gm)]);
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('two processes', needs(missingPostgres()), () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    [east, west] = await Promise.all([startProcess('east'), startProcess('west')]);
  });
  afterAll(async () => {
    for (const server of [east, west] as (TestServer | undefined)[]) await server?.stop();
    await postgres.stop();
  });

  test('play one table, and a spectator sees it anywhere', async () => {
    const [ann, bob, cat] = [await east.player(), await west.player(), await west.player()];
    const before = await eventsCounted();
    const table = await openForTwo(ann, bob);
    const seen = cat.until(table, ({ status }) => status === 'over');
    const [one, other] = await Promise.all([playOn(ann, table), playOn(bob, table)]);
    expect(one.events).toEqual(other.events);
    expect((await seen).events).toEqual(one.events);
    expect(verifyRecord(one.record()).ok).toBe(true);
    expect((await eventsCounted()) - before).toBe(one.version);
  });

  test('look at a finished game together: changes, the lead and pointing reach everybody', async () => {
    const [ann, bob, cat] = [await east.player(), await west.player(), await west.player()];
    const table = await openForTwo(ann, bob, { absence: { kind: 'forfeit' } });
    tableOf(await bob.request({ type: 'leave', table }));
    const over = [ann, bob, cat].map(each => each.until(table, ({ status }) => status === 'over'));
    const [{ version }] = (await Promise.all(over)) as [Table, Table, Table];
    const leads = await Promise.all(
      [ann, bob].map(each => each.request({ type: 'studyLead', table, lead: true })),
    );
    expect(leads.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
    const edits = [ann, bob].map((each, at) =>
      each.request({
        type: 'studyEdit',
        table,
        version,
        edit: { kind: 'comment', path: [], at, text: 'here' },
      }),
    );
    expect((await Promise.all(edits)).map(({ type }) => type).sort()).toEqual(['done', 'refused']);
    const seen = await cat.until(table, now => now.version === version + 2);
    expect(new SharedStudy(seen).edits).toBe(1);
    const pointed = new Promise<Answer>(resolve => {
      cat.onOther = answer => answer.type === 'shown' && resolve(answer);
    });
    const point = { kind: 'domino', domino: 12 } as const;
    tableOf(await ann.request({ type: 'studyShow', table, point }));
    expect(await pointed).toEqual({ type: 'shown', table, player: ann.player, point });
  });

  test('answer a repeated command alike, whichever gets it', async () => {
    const ann = await east.player();
    const request = {
      method: 'POST',
      url: '/api/commands',
      headers: { authorization: `Bearer ${ann.token}` },
    } as const;
    const table = await open(ann, { seats: [{ kind: 'open' }, { kind: 'open' }] });
    const payload = { type: 'sit', id: 'sit-down', table };
    const answers = await Promise.all(
      [east, west, east, west].map(({ server }) => server.app.inject({ ...request, payload })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]!.json()).toMatchObject({ type: 'done', version: 2 });
  });

  test('know who is connected to the other, and sign out everywhere', async () => {
    const [ann, bob] = [await east.player(), await west.player()];
    const table = await openForTwo(ann, bob);
    const complete = () => ann.presences.get(table)?.seats.every(Boolean) === true;
    while (!complete()) await ann.request({ type: 'ping' });
    const goodbye = new Promise(resolve => {
      bob.onOther = answer => answer.type === 'goodbye' && resolve(answer);
    });
    const headers = { authorization: `Bearer ${bob.token}` };
    expect(
      (await east.server.app.inject({ method: 'POST', url: '/api/me/sign-out', headers })).statusCode,
    ).toBe(204);
    expect(await goodbye).toMatchObject({ reason: 'signedOut' });
    bob.close();
  });

  test('tell a player in the lobby of one what happens to tables of hers at the other', async () => {
    const [ann, bob] = [await east.player(), await west.player()];
    const table = await open(ann);
    await bob.watch(table);
    await ann.request({ type: 'list', list: 'mine', follow: true });
    // the list is read again, and what is in it is followed
    await east.server.lobby.refresh();
    await bob.request({ type: 'sit', table, salt: 'salt-of-two' });
    const [own] = await toldOf(
      ann,
      'mine',
      ([first]) => first?.seats.every(({ kind }) => kind === 'person') === true,
    );
    expect(own).toMatchObject({ table, yourSeat: 0 });
  });

  test('pair players who wait at both, and seat them at one table', async () => {
    const [ann, bob] = [await east.player(), await west.player()];
    const news = [ann, bob].map(client => {
      const told: Answer[] = [];
      client.onOther = answer => told.push(answer);
      return told;
    });
    const wish: Extract<Request, { type: 'wait' }> = { type: 'wait', modes: ['two'], stakes: 'casual' };
    await Promise.all([ann, bob].map(client => client.request(wish)));
    const offerAt = (told: readonly Answer[]) =>
      told.map(answer => (answer.type === 'waiting' ? answer.offer?.id : undefined)).find(Boolean);
    const late = (await ann.request({ ...wish, again: true })) as { offer?: { id: string } };
    const offer = late.offer?.id ?? '';
    await Promise.all([ann, bob].map(client => client.request({ type: 'answerOffer', offer, accept: true })));
    const tableAt = (told: readonly Answer[]) =>
      told.map(answer => (answer.type === 'waiting' ? answer.table : undefined)).find(Boolean);
    const again = [ann, bob].map(client => client.request({ ...wish, again: true }));
    const tables = (await Promise.all(again)).map(answer => answer.type === 'waiting' && answer.table);
    expect(tables[0]).toEqual(expect.any(String));
    expect(tables[0]).toBe(tables[1]);
    // whoever was asked at the other process heard of it there
    expect(news.map(offerAt).some(Boolean)).toBe(true);
    expect(news.map(tableAt).every(table => table === undefined || table === tables[0])).toBe(true);
  });

  test('let bots play on when the process that had their turn is gone', async () => {
    const lonely = await startProcess('lonely');
    const ann = await lonely.player();
    const bot = { kind: 'bot', level: 'squire' } as const;
    const table = await open(ann, { seats: [bot, bot] });
    await lonely.stop();
    const cat = await west.player();
    // as if more time had passed than a bot has before others take its turn for abandoned
    await west.server.sweeper.sweep(2 * BOT_LEASE);
    const online = await cat.until(table, ({ status }) => status === 'over');
    expect(verifyRecord(online.record()).ok).toBe(true);
  });

  test('have one deal of the day, one table for each player, and the same bots at it', async () => {
    const [ann, bob] = [await east.player(), await west.player()];
    const promised = await Promise.all(
      [east, west].map(async ({ server }) => (await server.app.inject('/api/daily')).json<DailyToday>()),
    );
    const commitments = promised.map(({ games }) =>
      games.map(({ commitment, tomorrow }) => [commitment, tomorrow.commitment]),
    );
    expect(commitments[0]).toEqual(commitments[1]);
    const headers = { authorization: `Bearer ${ann.token}` };
    const payload = { type: 'daily', id: 'a', game: 'kingdomino' };
    const daily = { method: 'POST', url: '/api/commands', headers, payload } as const;
    const answers = await Promise.all([east, west, east, west].map(({ server }) => server.app.inject(daily)));
    const tables = new Set(answers.map(answer => answer.json<{ table: string }>().table));
    expect(tables.size).toBe(1);
    const [anns] = tables;
    const bobs = tableOf(await bob.request({ type: 'daily', game: 'kingdomino' }));
    const [one, other] = await Promise.all([playOn(ann, anns!), playOn(bob, bobs)]);
    expect(other.moves.map(({ text }) => text)).toEqual(one.moves.map(({ text }) => text));
    const day = await east.server.app.inject(`/api/daily/kingdomino/${promised[0]!.day}`);
    // both are guests
    expect(day.json()).toMatchObject({ apart: { finished: 2, distribution: [{ count: 2 }] } });
  });

  test('survive a restart of the database under them', async () => {
    const [ann, bob] = [await east.player(), await west.player()];
    const table = await openForTwo(ann, bob);
    const game = Promise.all([playOn(ann, table), playOn(bob, table)]);
    await ann.until(table, ({ version }) => version > 15);
    await postgres.restart();
    const [one, other] = await game;
    expect(one.events).toEqual(other.events);
  });
});
