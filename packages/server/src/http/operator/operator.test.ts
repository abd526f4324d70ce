/** The operator's page: who gets in, what is seen there, and what each of its forms does. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, open, openForTwo } from '../../testing/clients/play.ts';
import type { PlayerClient } from '../../testing/clients/player-client.ts';
import { FakePorts } from '../../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FROM_HERE = { origin: 'http://play.example', host: 'play.example' };
const ports = new FakePorts('operator-page');
let host: TestServer;
let code: string;
/** Of Olga, who is signed in. */
let cookie: string;

beforeAll(async () => {
  host = await startTestServer({ ports, silence: Number.POSITIVE_INFINITY, settings: { PROXIES: '1' } });
});
afterAll(() => host.stop());

const perform = (name: string, argument = '') => host.server.perform(name, argument);

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly headers: { readonly location?: string | undefined } & Readonly<Record<string, unknown>>;
}

async function get(url: string, as = cookie, headers: object = {}): Promise<Answered> {
  const answer = await host.server.app.inject({ url, headers: { cookie: as, ...headers } });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
}

async function post(
  url: string,
  fields: Readonly<Record<string, string>>,
  { as = cookie, ...headers }: { as?: string } & Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const answer = await host.server.app.inject({
    method: 'POST',
    url,
    headers: {
      ...FROM_HERE,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: as,
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
}

const task = (name: string, fields: Readonly<Record<string, string>>) =>
  post(`/operator/tasks/${name}`, fields);

function cookieFrom({ headers }: Answered): string {
  return /^[^;]+/.exec(String(headers['set-cookie']))![0];
}

test('without operators nothing is here, whatever is asked', async () => {
  for (const url of ['/operator', '/operator/log', '/operator/style.css', '/operator/reports/x'])
    expect((await get(url, '')).status).toBe(404);
  expect((await post('/operator/sign-in', { name: 'Olga', code: 'x' }, { as: '' })).status).toBe(404);
  expect((await post('/operator/tasks/ban', { subject: 'x' }, { as: '' })).status).toBe(404);
});

describe('signing in', () => {
  beforeAll(async () => {
    ({ code } = (await perform('operator', 'Olga')) as { code: string });
  });

  test('takes name and code; the code is shown once and kept as a slow hash', async () => {
    expect((await get('/operator', '')).body).toContain('Sign in');
    for (const [name, secret] of [
      ['Olga', code.replace(/.$/, letter => (letter === 'A' ? 'B' : 'A'))],
      ['Otto', code],
      ['Olga', ''],
      ['', ''],
    ] as const) {
      const wrong = await post('/operator/sign-in', { name, code: secret }, { as: '' });
      expect([wrong.status, wrong.headers['set-cookie']]).toEqual([403, undefined]);
    }
    const done = await post('/operator/sign-in', { name: 'Olga', code: code.toLowerCase() }, { as: '' });
    expect([done.status, done.headers.location]).toEqual([303, '/operator']);
    expect(String(done.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict$/);
    cookie = cookieFrom(done);
    expect((await get('/operator')).status).toBe(200);
    expect(await host.store.operatorHash('Olga')).toMatch(/^scrypt\$/);
    expect(host.log.join('\n')).not.toContain(code);
  });

  test('over https the cookie is of this host alone; over plain http from elsewhere nobody signs in', async () => {
    const fields = new URLSearchParams({ name: 'Olga', code }).toString();
    const ask = (scheme: string, sent = fields) =>
      host.server.app.inject({
        method: 'POST',
        url: '/operator/sign-in',
        headers: {
          origin: `${scheme}://play.example`,
          host: 'play.example',
          'x-forwarded-proto': scheme,
          'x-forwarded-for': '203.0.113.9',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: sent,
      });
    expect((await ask('https')).headers['set-cookie']).toMatch(
      /^__Host-kingdomino-operator=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await ask('http')).statusCode).toBe(403);
    expect((await ask('http')).body).toContain('over https');
  });

  test('is tried ten times an hour from one address, and works again later', async () => {
    const from = (address: string) =>
      host.server.app.inject({
        method: 'POST',
        url: '/operator/sign-in',
        remoteAddress: address,
        headers: { ...FROM_HERE, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'name=Olga&code=wrong',
      });
    const codes: number[] = [];
    for (let tried = 0; tried < 12; tried++) codes.push((await from('127.0.0.1')).statusCode);
    expect(codes.filter(status => status === 429).length).toBeGreaterThan(1);
    const late = await post('/operator/sign-in', { name: 'Olga', code }, { as: '' });
    expect([late.status, late.headers['set-cookie']]).toEqual([429, undefined]);
    ports.time += HOUR;
    cookie = cookieFrom(await post('/operator/sign-in', { name: 'Olga', code }, { as: '' }));
  });

  test('ends after half an hour without use, after a day of use, by signing out and with another code', async () => {
    const signIn = async () => {
      ports.time += HOUR;
      return cookieFrom(await post('/operator/sign-in', { name: 'Olga', code }, { as: '' }));
    };
    const isIn = async (as: string) => (await get('/operator', as)).status === 200;
    const idle = await signIn();
    ports.time += 29 * MINUTE;
    expect(await isIn(idle)).toBe(true);
    ports.time += 31 * MINUTE;
    expect(await isIn(idle)).toBe(false);
    const busy = await signIn();
    let used = 0;
    for (; await isIn(busy); used++) ports.time += 20 * MINUTE;
    expect(used).toBe(30);
    const left = await signIn();
    await post('/operator/sign-out', {}, { as: left });
    expect(await isIn(left)).toBe(false);
    const old = await signIn();
    ({ code } = (await perform('operator', 'Olga')) as { code: string });
    expect(await isIn(old)).toBe(false);
    cookie = await signIn();
    expect(await isIn(cookie)).toBe(true);
  });
});

describe('who is signed in', () => {
  let ann: PlayerClient;
  let bob: PlayerClient;
  let table: string;
  let report: string;

  beforeAll(async () => {
    ({ code } = (await perform('operator', 'Olga')) as { code: string });
    ports.time += HOUR;
    cookie = cookieFrom(await post('/operator/sign-in', { name: 'Olga', code }, { as: '' }));
  });

  beforeEach(async () => {
    [ann, bob] = (await host.players(2)) as [PlayerClient, PlayerClient];
    await bob.request({ type: 'rename', name: 'Bob <b>' });
    table = await openForTwo(ann, bob, { visibility: 'link' });
    for (const player of [ann, bob]) await player.request({ type: 'consent', table, agrees: true });
    await bob.request({ type: 'write', table, text: '<script>rude</script>' });
    const told = { player: bob.player.id, table, reason: 'abuse', text: 'he was rude' };
    await host.ask(ann, 'POST', '/api/reports', told);
    const [last] = await host.store.reportsAbout({ player: bob.player.id, limit: 1 });
    report = last!.id;
  });

  test('sees reports with names, words and context, all of it as text', async () => {
    expect((await get('/operator')).body).toContain(`/operator/reports/${report}`);
    const { body, headers } = await get(`/operator/reports/${report}`);
    for (const text of [
      'he was rude',
      'Bob &#60;b&#62;',
      '&#60;script&#62;rude',
      `/operator/tables/${table}`,
      ann.player.name,
    ])
      expect(body).toContain(text);
    expect(body).not.toContain('<script');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get(`/operator/tables/${table}`)).body).toContain(`href="/t/${table}"`);
    expect((await get(`/operator/members/${bob.player.id}`)).body).toContain('1 signed in');
    expect((await get('/operator/members?q=bob%20%3C')).body).toContain(bob.player.id);
    for (const url of ['reports/none', 'members/none', 'tables/none', 'tables?status=lost'])
      expect((await get(`/operator/${url}`)).status).toBe(404);
  });

  test('warns, mutes, suspends and lifts, each with reason and time, and under their own name', async () => {
    const subject = bob.player.id;
    const say = async () => codeOf(await bob.request({ type: 'say', table, phrase: 'oops' }));
    const warned = await task('warn', { subject, text: 'Be kind.', back: `/operator/members/${subject}` });
    expect([warned.status, warned.headers.location]).toEqual([303, `/operator/members/${subject}?done=warn`]);
    expect((await get(String(warned.headers.location))).body).toContain('read when they come next');
    expect(await say()).toBe('done');
    await task('suspend', { subject, kind: 'talk', days: '2', text: 'rude words' });
    expect(await say()).toBe('suspended');
    await task('suspend', { subject, kind: 'rated', days: '1' });
    const { body } = await get(`/operator/members/${subject}`);
    for (const text of ['Be kind.', 'rude words', 'muted', 'no rated games', 'until'])
      expect(body).toContain(text);
    await task('release', { subject });
    expect(await say()).toBe('done');
    const log = await host.store.operatorLog({ subject, limit: 9 });
    const tasks = ['Olga release', 'Olga suspend', 'Olga suspend', 'Olga warn'];
    expect(log.map(({ operator, task: done }) => `${operator} ${done}`).toSorted()).toEqual(tasks);
    expect((await get('/operator/log')).body).toContain('rude words');
    expect(host.log.some(line => line.includes('"operator":"Olga"') && line.includes('"task":"warn"'))).toBe(
      true,
    );
  });

  test('bans and takes it back, closes a table, closes a report', async () => {
    const subject = bob.player.id;
    const isIn = async () => (await host.ask(bob, 'GET', '/api/tables?list=mine')).status === 200;
    await task('ban', { subject, text: 'for good' });
    expect(await isIn()).toBe(false);
    expect((await get(`/operator/members/${subject}`)).body).toContain('Take the ban back');
    await task('unban', { subject });
    expect(await isIn()).toBe(true);
    const other = await open(ann);
    await task('close', { subject: other, back: `/operator/tables/${other}` });
    expect((await get(`/operator/tables/${other}`)).body).toContain('closed');
    await task('resolve', { subject: report, text: 'talked to him' });
    expect((await get('/operator')).body).not.toContain(report);
    expect((await get('/operator?which=resolved')).body).toContain(report);
    expect((await get(`/operator/reports/${report}`)).body).toContain('talked to him');
  });

  test('is told what is wrong with a form', async () => {
    for (const [name, fields, status] of [
      ['warn', { subject: 'nobody', text: 'hm' }, 422],
      ['warn', { subject: 'nobody' }, 422],
      ['suspend', { subject: 'nobody', kind: 'breath', days: '2' }, 422],
      ['resolve', { subject: 'none' }, 422],
      ['close', { subject: 'none' }, 422],
      ['remove', { subject: 'none', kind: 'chat' }, 422],
      ['remove', { subject: 'none', kind: 'all' }, 422],
      ['warn', { subject: 'a b', text: 'hm' }, 400],
      ['warn', { subject: 'x', text: 'x'.repeat(501) }, 400],
      ['erase-player', { subject: 'x' }, 400],
      ['operator', { subject: 'Eve' }, 400],
      ['__proto__', { subject: 'x' }, 400],
    ] as const) {
      const answer = await task(name, fields);
      expect([name, answer.status]).toEqual([name, status]);
      expect(answer.body).toContain('That did not work');
    }
  });

  test('is led nowhere else', async () => {
    for (const back of ['https://evil.example', '//evil.example', '/operator/../api', '/operatorx'])
      expect((await task('release', { subject: bob.player.id, back })).headers.location).toBe(
        '/operator?done=release',
      );
  });

  test('who is not, changes and sees nothing; nor does a form of another site', async () => {
    const subject = bob.player.id;
    const strangers = ['', 'kingdomino-operator=guessed', `kingdomino=${ann.token}`];
    for (const as of strangers) {
      for (const url of [
        '/operator',
        '/operator/log',
        `/operator/reports/${report}`,
        `/operator/members/${subject}`,
      ]) {
        const { status, body } = await get(url, as);
        expect([status, body.includes('Bob')]).toEqual([401, false]);
      }
      expect((await post('/operator/tasks/ban', { subject }, { as })).status).toBe(401);
    }
    const elsewhere = await post('/operator/tasks/ban', { subject }, { origin: 'https://evil.example' });
    expect(elsewhere.status).toBe(403);
    const unsaid = await host.server.app.inject({
      method: 'POST',
      url: '/operator/tasks/ban',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `subject=${subject}`,
    });
    expect(unsaid.statusCode).toBe(403);
    expect(await host.store.adminPlayer(subject)).toMatchObject({ bannedAt: null });
  });
});

test('an operator who was removed is out, and after the last one the page is gone', async () => {
  await perform('operator', 'Olga remove');
  expect((await get('/operator')).status).toBe(404);
  expect(await perform('operators')).toEqual([]);
  await expect(perform('operator', 'Olga remove')).rejects.toThrow('there is no operator Olga');
  for (const name of ['Olga again', '<b>', ''])
    await expect(perform('operator', name)).rejects.toThrow('usage');
});
