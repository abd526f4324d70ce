/** What every store keeps to about friends, challenges and news: each challenge comes to one end, and all of it goes with its people. */
import { expect, test } from 'vitest';
import { eraseWhole } from '../../admin/erase-player.ts';
import type { NewChallengeOf } from '../../storage/people/challenges.ts';
import type { NewNews } from '../../storage/people/news.ts';
import type { Store } from '../../storage/store.ts';
import { newTable } from './sample-tables.ts';

export function peopleContract(storeOf: () => Store): void {
  followContract(storeOf);
  challengeContract(storeOf);
  challengeRaces(storeOf);
  newsContract(storeOf);
}

async function add(store: Store, ...players: readonly string[]): Promise<void> {
  for (const id of players) {
    await store.createPlayer({
      id,
      name: `Name of ${id}`,
      bot: false,
      createdAt: 1,
      token: { hash: `hash-of-${id}`, player: id, kind: 'session', expiresAt: 2 },
    });
    await store.enrol({ player: id, nameKey: `key-of-${id}`, at: 1 });
  }
}

function followContract(storeOf: () => Store): void {
  test('members follow members, up to a number; a block ends it both ways and keeps it from beginning', async () => {
    const store = storeOf();
    await add(store, 'fay', 'fox', 'fin');
    const follow = (player: string, other: string, most = 9) =>
      store.follow({ player, other, at: other === 'fox' ? 5 : 7, most });
    expect(await follow('fay', 'fox')).toBe('done');
    expect(await follow('fay', 'fox')).toBe('known');
    expect(await follow('fay', 'fin', 1)).toBe('too-many');
    expect(await follow('fay', 'nobody')).toBe('unknown');
    expect(await follow('fox', 'fay')).toBe('done');
    expect(await follow('fin', 'fay')).toBe('done');
    expect(await store.followsBetween({ player: 'fay', other: 'fin' })).toEqual({
      follows: false,
      followed: true,
    });
    await store.setProfile({
      player: 'fox',
      ratings: true,
      statistics: true,
      games: true,
      presence: 'nobody',
      challenges: 'everybody',
    });
    expect(await store.acquaintancesOf('fay')).toEqual([
      { other: 'fin', name: 'Name of fin', follows: false, followed: true, presence: 'friends', at: 7 },
      { other: 'fox', name: 'Name of fox', follows: true, followed: true, presence: 'nobody', at: 5 },
    ]);
    await store.addRelation({
      player: 'fox',
      relation: { other: 'fay', kind: 'block' },
      at: 8,
      most: 9,
    });
    expect((await store.acquaintancesOf('fay')).map(({ other }) => other)).toEqual(['fin']);
    expect(await store.acquaintancesOf('fox')).toEqual([]);
    expect([await follow('fay', 'fox'), await follow('fox', 'fay')]).toEqual(['blocked', 'blocked']);
    await store.unfollow({ player: 'fin', other: 'fay' });
    expect(await store.acquaintancesOf('fay')).toEqual([]);
    await follow('fin', 'fay');
    await eraseWhole(store, { player: 'fin', name: '—' });
    expect(await store.acquaintancesOf('fay')).toEqual([]);
  });

  test('who follows and who blocks at once do not both succeed', async () => {
    const store = storeOf();
    await add(store, 'fee', 'foe');
    const block = { player: 'foe', relation: { other: 'fee', kind: 'block' }, at: 1, most: 9 } as const;
    await Promise.all([
      store.follow({ player: 'fee', other: 'foe', at: 1, most: 9 }),
      store.addRelation(block),
    ]);
    expect(await store.followsBetween({ player: 'fee', other: 'foe' })).toEqual({
      follows: false,
      followed: false,
    });
  });
}

const TERMS = { mode: 'two', clock: { kind: 'days', days: 2 } } as const;

function made(id: string, by: string, to: string, change: Partial<NewChallengeOf> = {}): NewChallengeOf {
  const limits = { mostSent: 3, mostGot: 4, declinedBefore: 0 };
  return { id, by, to, terms: TERMS, at: 10, until: 100, ...limits, ...change };
}

function challengeContract(storeOf: () => Store): void {
  test('of challenges to the same between two one is open; others, later ones and declined ones have their limits', async () => {
    const store = storeOf();
    await add(store, 'cat', 'cow', 'cub', 'cod');
    const send = (change: NewChallengeOf) => store.sendChallenge(change);
    expect(await send(made('c-1', 'cat', 'cow'))).toMatchObject({ kind: 'sent', challenge: { id: 'c-1' } });
    expect(await send(made('c-2', 'cat', 'cow'))).toMatchObject({ kind: 'known', challenge: { id: 'c-1' } });
    expect(await send(made('c-3', 'cow', 'cat'))).toMatchObject({ kind: 'known', challenge: { by: 'cat' } });
    const rated = { ...TERMS, rated: true } as const;
    expect(await send(made('c-4', 'cow', 'cat', { terms: rated }))).toMatchObject({ kind: 'sent' });
    const open = async (player: string, now = 20) =>
      (await store.openChallenges({ player, now })).map(({ id }) => id).sort();
    expect([await open('cat'), await open('cow'), await open('cub')]).toEqual([
      ['c-1', 'c-4'],
      ['c-1', 'c-4'],
      [],
    ]);
    expect(await open('cat', 100)).toEqual([]);
    expect(await store.challengeById({ id: 'c-1', now: 100 })).toMatchObject({ state: 'expired' });
    // what has run out makes room for the same
    expect(await send(made('c-5', 'cow', 'cat', { at: 100, until: 200 }))).toMatchObject({ kind: 'sent' });
    expect(await store.settleChallenge({ id: 'c-5', player: 'cow', state: 'declined', at: 120 })).toBe(false);
    expect(await store.settleChallenge({ id: 'c-5', player: 'cat', state: 'declined', at: 200 })).toBe(false);
    expect(await store.settleChallenge({ id: 'c-5', player: 'cat', state: 'declined', at: 120 })).toBe(true);
    expect(await store.settleChallenge({ id: 'c-5', player: 'cow', state: 'withdrawn', at: 121 })).toBe(
      false,
    );
    const again = made('c-6', 'cow', 'cat', { at: 130, until: 200 });
    expect(await send({ ...again, declinedBefore: 120 })).toEqual({ kind: 'declined' });
    expect(await send({ ...again, declinedBefore: 121 })).toMatchObject({ kind: 'sent' });
    for (const [id, days] of [
      ['c-7', 3],
      ['c-8', 4],
    ] as const)
      await send(made(id, 'cub', 'cod', { terms: { mode: 'two', clock: { kind: 'days', days } } }));
    const third = made('c-9', 'cub', 'cow');
    expect(await send({ ...third, mostSent: 2 })).toEqual({ kind: 'too-many' });
    expect(await send({ ...made('c-9', 'cat', 'cod'), mostGot: 2 })).toEqual({ kind: 'too-many' });
    await store.addRelation({ player: 'cod', relation: { other: 'cub', kind: 'block' }, at: 9, most: 9 });
    expect(await open('cub')).toEqual([]);
    expect(await send(made('c-10', 'cub', 'cod'))).toEqual({ kind: 'blocked' });
    expect(await store.challengesWith('cub')).toHaveLength(2);
    await eraseWhole(store, { player: 'cow', name: '—' });
    expect(await open('cat', 131)).toEqual([]);
    expect(await store.deleteOldChallenges({ before: 11, limit: 9 })).toBeGreaterThan(0);
    expect(await store.challengesWith('cub')).toEqual([]);
  });
}

function challengeRaces(storeOf: () => Store): void {
  test('accepted twice and withdrawn at once, a challenge comes to one end', async () => {
    const store = storeOf();
    await add(store, 'rex', 'roy');
    for (let round = 0; round < 6; round++) {
      const id = `race-${round}`;
      await store.sendChallenge(made(id, 'rex', 'roy'));
      const open = (table: string) =>
        store.createTable(
          newTable(table, {
            openedBy: 'rex',
            command: `challenge-${id}`,
            challenge: { id, at: 20 },
          }),
        );
      const [one, isWithdrawn, other] = await Promise.all([
        open(`${id}-one`),
        store.settleChallenge({ id, player: 'rex', state: 'withdrawn', at: 20 }),
        open(`${id}-other`),
      ]);
      const known = await store.challengeById({ id, now: 21 });
      expect(one).toBe(other);
      expect(isWithdrawn).toBe(one === undefined);
      expect(known).toMatchObject(isWithdrawn ? { state: 'withdrawn' } : { state: 'accepted', table: one });
      expect(await store.readVersions([`${id}-one`, `${id}-other`])).toHaveLength(isWithdrawn ? 0 : 1);
    }
    const late = made('race-late', 'rex', 'roy');
    await store.sendChallenge(late);
    const table = newTable('race-too-late', {
      openedBy: 'rex',
      command: 'challenge-race-late',
      challenge: { id: 'race-late', at: 100 },
    });
    expect(await store.createTable(table)).toBeUndefined();
  });
}

function newsContract(storeOf: () => Store): void {
  test('members have news of kinds they want, up to a number, once about the same, until they are read', async () => {
    const store = storeOf();
    await add(store, 'ned', 'nan');
    const guest = { hash: 'hash-of-nil', player: 'nil', kind: 'session', expiresAt: 2 } as const;
    await store.createPlayer({ id: 'nil', name: 'Nil', bot: false, createdAt: 1, token: guest });
    const tell = (key: string, at: number, change: Partial<NewNews> = {}) =>
      store.addNews({
        news: [{ player: 'ned', kind: 'turn', key, at, body: { table: key }, ...change }],
        most: 3,
      });
    const keys = async () => (await store.newsOf('ned')).map(({ id }) => id.slice('ned/'.length));
    expect(await tell('turn/1', 10)).toEqual(['ned']);
    expect(await tell('turn/1', 11, { player: 'nil' })).toEqual([]);
    await store.setNewsOff({ player: 'ned', off: ['club', 'study'] });
    expect(await store.newsOffFor('ned')).toEqual(['club', 'study']);
    expect(await tell('club/1', 12, { kind: 'club' })).toEqual([]);
    const followed = { kind: 'followed', about: 'nan', body: {}, once: true } as const;
    expect(await tell('followed/nan', 13, followed)).toEqual(['ned']);
    expect(await tell('followed/nan', 14, followed)).toEqual([]);
    expect(await store.countUnread('ned')).toBe(2);
    expect(await store.readNews({ ids: ['ned/turn/1', 'ned/turn/9'], at: 15 })).toEqual(['ned']);
    expect(await store.readNews({ ids: ['ned/turn/1'], at: 16 })).toEqual([]);
    expect(await store.countUnread('ned')).toBe(1);
    // newer about the same: not read yet, and the first of the list
    await tell('turn/1', 17, { body: { table: 'again' } });
    expect(await store.newsOf('ned')).toEqual([
      {
        id: 'ned/turn/1',
        player: 'ned',
        kind: 'turn',
        about: '',
        at: 17,
        isRead: false,
        body: { table: 'again' },
      },
      {
        id: 'ned/followed/nan',
        player: 'ned',
        kind: 'followed',
        about: 'nan',
        at: 13,
        isRead: false,
        body: {},
      },
    ]);
    await tell('turn/2', 18);
    await tell('turn/3', 19);
    expect(await keys()).toEqual(['turn/3', 'turn/2', 'turn/1']);
    await tell('followed/nan', 20, followed);
    expect(await store.readNews({ player: 'ned', at: 21 })).toEqual(['ned']);
    expect(await store.countUnread('ned')).toBe(0);
    await eraseWhole(store, { player: 'nan', name: '—' });
    expect(await keys()).toEqual(['turn/3', 'turn/2']);
    expect(await store.deleteOldNews({ before: 19, limit: 9 })).toBe(1);
    expect(await store.newsById('ned/turn/3')).toMatchObject({ kind: 'turn' });
    await eraseWhole(store, { player: 'ned', name: '—' });
    expect([await keys(), await store.newsOffFor('ned')]).toEqual([[], []]);
  });
}
