/** Bad input of every kind: a clear answer, and nobody else notices. The long form is `npm run abuse-test`. */
import { MOST_BYTES } from '@kingdomino/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { open, openForTwo, playOn, tableOf, wish } from '../testing/clients/play.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let host: TestServer;
beforeAll(async () => {
  host = await startTestServer();
});
afterAll(() => host.stop());

/** The next refusal that a client hears. */
function refusal(client: PlayerClient): Promise<unknown> {
  return new Promise(resolve => {
    client.onOther = answer => answer.type === 'refused' && resolve(answer);
  });
}

describe('messages', () => {
  test.each([
    ['', 'bad-message'],
    ['{', 'bad-message'],
    ['[]', 'bad-message'],
    ['null', 'bad-message'],
    ['{"type":"move"}', 'bad-message'],
    ['{"type":"dance","id":"a"}', 'unknown-type'],
    ['{"type":"__proto__","id":"a"}', 'unknown-type'],
    ['{"type":"ping","id":"no spaces"}', 'bad-message'],
    ['{"type":"ping","id":"a","more":1}', 'bad-message'],
    ['{"type":"watch","id":"a","table":"abcdefghijkl","version":-1}', 'bad-message'],
    ['{"type":"write","id":"a","table":"abcdefghijkl","text":"a\\u202eb"}', 'bad-message'],
    ['{"type":"propose","id":"a","table":"abcdefghijkl","what":"win"}', 'bad-message'],
    ['{"type":"claim","id":"a","table":"abcdefghijkl","seat":0,"absentSince":0}', 'bad-message'],
    [Buffer.from([1, 2, 3]), 'bad-message'],
  ])('%s is refused with %s', async (text, code) => {
    const client = await host.player();
    const answer = refusal(client);
    client.sendText(text);
    expect(await answer).toMatchObject({ code, text: expect.any(String) });
  });

  test('too large are not read', async () => {
    const client = await PlayerClient.register(host.origin);
    const socket = new WebSocket(`${host.origin.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    const code = await new Promise(resolve => {
      socket.on('open', () => socket.send('x'.repeat(MOST_BYTES + 1)));
      socket.on('close', resolve);
    });
    expect(code).toBe(1009);
    expect(host.log.join()).not.toContain('"level":50');
  });

  test('random ones never break anything: others play on, and the sender is sent away', async () => {
    const [ann, bob] = [await host.player(), await host.player()];
    const table = await openForTwo(ann, bob);
    const game = Promise.all([playOn(ann, table), playOn(bob, table)]);
    const vandal = await host.player();
    let goodbyes = 0;
    vandal.onOther = answer => answer.type === 'goodbye' && goodbyes++;
    const valid = JSON.stringify({ type: 'move', id: 'x', table, version: 5, move: 'pick:3' });
    const junk = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.json(),
      fc.nat(valid.length).map(length => valid.slice(0, length)),
      fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
    );
    for (const text of fc.sample(junk, 2000)) {
      vandal.sendText(text);
      if (goodbyes === 0) await new Promise(setImmediate);
    }
    const [end] = await game;
    expect(end.status).toBe('over');
    expect(goodbyes).toBeGreaterThan(0);
    expect(await ann.request({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  test('each sent twice and out of order change nothing', async () => {
    const [ann, bob] = [await host.player(), await host.player()];
    const table = await openForTwo(ann, bob);
    const seat = ann.tables.get(table)!.toAct;
    const stutterer = seat === 0 ? ann : bob;
    const send = stutterer.sendText.bind(stutterer);
    const old: (string | Buffer)[] = [];
    stutterer.sendText = text => {
      send(text);
      send(text);
      const earlier = old[Math.floor(old.length / 2)];
      if (earlier !== undefined) send(earlier);
      old.push(text);
      return true;
    };
    const [one, other] = await Promise.all([playOn(ann, table), playOn(bob, table)]);
    expect(one.events).toEqual(other.events);
    expect(one.ended?.reason).toBe('finished');
  });
});

describe('limits', () => {
  test('on messages, tables and connections are kept', async () => {
    const settings = { RATE_PER_CONNECTION: '1', MAX_TABLES_PER_PLAYER: '2', MAX_SOCKETS_PER_PLAYER: '1' };
    const small = await startTestServer({ settings });
    const client = await small.player();
    await open(client);
    const last = await client.request(wish(), 'last');
    expect(await client.request(wish(), 'last')).toMatchObject({ type: 'done', table: tableOf(last) });
    expect(await client.request(wish())).toMatchObject({
      code: 'too-many-tables',
    });
    const answer = refusal(client);
    client.sendText('{"type":"ping","id":"one-more"}');
    expect(await answer).toMatchObject({ code: 'too-many-messages' });
    const second = new WebSocket(`${small.origin.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    const message = await new Promise<Error>(resolve => second.on('error', resolve));
    expect(message.message).toContain('429');
    await small.stop();
  });
  test('on tables hold for rematches too', async () => {
    const small = await startTestServer({ settings: { MAX_TABLES_PER_PLAYER: '1' } });
    const client = await small.player();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'squire' }] as const;
    const over = await open(client, { seats: [...seats], absence: { kind: 'forfeit' } });
    await client.request({ type: 'ready', table: over, salt: 'salt-of-one' });
    await client.request({ type: 'leave', table: over });
    await open(client);
    expect(await client.request({ type: 'rematch', table: over })).toMatchObject({ code: 'too-many-tables' });
    await small.stop();
  });

  test('on public tables that wait and on tables of bots only are kept', async () => {
    const settings = {
      MAX_OPEN_TABLES_PER_PLAYER: '2',
      MAX_BOT_TABLES_PER_PLAYER: '1',
      BOT_PACE_MS: '10000',
    };
    const small = await startTestServer({ settings });
    const client = await small.player();
    const bot = { kind: 'bot', level: 'squire' } as const;
    await open(client);
    await open(client);
    expect(await client.request(wish())).toMatchObject({
      code: 'too-many-tables',
      text: '2 public tables of yours wait for players already',
    });
    await open(client, { visibility: 'link' });
    await open(client, { seats: [bot, bot] });
    expect(await client.request(wish({ seats: [bot, bot] }))).toMatchObject({
      text: 'bots play at 1 tables of yours already',
    });
    await open(client, { seats: [{ kind: 'me' }, bot] });
    await small.stop();
  });

  test('on phrases are kept: talk, not a flood', async () => {
    const ports = new FakePorts();
    const small = await startTestServer({ ports });
    const client = await small.player();
    const table = await open(client);
    const say = async () => (await client.request({ type: 'say', table, phrase: 'hello' })).type;
    const said = [];
    for (let time = 0; time < 8; time++) said.push(await say());
    expect(said.filter(type => type === 'done')).toHaveLength(6);
    expect(said.at(-1)).toBe('refused');
    ports.time += 3000;
    expect([await say(), await say()]).toEqual(['done', 'refused']);
    await small.stop();
  });

  test('on new players count addresses of one network together', async () => {
    const ports = new FakePorts();
    const small = await startTestServer({ ports, settings: { GUESTS_PER_ADDRESS: '3' } });
    const ask = async (remoteAddress: string) =>
      (await small.server.app.inject({ method: 'POST', url: '/api/me', remoteAddress })).statusCode;
    const neighbours = ['2001:db8::1', '2001:db8::2', '2001:db8::ffff:3', '2001:db8:0:0:9::4'];
    expect([await ask(neighbours[0]!), await ask(neighbours[1]!), await ask(neighbours[2]!)]).toEqual([
      200, 200, 200,
    ]);
    expect(await ask(neighbours[3]!)).toBe(429);
    const account = { method: 'POST', url: '/api/bots', payload: { name: 'Bot' } } as const;
    expect((await small.server.app.inject({ ...account, remoteAddress: neighbours[0]! })).statusCode).toBe(
      429,
    );
    expect([await ask('2001:db8:0:1::1'), await ask('203.0.113.7')]).toEqual([200, 200]);
    ports.time += 1_200_000;
    expect([await ask(neighbours[3]!), await ask(neighbours[3]!)]).toEqual([200, 429]);
    await small.stop();
  });
});
