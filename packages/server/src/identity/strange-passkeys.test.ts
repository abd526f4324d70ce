/** Passkeys that are not in order bring back nobody: refused with a sentence, whatever is wrong with them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SoftAuthenticator, type Trouble } from '../testing/clients/soft-authenticator.ts';
import { MemberFixture, ORIGIN } from '../testing/member-fixture.ts';

let stage: MemberFixture;
beforeAll(async () => {
  stage = await MemberFixture.open('strange-passkeys');
});
afterAll(() => stage.host.stop());

const TROUBLES: readonly (readonly [string, Trouble])[] = [
  ['another origin', { origin: 'https://evil.example.org' }],
  ['another domain', { domain: 'evil.example.org' }],
  ['nobody verified', { isUnverified: true }],
  ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['no challenge', { challenge: '' }],
];

test.each(TROUBLES)('refused: a new passkey with %s', async (_, trouble) => {
  const token = await stage.newGuest();
  const refused = await stage.addPasskey(token, undefined, trouble);
  expect([refused.status, refused.body.code]).toEqual([403, 'bad-passkey']);
  expect((await stage.ask('GET', '/api/me/passkeys', token)).body).toMatchObject({ passkeys: [] });
});

test.each([...TROUBLES, ['another’s handle', { userHandle: 'c29tZWJvZHk' }] as const])(
  'refused: a sign-in with %s',
  async (_, trouble) => {
    const { key } = await stage.newMember();
    const refused = await stage.signIn(key, trouble);
    expect([refused.status, refused.body.code, refused.token]).toEqual([403, 'bad-passkey', undefined]);
    expect((await stage.signIn(key)).status).toBe(200);
  },
);

test('refused: what was answered before, too late, or asked of somebody else', async () => {
  const { key, token } = await stage.newMember();
  const first = await stage.signIn(key);
  const again = await stage.ask('POST', '/api/sign-in', '', { response: first.response });
  expect(again.body.code).toBe('bad-passkey');
  const options = await stage.ask('POST', '/api/sign-in/options');
  stage.ports.time += 5 * 60_000;
  const late = await stage.ask('POST', '/api/sign-in', '', { response: key.get(options.body as never) });
  expect(late.body.code).toBe('bad-passkey');
  const another = await stage.newGuest();
  const asked = await stage.ask('POST', '/api/me/passkeys/options', token);
  const response = new SoftAuthenticator(ORIGIN).create(asked.body as never);
  expect((await stage.ask('POST', '/api/me/passkeys', another, { response })).body.code).toBe('bad-passkey');
  const sameQuestion = await stage.ask('POST', '/api/me/passkeys', token, { response });
  expect(sameQuestion.body.code).toBe('bad-passkey');
});

test('refused: a passkey that another has, an unknown one, one that counts backwards', async () => {
  const { key } = await stage.newMember();
  const stolen = await stage.addPasskey(await stage.newGuest(), key);
  expect(stolen.body).toMatchObject({ code: 'bad-passkey', text: 'somebody has this passkey already' });
  expect((await stage.signIn(new SoftAuthenticator(ORIGIN))).body.code).toBe('bad-passkey');
  await stage.signIn(key);
  key.counter = 0;
  expect((await stage.signIn(key)).body.code).toBe('bad-passkey');
});

test('refused: damaged answers, whatever is damaged in them', async () => {
  const token = await stage.newGuest();
  const key = new SoftAuthenticator(ORIGIN);
  for (const part of [0, 0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98]) {
    const options = await stage.ask('POST', '/api/me/passkeys/options', token);
    const response = key.create(options.body as never);
    const { attestationObject: whole, clientDataJSON } = response.response;
    const cut = { clientDataJSON, attestationObject: whole.slice(0, Math.floor(part * whole.length)) };
    const cutAnswer = await stage.ask('POST', '/api/me/passkeys', token, {
      response: { ...response, response: cut },
    });
    expect([part, cutAnswer.status]).toEqual([part, 403]);
  }
  for (const response of [{}, { id: 7 }, null, 'x', { ...key.create({ challenge: 'c' }), type: 'password' }])
    expect((await stage.ask('POST', '/api/me/passkeys', token, { response })).status).toBe(400);
  expect(stage.host.log.join('\n')).not.toContain('request failed');
});

test('refused: whatever is one’s own, without an identity', async () => {
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
    expect([url, (await stage.ask(method, url)).status]).toEqual([url, 401]);
});
