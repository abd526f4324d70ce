/** Requests that wait for news: answered by it, bounded like sockets, and never left hanging. */
import { soon } from '@kingdomino/testkit/soon';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { ConnectionLimits } from '../limits/connection-limits.ts';
import { Watchers } from '../presence/watchers.ts';
import { open } from '../testing/clients/play.ts';
import { startTestServer } from '../testing/test-server.ts';
import { LongPolling } from './long-polling.ts';

const client = { address: '10.0.0.1', player: 'ann' };

function setUp(limits: { sockets?: number; socketsPerAddress?: number; socketsPerPlayer?: number } = {}) {
  const watchers = new Watchers();
  const waiting = new LongPolling(watchers, new ConnectionLimits({ ...readConfig({}).limits, ...limits }));
  return { watchers, waiting };
}

test('news, the end of the wait and the end of the server let a request go', async () => {
  const { watchers, waiting } = setUp();
  const news = waiting.wait('one', client, new AbortController().signal);
  watchers.send('one', { type: 'pong', time: 1 });
  expect(await news).toBe(true);
  const end = new AbortController();
  const late = waiting.wait('one', client, end.signal);
  end.abort();
  expect(await late).toBe(true);
  expect(await waiting.wait('one', client, AbortSignal.abort())).toBe(true);
  const last = [waiting.wait('one', client, new AbortController().signal)];
  waiting.finishAll();
  expect(await Promise.all(last)).toEqual([true]);
  expect(watchers.isWatched('one')).toBe(false);
});

test.each([
  ['in all', { sockets: 1 }, { address: '10.0.0.2', player: 'bob' }],
  ['of a player', { socketsPerPlayer: 1 }, { address: '10.0.0.2', player: 'ann' }],
  ['of an address', { socketsPerAddress: 1 }, { address: '10.0.0.1' }],
])('only so many %s wait at once', async (_, limits, other) => {
  const { waiting } = setUp(limits);
  const signal = new AbortController().signal;
  const first = waiting.wait('one', client, signal);
  expect(await waiting.wait('one', other, signal)).toBe(false);
  waiting.finishAll();
  await first;
  const next = waiting.wait('one', other, signal);
  waiting.finishAll();
  expect(await next).toBe(true);
});

test('a table is followed by requests that wait, until the server stops', async () => {
  const host = await startTestServer();
  const [ann, bob] = [await host.player(), await host.player()];
  const table = await open(ann);
  const follow = (after: number) =>
    host.server.app.inject(`/api/tables/${table}/events?after=${after}&wait=25`);
  expect((await follow(0)).json()).toMatchObject({ from: 0, events: [{ type: 'opened' }] });
  // who comes and goes is news, too, and lets a request go without an event
  const news = (async () => {
    for (;;) {
      const told = (await follow(1)).json<{ events: readonly unknown[] }>();
      if (told.events.length > 0) return told;
    }
  })();
  await bob.request({ type: 'sit', table });
  expect(await news).toMatchObject({ from: 1, events: [{ type: 'seated' }] });
  const last = follow(2);
  await host.server.app.inject('/healthz');
  await host.stop();
  expect((await last).json()).toMatchObject({ from: 2, events: [] });
});

test('a request that finds no place is told so', async () => {
  const host = await startTestServer({ settings: { MAX_SOCKETS_PER_ADDRESS: '1' } });
  const ann = await host.player();
  const table = await open(ann);
  const response = await host.server.app.inject(`/api/tables/${table}/events?after=1&wait=25`);
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({ code: 'too-many-connections', retryAfter: expect.any(Number) });
  await host.stop();
});

test('a program that asks again and again is there, and marked as a program', async () => {
  const host = await startTestServer();
  const ann = await host.player();
  const table = await open(ann);
  await ann.watch(table);
  const { app } = host.server;
  const account = (await app.inject({ method: 'POST', url: '/api/bots', payload: { name: 'Poller' } })).json<{
    token: string;
  }>();
  const headers = { authorization: `Bearer ${account.token}` };
  const sit = { type: 'sit', id: 'sit', table };
  await app.inject({ method: 'POST', url: '/api/commands', headers, payload: sit });
  const seated = await ann.until(table, ({ seats }) => seats[1]?.kind === 'person');
  expect(seated.seats[1]).toMatchObject({ player: { name: 'Poller', bot: true } });
  expect(ann.presences.get(table)?.seats[1] ?? false).toBe(false);
  const polling = app.inject({ url: `/api/tables/${table}/events?after=${seated.version}&wait=25`, headers });
  await soon(() => expect(ann.presences.get(table)?.seats).toEqual([true, true]));
  await ann.request({ type: 'say', table, phrase: 'hello' });
  expect((await polling).statusCode).toBe(200);
  expect(ann.presences.get(table)?.seats).toEqual([true, true]);
  await host.stop();
});
