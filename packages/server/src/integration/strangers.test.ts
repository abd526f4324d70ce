/** Who has no identity may look around, and leaves nothing behind. */
import type { Answer, Club } from '@kingdomino/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { open, wish } from '../testing/clients/play.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({
    settings: { MAX_SOCKETS_PER_PLAYER: '2', MAX_SOCKETS_PER_ADDRESS: '6', RATE_PER_PLAYER: '1' },
  });
});
afterAll(() => host.stop());

async function stranger(headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${host.origin.replace('http', 'ws')}/api/socket`, { headers });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  let asked = 0;
  const ask = (command: object) => {
    const id = `s${asked++}`;
    socket.send(JSON.stringify({ ...command, id }));
    return new Promise<Answer>(resolve => {
      const hear = (data: Buffer) => {
        const answer = JSON.parse(data.toString()) as Answer;
        if (!('to' in answer) || answer.to !== id) return;
        socket.off('message', hear);
        resolve(answer);
      };
      socket.on('message', hear);
    });
  };
  return { ask, close: () => socket.terminate() };
}

test('a stranger sees lists and tables, does nothing, and is nobody', async () => {
  const ann = await host.player();
  const table = await open(ann);
  await ann.watch(table);
  const counted = [
    'players',
    'tokens',
    'seats',
    'events',
    'profiles',
    'statistics',
    'waits',
    'talk',
    'relations',
    'reports',
    'follows',
    'challenges',
    'news',
  ] as const;
  const rows = () => host.store.countRows(counted);
  const before = await rows();
  const eve = await stranger();
  expect(await eve.ask({ type: 'list', list: 'open' })).toMatchObject({ tables: [{ table }] });
  expect(await eve.ask({ type: 'list', list: 'mine' })).toMatchObject({ tables: [] });
  expect(await eve.ask({ type: 'watch', table, version: 0 })).toMatchObject({ type: 'events', from: 0 });
  const wait = { type: 'wait', modes: ['two'], stakes: 'casual' };
  const answer = { type: 'answerOffer', offer: 'some-offer', accept: true };
  for (const command of [
    { type: 'me' },
    { type: 'rename', name: 'Eve' },
    { type: 'avatar', avatar: 'jester' },
    { type: 'sit', table },
    { type: 'decline', table },
    wish(),
    wait,
    answer,
    { type: 'stopWaiting' },
    { type: 'news' },
    { type: 'say', table, phrase: 'hello' },
    { type: 'consent', table, agrees: true },
    { type: 'write', table, text: 'hello' },
    { type: 'talk', table },
    { type: 'remove', table, seat: 0 },
  ])
    expect(await eve.ask(command)).toMatchObject({ type: 'refused', code: 'no-identity' });
  const asked = [
    `/api/players/${ann.player.id}/games`,
    `/api/players/${ann.player.id}/statistics`,
    '/api/me/games/export.ndjson',
    '/api/me/opponents',
    '/api/me/profile',
    '/api/me/order',
    '/api/me/friends',
    `/api/me/friends/${ann.player.id}`,
    '/api/me/challenges',
    '/api/me/news',
  ].map(async url => (await host.server.app.inject(url)).statusCode);
  expect(await Promise.all(asked)).toEqual([403, 403, ...Array<number>(8).fill(401)]);
  const founding = { name: 'Friends', scoring: 'wins' };
  const headers = { authorization: `Bearer ${ann.token}` };
  const made = await host.server.app.inject({
    method: 'POST',
    url: '/api/clubs',
    headers,
    payload: founding,
  });
  const { club, link } = made.json<Club>();
  const beside = await host.store.countRows(['clubs', 'club_members', 'club_notices']);
  for (const url of ['', '/results', '/tables', '/notices'].map(path => `/api/clubs/${club}${path}`))
    expect((await host.server.app.inject(url)).statusCode).toBe(401);
  expect((await host.server.app.inject({ method: 'POST', url: `/api/club-links/${link}` })).statusCode).toBe(
    401,
  );
  const invitation = (await host.server.app.inject(`/api/club-links/${link}`)).json<object>();
  expect(invitation).toEqual({ name: 'Friends', founder: ann.player.name, members: 1 });
  expect(await host.store.countRows(['clubs', 'club_members', 'club_notices'])).toEqual(beside);
  const report = { player: ann.player.id, reason: 'spam' };
  const path = `/api/me/relations/block/${ann.player.id}`;
  for (const changing of [
    { method: 'PUT', url: path },
    { method: 'POST', url: '/api/reports', payload: report },
    { method: 'PUT', url: `/api/me/friends/${ann.player.id}` },
    {
      method: 'POST',
      url: `/api/players/${ann.player.id}/challenges`,
      payload: { mode: 'two', clock: { kind: 'none' } },
    },
    { method: 'POST', url: '/api/me/news/read', payload: {} },
    { method: 'PUT', url: '/api/me/news/off', payload: { off: [] } },
  ] as const)
    expect((await host.server.app.inject(changing)).statusCode).toBe(401);
  await ann.request({ type: 'ping' });
  expect(ann.presences.get(table)).toMatchObject({ watchers: 0 });
  expect(await rows()).toEqual(before);
  eve.close();
});

test('strangers share no limit of one player, but that of their address', async () => {
  const others = [await stranger(), await stranger(), await stranger()];
  const answers = await Promise.all(
    others.flatMap(({ ask }) => Array.from({ length: 5 }, () => ask({ type: 'ping' }))),
  );
  expect(answers.every(({ type }) => type === 'pong')).toBe(true);
  await expect(Promise.all([stranger(), stranger(), stranger(), stranger()])).rejects.toThrow('429');
  for (const { close } of others) close();
});

test('an identity that is gone is not taken for none, and its cookie goes', async () => {
  const cookie = `kingdomino=${'x'.repeat(43)}`;
  await expect(stranger({ cookie })).rejects.toThrow('401');
  const me = await host.server.app.inject({ url: '/api/me', headers: { cookie } });
  expect(me.statusCode).toBe(401);
  expect(me.cookies).toContainEqual(expect.objectContaining({ name: 'kingdomino', value: '' }));
});
