/** A name that lasts: passkeys and recovery codes bring back a player with every seat. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, openForTwo } from '../testing/clients/play.ts';
import { SoftAuthenticator } from '../testing/clients/soft-authenticator.ts';
import { MemberFixture, ORIGIN } from '../testing/member-fixture.ts';

let stage: MemberFixture;
beforeAll(async () => {
  stage = await MemberFixture.open('members');
});
afterAll(() => stage.host.stop());

describe('a guest', () => {
  test('becomes a member by a passkey, and gets a recovery code this once', async () => {
    const token = await stage.newGuest('Marigold');
    const { body } = await stage.addPasskey(token);
    expect(body.player).toMatchObject({ name: 'Marigold', member: true });
    expect(body.recoveryCode).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
    const second = await stage.addPasskey(token);
    expect(second.body).not.toHaveProperty('recoveryCode');
    const { body: shown } = await stage.ask('GET', '/api/me/passkeys', token);
    expect(shown).toMatchObject({ passkeys: [{ name: 'My phone' }, { name: 'My phone' }] });
    expect((await stage.ask('GET', '/api/me', token)).body.player).toEqual(body.player);
  });

  test('who lost the cookie has every seat again', async () => {
    const [ann, bob] = [await stage.host.player(), await stage.host.player()];
    const waiting = await open(ann);
    const playing = await openForTwo(ann, bob);
    const { key } = await stage.addPasskey(ann.token);
    const back = await stage.signIn(key);
    expect([back.status, back.body.player.id]).toEqual([200, ann.player.id]);
    expect(back.token).not.toBe(ann.token);
    const mine = (await stage.ask('GET', '/api/tables?list=mine', back.token)).body as unknown as {
      tables: { table: string; yourSeat: number }[];
    };
    expect(new Set(mine.tables.map(({ table }) => table))).toEqual(new Set([waiting, playing]));
  });

  test('may have a code without a passkey', async () => {
    const token = await stage.newGuest();
    const made = await stage.ask('POST', '/api/me/recovery', token);
    expect(made.body.player.member).toBe(true);
    const typed = (made.body.recoveryCode as string).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const back = await stage.ask('POST', '/api/sign-in/recovery', '', { code: typed });
    expect([back.status, back.body.player.id]).toEqual([200, made.body.player.id]);
    expect((await stage.ask('GET', '/api/me', back.token)).body.player).toEqual(made.body.player);
  });
});

describe('a recovery code', () => {
  test('is worth nothing when a new one was made, or a letter is wrong', async () => {
    const { token, code } = await stage.newMember();
    const renewed = (await stage.ask('POST', '/api/me/recovery', token)).body.recoveryCode as string;
    const wrong = renewed.slice(0, -1) + (renewed.endsWith('7') ? '8' : '7');
    for (const bad of [code, wrong, '', 'x', '0000-0000-0000-0000-0000-0000', 'U'.repeat(24)])
      expect((await stage.ask('POST', '/api/sign-in/recovery', '', { code: bad })).status).toBe(403);
    expect((await stage.ask('POST', '/api/sign-in/recovery', '', { code: renewed })).status).toBe(200);
  });

  test('works once, also for two at once, ends all other sessions, and brings the next one', async () => {
    const { token, code } = await stage.newMember();
    const both = await Promise.all(
      [1, 2].map(() => stage.ask('POST', '/api/sign-in/recovery', '', { code })),
    );
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 403]);
    const { token: session, body } = both.find(({ status }) => status === 200)!;
    expect((await stage.ask('GET', '/api/me', token)).status).toBe(401);
    expect((await stage.ask('GET', '/api/me', session)).status).toBe(200);
    const next = body.recoveryCode as string;
    expect((await stage.ask('POST', '/api/sign-in/recovery', '', { code })).status).toBe(403);
    expect((await stage.ask('POST', '/api/sign-in/recovery', '', { code: next })).status).toBe(200);
  });

  test('cannot be tried without end', async () => {
    const codes = Array.from({ length: 40 }, () => '0000-0000-0000-0000-0000-0000');
    const tried = await Promise.all(
      codes.map(code => stage.ask('POST', '/api/sign-in/recovery', '', { code })),
    );
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([403, 429]));
    stage.ports.time += 3_600_000;
  });
});

describe('names', () => {
  const state = async (name: string, token = '') =>
    (await stage.ask('GET', `/api/names/${encodeURIComponent(name)}`, token)).body.state;

  test('of members are theirs alone, for guests and bots too, look-alikes with them', async () => {
    const { token } = await stage.newMember('Balthazar');
    const guest = await stage.newGuest('Somebody else');
    const rename = (who: string, name: string) =>
      stage.ask('POST', '/api/commands', who, { type: 'rename', id: 'again', name });
    for (const name of ['Balthazar', 'bаlthazar', 'BALTHAZAR!']) {
      expect((await rename(guest, name)).body.code).toBe('name-taken');
      expect(await state(name, guest)).toBe('taken');
      expect(await state(name, token)).toBe('free');
    }
    expect((await stage.ask('POST', '/api/bots', '', { name: 'Balthazar' })).body.code).toBe('name-taken');
    expect([await state('Grandmaster'), await state('Quirin')]).toEqual(['refused', 'free']);
    expect((await rename(token, 'Melchior')).body.player.name).toBe('Melchior');
    // the name that she had is held for a while, for herself
    expect((await rename(guest, 'Balthazar')).body.code).toBe('name-taken');
    expect((await rename(token, 'Balthazar')).status).toBe(200);
    expect((await rename(token, 'Melchior')).status).toBe(200);
    stage.ports.time += 31 * 86_400_000;
    expect((await rename(guest, 'Balthazar')).body.player.name).toBe('Balthazar');
    expect((await stage.addPasskey(guest)).status).toBe(200);
    expect((await rename(token, 'Balthazar')).body.code).toBe('name-taken');
  });

  test('of who is renamed while becoming a member is the new one, and no other member’s', async () => {
    const [one, other] = [await stage.newGuest('Dorothea'), await stage.newGuest('Somebody new')];
    const rename = (who: string, name: string) =>
      stage.ask('POST', '/api/commands', who, { type: 'rename', id: name, name });
    // the code takes a while to be made: time enough to take another name
    const [made] = await Promise.all([stage.ask('POST', '/api/me/recovery', one), rename(one, 'Eleonora')]);
    expect(made.body.player.name).toBe('Eleonora');
    expect((await rename(other, 'Eleonora')).body.code).toBe('name-taken');
    expect((await rename(other, 'Dorothea')).status).toBe(200);
  });

  test('that guests share become one member’s only', async () => {
    const [one, other] = [await stage.newGuest('Casper'), await stage.newGuest('Casper')];
    const started = await stage.ask('POST', '/api/me/passkeys/options', other);
    expect((await stage.addPasskey(one)).status).toBe(200);
    const response = new SoftAuthenticator(ORIGIN).create(started.body as never);
    expect((await stage.ask('POST', '/api/me/passkeys', other, { response })).body.code).toBe('name-taken');
    expect((await stage.ask('POST', '/api/me/passkeys/options', other)).body.code).toBe('name-taken');
    expect((await stage.ask('POST', '/api/me/recovery', other)).body.code).toBe('name-taken');
    expect((await stage.ask('GET', '/api/me/passkeys', other)).body).not.toHaveProperty('since');
  });
});

describe('a member', () => {
  test('has no more passkeys than allowed, also when many are added at once', async () => {
    const token = await stage.newGuest();
    const keys = Array.from({ length: 24 }, () => new SoftAuthenticator(ORIGIN));
    const asked = await Promise.all(keys.map(() => stage.ask('POST', '/api/me/passkeys/options', token)));
    const added = await Promise.all(
      keys.map((key, index) =>
        stage.ask('POST', '/api/me/passkeys', token, { response: key.create(asked[index]!.body as never) }),
      ),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  test('names and removes passkeys, her own only', async () => {
    const { token, key } = await stage.newMember();
    const [one] = (await stage.ask('GET', '/api/me/passkeys', token)).body.passkeys as { id: string }[];
    const stranger = await stage.newGuest();
    const url = `/api/me/passkeys/${one!.id}`;
    expect((await stage.ask('PATCH', url, stranger, { label: 'Mine' })).status).toBe(404);
    expect((await stage.ask('DELETE', url, stranger)).status).toBe(404);
    expect((await stage.ask('PATCH', url, token, { label: ' \u202e ' })).status).toBe(400);
    expect((await stage.ask('PATCH', url, token, { label: 'Old phone' })).status).toBe(204);
    expect((await stage.ask('GET', '/api/me/passkeys', token)).body).toMatchObject({
      passkeys: [{ name: 'Old phone' }],
    });
    expect((await stage.ask('DELETE', url, token)).status).toBe(204);
    expect((await stage.signIn(key)).body.code).toBe('bad-passkey');
    expect((await stage.addPasskey(token)).status).toBe(200);
  });

  test('signs out here, or everywhere', async () => {
    const { key, token } = await stage.newMember();
    const [one, other] = [(await stage.signIn(key)).token!, (await stage.signIn(key)).token!];
    expect((await stage.ask('POST', '/api/me/sign-out/here', one)).status).toBe(204);
    expect((await stage.ask('GET', '/api/me', one)).status).toBe(401);
    expect((await stage.ask('GET', '/api/me', other)).status).toBe(200);
    expect((await stage.ask('POST', '/api/me/sign-out', other)).status).toBe(204);
    for (const session of [other, token])
      expect((await stage.ask('GET', '/api/me', session)).status).toBe(401);
    expect((await stage.signIn(key)).status).toBe(200);
  });

  test('who is banned or erased does not come back, and the name is free', async () => {
    const banned = await stage.newMember();
    await stage.host.server.perform('ban', banned.player.id);
    expect((await stage.signIn(banned.key)).body.code).toBe('not-allowed');
    const erased = await stage.newMember('Fridolin');
    expect((await stage.ask('DELETE', '/api/me', erased.token)).status).toBe(204);
    expect((await stage.signIn(erased.key)).body.code).toBe('bad-passkey');
    expect((await stage.ask('POST', '/api/sign-in/recovery', '', { code: erased.code })).status).toBe(403);
    expect((await stage.newMember('Fridolin')).player.id).not.toBe(erased.player.id);
  });

  test('takes everything along in one file', async () => {
    const [ann, bob] = [await stage.host.player(), await stage.host.player()];
    const table = await openForTwo(ann, bob);
    await stage.addPasskey(ann.token);
    const { body } = await stage.ask('GET', '/api/me/export', ann.token);
    expect(body).toMatchObject({
      format: 'kingdomino-export/1',
      player: { id: ann.player.id, passkeys: [{ name: 'My phone' }] },
      tables: [{ table, events: expect.arrayContaining([expect.objectContaining({ type: 'started' })]) }],
    });
  });
});

test('no credential and no hash ever left the server', async () => {
  const { token, key, code } = await stage.newMember('Seraphina');
  await stage.signIn(key);
  await stage.ask('GET', '/api/me/export', token);
  const passkey = (await stage.host.store.passkeyByCredential(key.credential))!;
  const recovery = (await stage.host.store.recoveryById(code.replaceAll('-', '').slice(0, 8)))!;
  const said = [...stage.answers, ...stage.host.log].join('\n');
  expect(said).toContain('Seraphina');
  expect(said).not.toContain(passkey.publicKey);
  expect(said).not.toContain(recovery.hash);
  expect(said.split(code)).toHaveLength(2);
  // only as what her own authenticators must not make again
  const others = stage.answers.filter(text => !text.includes('excludeCredentials')).join('\n');
  expect(others).not.toContain(key.credential);
});
