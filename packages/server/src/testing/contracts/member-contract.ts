/** What every store keeps to about players: tokens, challenges, and names and passkeys of their own. */
import { expect, test } from 'vitest';
import { eraseWhole } from '../../admin/erase-player.ts';
import { nameKey } from '../../identity/confusables.ts';
import { renewNameKeys } from '../../identity/name-key-upkeep.ts';
import type { Store } from '../../storage/store.ts';

export function memberContract(storeOf: () => Store): void {
  test('tokens speak for players until they run out, are spent or signed out', async () => {
    const store = storeOf();
    const token = { hash: 'h1', player: 'p1', kind: 'session' as const };
    await store.createPlayer({ id: 'p1', name: 'Ann', bot: false, createdAt: 1, token });
    await store.createToken({ hash: 'h2', player: 'p1', kind: 'link', expiresAt: 100 });
    const ask = (hash: string, now: number) => store.playerByToken({ hash, kinds: ['session', 'link'], now });
    expect(await ask('h1', 999)).toEqual({ id: 'p1', name: 'Ann', bot: false });
    expect(await ask('h2', 99)).toBeDefined();
    expect(await ask('h2', 100)).toBeUndefined();
    expect(await store.playerByToken({ hash: 'h2', kinds: ['session'], now: 0 })).toBeUndefined();
    expect(await Promise.all([store.spendToken('h2'), store.spendToken('h2')])).toContain(false);
    await store.createToken({ hash: 'h3', player: 'p1', kind: 'session', expiresAt: 100 });
    const renew = (hash: string, before: number) => store.renewToken({ hash, before, expiresAt: 200 });
    expect([await renew('h3', 50), await renew('h1', 150), await renew('h3', 150)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await ask('h3', 150)).toBeDefined();
    await store.renamePlayer({ player: 'p1', name: 'Anna', nameKey: 'anna' });
    expect((await ask('h1', 0))?.name).toBe('Anna');
    await store.changeAvatar({ player: 'p1', avatar: 'miller' });
    expect([await ask('h1', 0), await store.playerById('p1')].map(player => player?.avatar)).toEqual([
      'miller',
      'miller',
    ]);
    await store.changeAvatar({ player: 'p1', avatar: undefined });
    expect(await ask('h1', 0)).toEqual({ id: 'p1', name: 'Anna', bot: false });
    expect(await store.playerNames(['p1', 'nobody'])).toEqual(new Map([['p1', 'Anna']]));
    expect(await store.playerNames([])).toEqual(new Map());
    await store.deleteTokens('p1');
    expect(await ask('h1', 0)).toBeUndefined();
  });

  test('a challenge is spent once, in time, and for what it was made', async () => {
    const store = storeOf();
    const challenge = { hash: 'c1', kind: 'enrol', player: 'p7', now: 0, expiresAt: 100 } as const;
    await store.createChallenge(challenge);
    expect(await store.spendChallenge({ hash: 'c1', kind: 'sign-in', now: 1 })).toBeUndefined();
    expect(await store.spendChallenge({ hash: 'c1', kind: 'enrol', now: 100 })).toBeUndefined();
    const spend = () => store.spendChallenge({ hash: 'c1', kind: 'enrol', now: 99 });
    const spent = await Promise.all([spend(), spend(), spend()]);
    expect(spent.filter(player => player === 'p7')).toHaveLength(1);
    await store.createChallenge({ ...challenge, hash: 'old', expiresAt: 5 });
    await store.createChallenge({ ...challenge, hash: 'new', now: 6 });
    expect(await store.deleteExpiredTokens({ now: 6, limit: 9 })).toBe(0);
  });

  test('members have names and passkeys of their own, or are none', async () => {
    const store = storeOf();
    const passkey = (id: string) => ({
      id,
      credential: `c-${id}`,
      publicKey: 'k',
      counter: 3,
      name: 'Phone',
    });
    const enrol = (player: string, nameKey: string, key?: string) =>
      store.enrol({ player, nameKey, at: 5, ...(key === undefined ? {} : { passkey: passkey(key) }) });
    for (const id of ['m1', 'm2', 'm3'])
      await store.createPlayer({
        id,
        name: id,
        bot: false,
        createdAt: 1,
        token: { hash: `h-${id}`, player: id, kind: 'session', expiresAt: 2 },
      });
    const race = await Promise.all([enrol('m1', 'same', 'k1'), enrol('m2', 'same', 'k2')]);
    expect(race.sort()).toEqual(['done', 'name-taken']);
    const loser = (await store.membershipOf('m1')) ? 'm2' : 'm1';
    const winner = loser === 'm1' ? 'm2' : 'm1';
    expect(await store.membershipOf(loser)).toBeUndefined();
    expect(await store.credentialsOf(loser)).toEqual([]);
    expect(await enrol(loser, 'other', winner === 'm1' ? 'k1' : 'k2')).toBe('known-passkey');
    expect(await store.membershipOf(loser)).toBeUndefined();
    expect(await enrol(loser, 'other', 'k3')).toBe('done');
    expect(await store.renamePlayer({ player: loser, name: 'Same', nameKey: 'same' })).toBe(false);
    const take = (player: string) => store.renamePlayer({ player, name: 'New', nameKey: 'new' });
    expect(new Set(await Promise.all([take(winner), take(loser)]))).toEqual(new Set([false, true]));
    expect(await store.playerById(winner)).toMatchObject({ member: true });
    const use = (from: number) => store.usePasskey({ id: 'k3', from, to: 4, at: 9 });
    expect([await use(2), await use(3), await use(3)]).toEqual([false, true, false]);
    const recovery = { id: 'r1', hash: 'scrypt$' };
    expect(await store.enrol({ player: loser, nameKey: 'x', at: 7, recovery })).toBe('done');
    expect(await store.recoveryById('r1')).toEqual({ player: loser, hash: 'scrypt$' });
    const all = { after: '', limit: 999, createdBefore: 99, sessionsBefore: 99 };
    await store.deleteIdleGuests(all);
    expect(await store.playerById('m3')).toBeUndefined();
    expect(await store.membershipOf(loser)).toMatchObject({ since: 5, recoveryAt: 7 });
    await eraseWhole(store, { player: loser, name: '-' });
    expect(await store.passkeyByCredential('c-k3')).toBeUndefined();
    expect(await store.recoveryById('r1')).toBeUndefined();
    expect(await store.membershipOf(loser)).toBeUndefined();
  });

  test('keys of names are made anew, and of two members who have one name by now both keep it', async () => {
    const store = storeOf();
    const names = { 'key-1': 'Carlotta', 'key-2': 'ᏟᎪᎡLOTTA', 'key-3': 'Ꭰora' };
    for (const [id, name] of Object.entries(names)) {
      const token = { hash: `h-${id}`, player: id, kind: 'session' } as const;
      await store.createPlayer({ id, name, bot: false, createdAt: 1, token });
      await store.enrol({ player: id, nameKey: id === 'key-1' ? nameKey(name) : `old-${id}`, at: 1 });
    }
    await renewNameKeys(store);
    const holder = (name: string) => store.nameHolder({ nameKey: nameKey(name) });
    expect([await holder('Carlotta'), await holder('Dora')]).toEqual(['key-1', 'key-3']);
    expect(await store.nameHolder({ nameKey: 'old-key-2' })).toBe('key-2');
    expect(await renewNameKeys(store)).toBe(0);
  });
}
