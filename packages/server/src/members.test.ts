/** A name that lasts: passkeys and recovery codes bring back a player with every seat, and nobody else. */
import type { Player } from '@kingdomino/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakePorts } from './testing/fake-ports.ts';
import { open, openForTwo } from './testing/play.ts';
import { SoftAuthenticator, type Trouble } from './testing/soft-authenticator.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const ORIGIN = 'https://play.example.org';
const ports = new FakePorts('members');
let host: TestServer;
/** Everything that was ever answered. */
const answers: string[] = [];
beforeAll(async () => {
  host = await startTestServer({ ports, settings: { PUBLIC_ORIGINS: ORIGIN } });
}, 60_000);
afterAll(() => host.stop());

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly player: Player };
  readonly token: string | undefined;
}

async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, token = '', payload?: object) {
  const answer = await host.server.app.inject({
    method,
    url,
    headers: { origin: ORIGIN, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    ...(payload ? { payload } : {}),
  });
  answers.push(answer.body);
  const cookie = answer.cookies.find(({ name }) => name.endsWith('kingdomino'))?.value;
  const body = (answer.body === '' ? {} : answer.json()) as Answer['body'];
  return { status: answer.statusCode, body, token: cookie === '' ? undefined : cookie } satisfies Answer;
}

let guests = 0;
async function newGuest(name = `Somebody ${String.fromCodePoint(65 + guests++)}`): Promise<string> {
  const { token } = await ask('POST', '/api/me');
  await ask('POST', '/api/commands', token, { type: 'rename', id: 'r', name });
  return token!;
}

async function addPasskey(token: string, key = new SoftAuthenticator(ORIGIN), trouble: Trouble = {}) {
  const options = await ask('POST', '/api/me/passkeys/options', token);
  const response = key.create(options.body as never, trouble);
  const answer = await ask('POST', '/api/me/passkeys', token, { response, label: 'My phone' });
  return { ...answer, key, response, options };
}

async function signIn(key: SoftAuthenticator, trouble: Trouble = {}) {
  const options = await ask('POST', '/api/sign-in/options');
  const response = key.get(options.body as never, trouble);
  return { ...(await ask('POST', '/api/sign-in', '', { response })), response };
}

async function newMember(name?: string) {
  const token = await newGuest(name);
  const { key, body, status } = await addPasskey(token);
  expect(status).toBe(200);
  return { token, key, player: body.player, code: body.recoveryCode as string };
}

describe('a guest', () => {
  test('becomes a member by a passkey, and gets a recovery code this once', async () => {
    const token = await newGuest('Marigold');
    const { body } = await addPasskey(token);
    expect(body.player).toMatchObject({ name: 'Marigold', member: true });
    expect(body.recoveryCode).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
    const second = await addPasskey(token);
    expect(second.body).not.toHaveProperty('recoveryCode');
    const { body: shown } = await ask('GET', '/api/me/passkeys', token);
    expect(shown).toMatchObject({ passkeys: [{ name: 'My phone' }, { name: 'My phone' }] });
    expect((await ask('GET', '/api/me', token)).body.player).toEqual(body.player);
  });

  test('who lost the cookie has every seat again', async () => {
    const [ann, bob] = [await host.player(), await host.player()];
    const waiting = await open(ann);
    const playing = await openForTwo(ann, bob);
    const { key } = await addPasskey(ann.token);
    const back = await signIn(key);
    expect([back.status, back.body.player.id]).toEqual([200, ann.player.id]);
    expect(back.token).not.toBe(ann.token);
    const mine = (await ask('GET', '/api/tables?list=mine', back.token)).body as unknown as {
      tables: { table: string; yourSeat: number }[];
    };
    expect(new Set(mine.tables.map(({ table }) => table))).toEqual(new Set([waiting, playing]));
  });

  test('may have a code without a passkey', async () => {
    const token = await newGuest();
    const made = await ask('POST', '/api/me/recovery', token);
    expect(made.body.player.member).toBe(true);
    const typed = (made.body.recoveryCode as string).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const back = await ask('POST', '/api/sign-in/recovery', '', { code: typed });
    expect([back.status, back.body.player.id]).toEqual([200, made.body.player.id]);
    expect((await ask('GET', '/api/me', back.token)).body.player).toEqual(made.body.player);
  });
});

describe('a recovery code', () => {
  test('is worth nothing when a new one was made, or a letter is wrong', async () => {
    const { token, code } = await newMember();
    const renewed = (await ask('POST', '/api/me/recovery', token)).body.recoveryCode as string;
    const wrong = renewed.slice(0, -1) + (renewed.endsWith('7') ? '8' : '7');
    for (const bad of [code, wrong, '', 'x', '0000-0000-0000-0000-0000-0000', 'U'.repeat(24)])
      expect((await ask('POST', '/api/sign-in/recovery', '', { code: bad })).status).toBe(403);
    expect((await ask('POST', '/api/sign-in/recovery', '', { code: renewed })).status).toBe(200);
  });

  test('cannot be tried without end', async () => {
    const codes = Array.from({ length: 40 }, () => '0000-0000-0000-0000-0000-0000');
    const tried = await Promise.all(codes.map(code => ask('POST', '/api/sign-in/recovery', '', { code })));
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([403, 429]));
    ports.time += 3_600_000;
  });
});

describe('refused with a sentence', () => {
  const TROUBLES: readonly (readonly [string, Trouble])[] = [
    ['another origin', { origin: 'https://evil.example.org' }],
    ['another domain', { domain: 'evil.example.org' }],
    ['nobody verified', { isUnverified: true }],
    ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['no challenge', { challenge: '' }],
  ];

  test.each(TROUBLES)('a new passkey with %s', async (_, trouble) => {
    const token = await newGuest();
    const refused = await addPasskey(token, undefined, trouble);
    expect([refused.status, refused.body.code]).toEqual([403, 'bad-passkey']);
    expect((await ask('GET', '/api/me/passkeys', token)).body).toMatchObject({ passkeys: [] });
  });

  test.each([...TROUBLES, ['another’s handle', { userHandle: 'c29tZWJvZHk' }] as const])(
    'a sign-in with %s',
    async (_, trouble) => {
      const { key } = await newMember();
      const refused = await signIn(key, trouble);
      expect([refused.status, refused.body.code, refused.token]).toEqual([403, 'bad-passkey', undefined]);
      expect((await signIn(key)).status).toBe(200);
    },
  );

  test('what was answered before, too late, or asked of somebody else', async () => {
    const { key, token } = await newMember();
    const first = await signIn(key);
    const again = await ask('POST', '/api/sign-in', '', { response: first.response });
    expect(again.body.code).toBe('bad-passkey');
    const options = await ask('POST', '/api/sign-in/options');
    ports.time += 5 * 60_000;
    const late = await ask('POST', '/api/sign-in', '', { response: key.get(options.body as never) });
    expect(late.body.code).toBe('bad-passkey');
    const another = await newGuest();
    const asked = await ask('POST', '/api/me/passkeys/options', token);
    const response = new SoftAuthenticator(ORIGIN).create(asked.body as never);
    expect((await ask('POST', '/api/me/passkeys', another, { response })).body.code).toBe('bad-passkey');
    const sameQuestion = await ask('POST', '/api/me/passkeys', token, { response });
    expect(sameQuestion.body.code).toBe('bad-passkey');
  });

  test('a passkey that another has, an unknown one, one that counts backwards', async () => {
    const { key } = await newMember();
    const stolen = await addPasskey(await newGuest(), key);
    expect(stolen.body).toMatchObject({ code: 'bad-passkey', text: 'somebody has this passkey already' });
    expect((await signIn(new SoftAuthenticator(ORIGIN))).body.code).toBe('bad-passkey');
    await signIn(key);
    key.counter = 0;
    expect((await signIn(key)).body.code).toBe('bad-passkey');
  });

  test('damaged answers, whatever is damaged in them', async () => {
    const token = await newGuest();
    const key = new SoftAuthenticator(ORIGIN);
    for (const part of [0, 0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98]) {
      const options = await ask('POST', '/api/me/passkeys/options', token);
      const response = key.create(options.body as never);
      const { attestationObject: whole, clientDataJSON } = response.response;
      const cut = { clientDataJSON, attestationObject: whole.slice(0, Math.floor(part * whole.length)) };
      const cutAnswer = await ask('POST', '/api/me/passkeys', token, {
        response: { ...response, response: cut },
      });
      expect([part, cutAnswer.status]).toEqual([part, 403]);
    }
    for (const response of [
      {},
      { id: 7 },
      null,
      'x',
      { ...key.create({ challenge: 'c' }), type: 'password' },
    ])
      expect((await ask('POST', '/api/me/passkeys', token, { response })).status).toBe(400);
    expect(host.log.join('\n')).not.toContain('request failed');
  });

  test('without an identity', async () => {
    for (const [method, url] of [
      ['GET', '/api/me/passkeys'],
      ['POST', '/api/me/passkeys/options'],
      ['POST', '/api/me/recovery'],
      ['DELETE', '/api/me/passkeys/abcdefghij'],
      ['GET', '/api/me/export'],
      ['GET', '/api/me/played'],
      ['DELETE', '/api/me/played/abcdef'],
      ['POST', '/api/me/sign-out/here'],
    ] as const)
      expect([url, (await ask(method, url)).status]).toEqual([url, 401]);
  });
});

describe('names', () => {
  const state = async (name: string, token = '') =>
    (await ask('GET', `/api/names/${encodeURIComponent(name)}`, token)).body.state;

  test('of members are theirs alone, for guests and bots too, look-alikes with them', async () => {
    const { token } = await newMember('Balthazar');
    const guest = await newGuest('Somebody else');
    const rename = (who: string, name: string) =>
      ask('POST', '/api/commands', who, { type: 'rename', id: 'again', name });
    for (const name of ['Balthazar', 'bаlthazar', 'BALTHAZAR!']) {
      expect((await rename(guest, name)).body.code).toBe('name-taken');
      expect(await state(name, guest)).toBe('taken');
      expect(await state(name, token)).toBe('free');
    }
    expect((await ask('POST', '/api/bots', '', { name: 'Balthazar' })).body.code).toBe('name-taken');
    expect([await state('Grandmaster'), await state('Quirin')]).toEqual(['refused', 'free']);
    expect((await rename(token, 'Melchior')).body.player.name).toBe('Melchior');
    expect((await rename(guest, 'Balthazar')).body.player.name).toBe('Balthazar');
    expect((await addPasskey(guest)).status).toBe(200);
    expect((await rename(token, 'Balthazar')).body.code).toBe('name-taken');
  });

  test('that guests share become one member’s only', async () => {
    const [one, other] = [await newGuest('Casper'), await newGuest('Casper')];
    const started = await ask('POST', '/api/me/passkeys/options', other);
    expect((await addPasskey(one)).status).toBe(200);
    const response = new SoftAuthenticator(ORIGIN).create(started.body as never);
    expect((await ask('POST', '/api/me/passkeys', other, { response })).body.code).toBe('name-taken');
    expect((await ask('POST', '/api/me/passkeys/options', other)).body.code).toBe('name-taken');
    expect((await ask('POST', '/api/me/recovery', other)).body.code).toBe('name-taken');
    expect((await ask('GET', '/api/me/passkeys', other)).body).not.toHaveProperty('since');
  });
});

describe('a member', () => {
  test('names and removes passkeys, her own only', async () => {
    const { token, key } = await newMember();
    const [one] = (await ask('GET', '/api/me/passkeys', token)).body.passkeys as { id: string }[];
    const stranger = await newGuest();
    const url = `/api/me/passkeys/${one!.id}`;
    expect((await ask('PATCH', url, stranger, { label: 'Mine' })).status).toBe(404);
    expect((await ask('DELETE', url, stranger)).status).toBe(404);
    expect((await ask('PATCH', url, token, { label: ' \u202e ' })).status).toBe(400);
    expect((await ask('PATCH', url, token, { label: 'Old phone' })).status).toBe(204);
    expect((await ask('GET', '/api/me/passkeys', token)).body).toMatchObject({
      passkeys: [{ name: 'Old phone' }],
    });
    expect((await ask('DELETE', url, token)).status).toBe(204);
    expect((await signIn(key)).body.code).toBe('bad-passkey');
    expect((await addPasskey(token)).status).toBe(200);
  });

  test('signs out here, or everywhere', async () => {
    const { key, token } = await newMember();
    const [one, other] = [(await signIn(key)).token!, (await signIn(key)).token!];
    expect((await ask('POST', '/api/me/sign-out/here', one)).status).toBe(204);
    expect((await ask('GET', '/api/me', one)).status).toBe(401);
    expect((await ask('GET', '/api/me', other)).status).toBe(200);
    expect((await ask('POST', '/api/me/sign-out', other)).status).toBe(204);
    for (const session of [other, token]) expect((await ask('GET', '/api/me', session)).status).toBe(401);
    expect((await signIn(key)).status).toBe(200);
  });

  test('who is banned or erased does not come back, and the name is free', async () => {
    const banned = await newMember();
    await host.server.perform('ban', banned.player.id);
    expect((await signIn(banned.key)).body.code).toBe('not-allowed');
    const erased = await newMember('Fridolin');
    expect((await ask('DELETE', '/api/me', erased.token)).status).toBe(204);
    expect((await signIn(erased.key)).body.code).toBe('bad-passkey');
    expect((await ask('POST', '/api/sign-in/recovery', '', { code: erased.code })).status).toBe(403);
    expect((await newMember('Fridolin')).player.id).not.toBe(erased.player.id);
  });

  test('takes everything along in one file', async () => {
    const [ann, bob] = [await host.player(), await host.player()];
    const table = await openForTwo(ann, bob);
    await addPasskey(ann.token);
    const { body } = await ask('GET', '/api/me/export', ann.token);
    expect(body).toMatchObject({
      format: 'kingdomino-export/1',
      player: { id: ann.player.id, passkeys: [{ name: 'My phone' }] },
      tables: [{ table, events: expect.arrayContaining([expect.objectContaining({ type: 'started' })]) }],
    });
  });
});

test('no credential and no hash ever left the server', async () => {
  const { token, key, code } = await newMember('Seraphina');
  await signIn(key);
  await ask('GET', '/api/me/export', token);
  const passkey = (await host.store.passkeyByCredential(key.credential))!;
  const recovery = (await host.store.recoveryById(code.replaceAll('-', '').slice(0, 8)))!;
  const said = [...answers, ...host.log].join('\n');
  expect(said).toContain('Seraphina');
  expect(said).not.toContain(passkey.publicKey);
  expect(said).not.toContain(recovery.hash);
  expect(said.split(code)).toHaveLength(2);
  // only as what her own authenticators must not make again
  const others = answers.filter(text => !text.includes('excludeCredentials')).join('\n');
  expect(others).not.toContain(key.credential);
});
