/** Identities, headers, origins and the operators' addresses, injected. */

import { readFileSync } from 'node:fs';
import { LEVELS } from '@kingdomino/bots';
import { BOT_LEVELS } from '@kingdomino/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTE_COSTS } from '../limits/costs.ts';
import { noPubSub } from '../pubsub/pubsub.ts';
import { wish } from '../testing/clients/play.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({ settings: { PUBLIC_ORIGINS: 'https://play.example.org' } });
});
afterAll(() => host.stop());

async function guest(): Promise<{ id: string; cookie: string }> {
  const response = await introduce(host);
  const cookie = response.cookies[0]!;
  return { id: response.json<{ player: { id: string } }>().player.id, cookie: `kingdomino=${cookie.value}` };
}

const introduce = (to: TestServer, headers: Record<string, string> = {}) =>
  to.server.app.inject({ method: 'POST', url: '/api/me', headers });

const post = (url: string, headers: Record<string, string>, payload: object = {}) =>
  host.server.app.inject({ method: 'POST', url, headers, payload });

describe('identity', () => {
  test('is a long random token in a cookie that scripts cannot read, and stays the same', async () => {
    const first = await introduce(host);
    expect(first.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(Buffer.from(first.cookies[0]!.value, 'base64url').length).toBe(32);
    expect(first.body).not.toContain(first.cookies[0]!.value);
    const again = await introduce(host, { cookie: `kingdomino=${first.cookies[0]!.value}` });
    expect(again.cookies).toEqual([]);
    expect(again.json<{ player: object }>().player).toEqual(first.json<{ player: object }>().player);
  });

  test('is not made for who only asks: looking writes nothing', async () => {
    const ports = new FakePorts();
    const quiet = await startTestServer({ ports });
    const look = (headers = {}) => quiet.server.app.inject({ url: '/api/me', headers });
    const stranger = await look();
    expect([stranger.statusCode, stranger.body]).toEqual([204, '']);
    expect(stranger.cookies).toEqual([]);
    expect(await quiet.store.adminPlayers({ search: '', limit: 10 })).toEqual([]);
    const guest = await introduce(quiet);
    ports.time += 60 * 86_400_000;
    const known = await look({ cookie: `kingdomino=${guest.cookies[0]!.value}` });
    expect(known.json<{ player: object }>().player).toEqual(guest.json<{ player: object }>().player);
    expect(known.cookies).toEqual([]);
    await quiet.stop();
  });

  test('lasts as long as somebody comes now and then', async () => {
    const ports = new FakePorts();
    const calendar = await startTestServer({ ports });
    const first = await introduce(calendar);
    const headers = { cookie: `kingdomino=${first.cookies[0]!.value}` };
    for (let month = 0; month < 36; month++) {
      ports.time += 31 * 86_400_000;
      const again = await introduce(calendar, headers);
      expect(again.json<{ player: object }>().player).toEqual(first.json<{ player: object }>().player);
      expect(again.cookies).toMatchObject([{ value: first.cookies[0]!.value, httpOnly: true }]);
    }
    ports.time += 401 * 86_400_000;
    const late = await introduce(calendar, headers);
    expect(late.json<{ player: object }>().player).not.toEqual(first.json<{ player: object }>().player);
    await calendar.stop();
  });

  test('moves to another device by a link that works once', async () => {
    const { id, cookie } = await guest();
    const { token } = (await post('/api/me/link', { cookie })).json<{ token: string }>();
    const claimed = await post('/api/me/claim', {}, { token });
    expect(claimed.json()).toMatchObject({ type: 'me', player: { id } });
    expect(claimed.cookies[0]?.httpOnly).toBe(true);
    expect((await post('/api/me/claim', {}, { token })).json()).toMatchObject({ code: 'bad-link' });
    expect((await post('/api/me/claim', {}, { token: 'x' })).statusCode).toBe(400);
  });

  test('ends everywhere by signing out', async () => {
    const { id, cookie } = await guest();
    expect((await post('/api/me/sign-out', { cookie })).statusCode).toBe(204);
    const next = await introduce(host, { cookie });
    expect(next.json<{ player: { id: string } }>().player.id).not.toBe(id);
    expect((await post('/api/commands', { cookie }, { type: 'me', id: 'a' })).statusCode).toBe(401);
  });

  test('of a bot is marked as one and plays with a bearer token', async () => {
    const account = (await post('/api/bots', {}, { name: 'Deep Crown' })).json<{ token: string }>();
    const headers = { authorization: `Bearer ${account.token}` };
    const me = (await post('/api/commands', headers, { type: 'me', id: 'a' })).json();
    expect(me).toMatchObject({ player: { name: 'Deep Crown', bot: true } });
    expect((await post('/api/commands', headers, { ...wish(), id: 'b' })).json()).toMatchObject({
      type: 'done',
    });
  });

  test.each([
    'Bearer',
    'Bearer ',
    'Bearer short',
    'bearer !',
    `Bearer ${'x'.repeat(30)} y`,
    `Bearer ${'x'.repeat(43)}`,
  ])('with the token %j is refused, and not taken for nobody', async authorization => {
    for (const url of ['/api/me', '/api/me/nudges']) {
      const answer = await host.server.app.inject({ url, headers: { authorization } });
      expect([url, answer.statusCode]).toEqual([url, 401]);
    }
  });

  test.each([
    ['', 400],
    ['   ', 400],
    ['a\u202Eb', 400],
    ['a\nb', 200],
    ['x'.repeat(25), 400],
    ['<b>Zoë & co</b>', 200],
    ['王様', 200],
    ['Admin', 400],
    ['G r a n d m a s t e r', 400],
    ['Ádm1n!', 400],
    ['ＳＱＵＩＲＥ', 400],
    ['Squire Anna', 200],
  ])('with the name %j answers %i', async (name, status) => {
    const { cookie } = await guest();
    expect((await post('/api/commands', { cookie }, { type: 'rename', id: 'a', name })).statusCode).toBe(
      status,
    );
  });
});

describe('doors', () => {
  test('are shut to other sites', async () => {
    const { cookie } = await guest();
    const send = async (headers: Record<string, string>) =>
      (await post('/api/commands', { cookie, ...headers }, { type: 'ping', id: 'a' })).statusCode;
    expect(await send({})).toBe(200);
    expect(await send({ origin: 'https://play.example.org' })).toBe(200);
    expect(await send({ origin: 'https://evil.example.org' })).toBe(403);
    expect(await send({ origin: 'null' })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  test.each(['/api/me', '/%61pi/me', '/%61%70i/me'])('limit and do not store %s', async url => {
    const small = await startTestServer({ ports: new FakePorts(), settings: { RATE_PER_ADDRESS: '10' } });
    const first = await small.server.app.inject(url);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers['content-encoding']).toBeUndefined();
    const ask = async () => (await small.server.app.inject(url)).statusCode;
    const all = await Promise.all(Array.from({ length: 60 }, ask));
    // ten seconds' worth, of which the first has had its own
    expect(all.filter(status => status !== 429)).toHaveLength(Math.floor((10 * 10) / ROUTE_COSTS.getMe!) - 1);
    await small.stop();
  });

  test('carry the protective headers', async () => {
    const { headers } = await host.server.app.inject('/healthz');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  test('refuse what is too large or not JSON', async () => {
    const { cookie } = await guest();
    expect((await post('/api/commands', { cookie }, { type: 'x'.repeat(9000) })).statusCode).toBe(413);
    const text = await host.server.app.inject({
      method: 'POST',
      url: '/api/commands',
      headers: { cookie, 'content-type': 'application/json' },
      payload: '{',
    });
    expect(text.json()).toMatchObject({ type: 'refused', code: 'bad-message' });
  });
});

test.each(['/api/members/%00', '/api/names/a%00b', '/api/tables/%00/events'])(
  '%s is no address',
  async url => {
    expect((await host.server.app.inject(url)).statusCode).toBe(400);
  },
);

describe('behind a proxy', () => {
  test('that the settings do not know, the log says so once', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (let time = 0; time < 3; time++) await host.server.app.inject({ url: '/healthz', headers });
    expect(host.log.filter(line => line.includes('set PROXIES'))).toHaveLength(1);
  });

  test('with https the cookie is bound to this host, and one that anybody could plant is not believed', async () => {
    const secure = await startTestServer({ settings: { PROXIES: '1' } });
    const ask = (cookie: string) => introduce(secure, { 'x-forwarded-proto': 'https', cookie });
    const first = await ask('');
    const { name, value, ...rest } = first.cookies[0]!;
    expect(name).toBe('__Host-kingdomino');
    expect(rest).toMatchObject({ secure: true, path: '/', httpOnly: true });
    expect(rest).not.toHaveProperty('domain');
    const { player } = first.json<{ player: object }>();
    expect((await ask(`__Host-kingdomino=${value}`)).json<{ player: object }>().player).toEqual(player);
    expect((await ask(`kingdomino=${value}`)).json<{ player: object }>().player).not.toEqual(player);
    await secure.stop();
  });

  test('who becomes a member gets another cookie, and the one before is worth nothing', async () => {
    const secure = await startTestServer({ settings: { PROXIES: '1' } });
    const ask = (method: 'GET' | 'POST', url: string, token: string) => {
      const headers = { 'x-forwarded-proto': 'https', cookie: `__Host-kingdomino=${token}` };
      return secure.server.app.inject({ method, url, headers });
    };
    const before = (await introduce(secure, { 'x-forwarded-proto': 'https' })).cookies[0]!.value;
    const made = await ask('POST', '/api/me/recovery', before);
    const after = made.cookies[0]!.value;
    expect([made.statusCode, after === before]).toEqual([200, false]);
    expect((await ask('GET', '/api/me', before)).statusCode).toBe(401);
    expect((await ask('GET', '/api/me', after)).json()).toMatchObject({ player: { member: true } });
    const again = await ask('POST', '/api/me/recovery', after);
    expect([again.statusCode, again.cookies]).toEqual([200, []]);
    await secure.stop();
  });
});

describe('operators', () => {
  test('see health, readiness and counts', async () => {
    expect((await host.server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await host.server.app.inject('/readyz')).json()).toEqual({ ok: true });
    const metrics = await host.server.app.inject('/metrics');
    expect(metrics.body).toContain('kingdomino_commands_total');
    const far = await host.server.app.inject({ url: '/metrics', remoteAddress: '10.1.2.3' });
    expect(far.statusCode).toBe(403);
  });

  test('see that news of other processes comes late: still ready, since nothing is lost', async () => {
    const deaf = await startTestServer({ pubsub: { ...noPubSub, isUp: false } });
    const ready = await deaf.server.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { ok: true, degraded: 'news of other processes comes late' },
    ]);
    await deaf.stop();
  });

  test('find every figure of the dashboard', async () => {
    const { body } = await host.server.app.inject('/metrics');
    const dashboard = readFileSync(new URL('../../../../deploy/grafana.json', import.meta.url), 'utf8');
    const figures = new Set(dashboard.match(/\b(?:kingdomino|process|nodejs)_[a-z0-9_]+/g));
    expect(figures.size).toBeGreaterThan(12);
    for (const figure of figures)
      expect(body, figure).toMatch(new RegExp(`# TYPE ${figure.replace(/_(bucket|sum)$/, '')} `));
    expect(body).toMatch(/kingdomino_store_seconds_count\{operation="createPlayer"\} [1-9]/);
  });

  test('find no token and no seed in the log', async () => {
    const { cookie } = await guest();
    await post('/api/commands', { cookie }, { ...wish(), id: 'logged' });
    const token = cookie.split('=')[1]!;
    expect(host.log.join('\n')).not.toContain(token);
  });
});

test('the interface is described by its own schemas', async () => {
  const { paths } = (await host.server.app.inject('/api/openapi.json')).json<{ paths: object }>();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/commands', '/api/tables', '/api/me/link']),
  );
  expect((await host.server.app.inject('/api/docs')).body).toContain('POST /api/commands');
});

test('the levels are those of the bots', () => {
  expect(BOT_LEVELS).toEqual(LEVELS);
});
