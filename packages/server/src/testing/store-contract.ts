/** What every store keeps to, embedded or shared. */

import { Random } from '@kingdomino/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEWCOMER, type Rating, rateGame } from '../ratings/rating.ts';
import type { Store } from '../storage/store.ts';
import type { Append, NewTable, TableState } from '../storage/table-operations.ts';
import { isTemporary } from '../storage/temporary-error.ts';
import { nudgeContract } from './nudge-contract.ts';

const state: TableState = {
  status: 'open',
  dueAt: undefined,
  toAct: undefined,
  summary: '{}',
  changedAt: 1000,
};

export function newTable(id: string, change: Partial<NewTable> = {}): NewTable {
  return {
    ...state,
    id,
    game: 'kingdomino',
    visibility: 'public',
    openedBy: 'ann',
    command: `open-${id}`,
    seed: 'ab'.repeat(32),
    seats: ['ann', undefined],
    events: [{ body: '{"type":"opened"}' }],
    ...change,
  };
}

export function append(table: string, after: number, change: Partial<Append> = {}): Append {
  return { table, after, events: [{ body: `{"n":${after}}` }], state, ...change };
}

export function contract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  afterAll(() => store.close());

  test('events come back in order, after any version', async () => {
    await store.createTable(newTable('order'));
    const events = [{ body: '"a"' }, { body: '"b"', command: 'ann/1' }];
    expect(await store.append(append('order', 1, { events }))).toBe('done');
    expect(await store.readEvents({ table: 'order', after: 0 })).toHaveLength(3);
    expect(await store.readEvents({ table: 'order', after: 1 })).toEqual([
      { version: 2, body: '"a"', command: null },
      { version: 3, body: '"b"', command: 'ann/1' },
    ]);
    expect(await store.readEvents({ table: 'nowhere', after: 0 })).toEqual([]);
  });

  test('a review is claimed by one, kept for all, and goes with its table', async () => {
    await store.createTable(newTable('reviewed'));
    const claim = { table: 'reviewed', at: 1000, stale: 0 };
    const claims = await Promise.all(Array.from({ length: 5 }, () => store.claimReview(claim)));
    expect(claims.sort()).toEqual(['elsewhere', 'elsewhere', 'elsewhere', 'elsewhere', 'mine']);
    expect(await store.claimReview({ ...claim, at: 3000, stale: 2000 })).toBe('mine');
    await store.renewReviews({ tables: ['reviewed'], at: 4000 });
    expect(await store.readReview('reviewed')).toEqual({ at: 4000, body: null });
    await store.dropReviews(['reviewed']);
    expect(await store.readReview('reviewed')).toBeUndefined();
    await store.claimReview(claim);
    await store.keepReview({ table: 'reviewed', at: 5000, body: '{}' });
    expect(await store.claimReview({ ...claim, at: 9000, stale: 8000 })).toBe('done');
    await store.dropReviews(['reviewed']);
    expect(await store.readReview('reviewed')).toEqual({ at: 5000, body: '{}' });
    await store.deleteTables(['reviewed']);
    expect(await store.readReview('reviewed')).toBeUndefined();
    await store.claimReview({ ...claim, table: 'old' });
    expect(await store.deleteOldReviews({ before: 2000, limit: 10 })).toBe(1);
  });

  test('of many who append at the same version, exactly one succeeds', async () => {
    await store.createTable(newTable('race'));
    for (let version = 1; version < 6; version++) {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, writer) =>
          store.append(append('race', version, { events: [{ body: `"${writer}"` }] })),
        ),
      );
      expect(results.filter(result => result === 'done')).toHaveLength(1);
    }
    const versions = (await store.readEvents({ table: 'race', after: 0 })).map(({ version }) => version);
    expect(versions).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('an append from the future or to no table is refused', async () => {
    await store.createTable(newTable('future'));
    expect(await store.append(append('future', 2))).toBe('conflict');
    expect(await store.append(append('nowhere', 0))).toBe('conflict');
  });

  test('the same command opens one table only', async () => {
    expect(await store.createTable(newTable('first', { command: 'same' }))).toBe('first');
    expect(await store.createTable(newTable('second', { command: 'same' }))).toBe('first');
    expect(await store.readEvents({ table: 'second', after: 0 })).toEqual([]);
  });

  test('a table is found by the command that opened it', async () => {
    await store.createTable(newTable('wanted'));
    expect(await store.tableOpenedBy({ player: 'ann', command: 'open-wanted' })).toBe('wanted');
    expect(await store.tableOpenedBy({ player: 'bob', command: 'open-wanted' })).toBeUndefined();
  });

  test('a rematch is opened together with the event that names it, or not at all', async () => {
    await store.createTable(newTable('before'));
    const opens = newTable('after', { command: 'rematch-of-before', openedBy: 'bob' });
    expect(await store.append(append('before', 7, { opens }))).toBe('conflict');
    expect(await store.readEvents({ table: 'after', after: 0 })).toEqual([]);
    expect(await store.append(append('before', 1, { opens }))).toBe('done');
    expect(await store.readEvents({ table: 'after', after: 0 })).toHaveLength(1);
  });

  test('seeds are kept apart and never change', async () => {
    await store.createTable(newTable('secret', { seed: 'cd'.repeat(32) }));
    expect(await store.readSeed('secret')).toBe('cd'.repeat(32));
    await expect(store.readSeed('nowhere')).rejects.toThrow('no seed');
  });

  test('versions tell which tables have grown', async () => {
    await store.createTable(newTable('grown'));
    await store.append(append('grown', 1));
    expect(await store.readVersions(['grown', 'nowhere'])).toEqual([{ id: 'grown', version: 2 }]);
    expect(await store.readVersions([])).toEqual([]);
  });

  test('what is due comes by urgency, and can be put off while nothing changes', async () => {
    await store.createTable(newTable('late', { dueAt: 20 }));
    await store.createTable(newTable('later', { dueAt: 30 }));
    const claim = () => store.claimDue({ now: 40, until: 41, limit: 10 });
    expect((await claim()).map(({ id, dueAt }) => [id, dueAt])).toEqual([
      ['late', 20],
      ['later', 30],
    ]);
    expect(await claim()).toEqual([]);
    const left = () => store.claimDue({ now: 50, until: 45, limit: 10 });
    expect((await left()).map(({ dueAt }) => dueAt)).toEqual([41, 41]);
    await store.setDue({ table: 'late', version: 9, dueAt: 99 });
    expect(await left()).toHaveLength(2);
    await store.setDue({ table: 'late', version: 1, dueAt: 99 });
    await store.setDue({ table: 'later', version: 1, dueAt: undefined });
    expect(await left()).toEqual([]);
  });

  test('lists show what they should, newest first, page by page', async () => {
    const times = Array.from({ length: 60 }, (_, index) => 2000 + index);
    for (const time of times)
      await store.createTable(newTable(`list-${time}`, { status: 'over', changedAt: time, openedBy: 'lea' }));
    await store.createTable(
      newTable('hidden', { status: 'over', visibility: 'link', changedAt: 5000, seats: ['zoe'] }),
    );
    const first = await store.listTables({ list: 'finished', player: 'nobody' });
    expect(first).toHaveLength(50);
    expect(first[0]!.id).toBe('list-2059');
    const { at, id } = first.at(-1)!;
    const second = await store.listTables({ list: 'finished', player: 'nobody', before: { at, id } });
    expect(second.map(row => row.at)).toEqual(times.slice(0, 10).reverse());
    expect((await store.listTables({ list: 'finished', player: 'zoe' }))[0]).toMatchObject({
      id: 'hidden',
      seat: 0,
    });
  });

  test('my games: where it is my turn, first', async () => {
    const playing = { status: 'playing', seats: ['max', 'eva'] };
    await store.createTable(newTable('turn', { ...playing, toAct: 1, changedAt: 10 }));
    await store.createTable(newTable('wait', { ...playing, toAct: 0, changedAt: 90 }));
    await store.createTable(newTable('done', { ...playing, status: 'over' }));
    const mine = await store.listTables({ list: 'mine', player: 'eva' });
    expect(mine.map(({ id, seat }) => [id, seat])).toEqual([
      ['turn', 1],
      ['wait', 1],
    ]);
  });

  test('seats follow the last append that names them', async () => {
    await store.createTable(newTable('seats', { openedBy: 'ida', seats: ['ida', undefined] }));
    await store.append(append('seats', 1, { state: { ...state, seats: ['ida', 'kim'] } }));
    await store.append(append('seats', 2));
    expect(await store.listTables({ list: 'mine', player: 'kim' })).toHaveLength(1);
    expect(await store.unfinishedOf('ida')).toEqual([{ status: 'open', visibility: 'public', people: 2 }]);
    expect(await store.countUnfinished(['public', 'link'])).toBeGreaterThan(0);
  });

  test('what is not needed any more goes, and nothing else', async () => {
    const session = (player: string, expiresAt: number) =>
      ({ hash: `h-${player}`, player, kind: 'session', expiresAt }) as const;
    const guests = ['guest-idle', 'guest-new', 'guest-seen', 'guest-named'];
    for (const [index, id] of guests.entries()) {
      const token = session(id, id === 'guest-seen' ? 900 : 100 + index);
      await store.createPlayer({ id, name: id, bot: false, createdAt: id === 'guest-new' ? 60 : 10, token });
    }
    await store.createTable(newTable('ended', { status: 'closed', changedAt: 40, named: ['guest-named'] }));
    const step = { limit: 2, createdBefore: 50, sessionsBefore: 500 };
    let deleted = 0;
    for (let after: string | undefined = ''; after !== undefined; ) {
      const done: { deleted: number; last: string | undefined } = await store.deleteIdleGuests({
        ...step,
        after,
      });
      deleted += done.deleted;
      after = done.last;
    }
    expect(deleted).toBe(1);
    expect((await store.operatorPlayers({ search: 'guest-', limit: 9 })).map(({ id }) => id).sort()).toEqual([
      'guest-named',
      'guest-new',
      'guest-seen',
    ]);
    expect(await store.deleteExpiredTokens({ now: 500, limit: 1 })).toBe(1);
    expect(await store.deleteExpiredTokens({ now: 500, limit: 9 })).toBe(1);
    const ended = { status: 'closed', before: 41, limit: 9 };
    expect(await store.endedTables({ ...ended, before: 40 })).toEqual([]);
    expect(await store.endedTables(ended)).toEqual(['ended']);
    expect(await store.deleteTables(['ended', 'nowhere'])).toBe(1);
    expect(await store.readVersions(['ended'])).toEqual([]);
  });

  test('a name is taken out wherever it stands, and only that', async () => {
    const token = { hash: 'h-eve', player: 'eve', kind: 'session' } as const;
    await store.createPlayer({ id: 'eve', name: 'Eve', bot: false, createdAt: 1, token });
    const player = (id: string) => ({ id, name: 'Eve' });
    const body = JSON.stringify({
      by: player('eve'),
      seats: [{ for: player('eve') }, { for: player('eva') }],
    });
    const summary = JSON.stringify({ seats: [player('eve')], table: 'named' });
    await store.createTable(newTable('named', { events: [{ body }], summary, named: ['eve', 'eva'] }));
    expect(await store.erasePlayer({ player: 'eve', name: '-' })).toEqual(['named']);
    const [event] = await store.readEvents({ table: 'named', after: 0 });
    expect(JSON.parse(event!.body)).toEqual({
      by: { id: 'eve', name: '-' },
      seats: [{ for: { id: 'eve', name: '-' } }, { for: player('eva') }],
    });
    expect((await store.operatorPlayers({ search: 'Eve', limit: 9 })).map(({ id }) => id)).toEqual([]);
    expect(await store.playerByToken({ hash: 'h-eve', kinds: ['session'], now: 0 })).toBeUndefined();
    expect(await store.erasePlayer({ player: 'nobody', name: '-' })).toEqual([]);
  });

  test('the first deal of an id is everybody’s, and its seed is kept apart', async () => {
    const deal = { id: 'daily-test', game: 'duel', commitment: 'c', seed: 'aa', madeAt: 5, closesAt: 100 };
    const made = await Promise.all(
      ['aa', 'bb', 'cc'].map(seed => store.makeDeal({ ...deal, seed, commitment: `of-${seed}` })),
    );
    expect(new Set(made.map(each => JSON.stringify(each))).size).toBe(1);
    expect(`of-${await store.readDealSeed('daily-test')}`).toBe(made[0]!.commitment);
    expect(await store.readDeal('daily-other')).toBeUndefined();
    await expect(store.readDealSeed('daily-other')).rejects.toThrow('no seed');
    const revealed = async (now: number) => (await store.revealDeal({ deal: 'daily-test', now }))?.revealedAt;
    expect([await revealed(99), await revealed(100), await revealed(200)]).toEqual([null, 100, 100]);
  });

  test('a deal of several tables is told when all of them are over, and stays told', async () => {
    const newDeal = { id: 'deal-1', game: 'duel', commitment: 'c', seed: 'aa', madeAt: 5, openedBy: 'ann' };
    const table = (id: string, change: Partial<NewTable> = {}) =>
      store.createTable(newTable(id, { deal: 'deal-1', openedBy: 'dealer', visibility: 'link', ...change }));
    await table('deal-1', { newDeal, changedAt: 1 });
    await table('deal-2', { changedAt: 2, status: 'over', seats: ['guest'], openedBy: 'guest' });
    await table('deal-3', { changedAt: 3, status: 'closed', visibility: 'public' });
    const revealed = async (now: number) => (await store.revealDeal({ deal: 'deal-1', now }))?.revealedAt;
    expect(await revealed(10)).toBeNull();
    await store.append(append('deal-1', 1, { state: { ...state, status: 'over' } }));
    expect(await revealed(11)).toBe(11);
    await table('deal-4', { changedAt: 4 });
    expect(await revealed(12)).toBe(11);
    const seen = async (player: string, opener: string | null = 'dealer', isPublic = false) =>
      (await store.dealTables({ deal: 'deal-1', player, opener, isPublic })).map(({ id }) => id.slice(-1));
    expect(await seen('nobody')).toEqual(['1', '3', '4']);
    expect(await seen('guest')).toEqual(['1', '2', '3', '4']);
    expect(await seen('nobody', null)).toEqual(['3']);
    const after = {
      deal: 'deal-1',
      player: '',
      opener: null,
      isPublic: true,
      after: { at: 2, id: 'deal-2' },
    };
    expect((await store.dealTables(after)).map(({ id }) => id)).toEqual(['deal-3', 'deal-4']);
    const played = (player: string, except = '') => store.hasPlayedDeal({ deal: 'deal-1', player, except });
    expect([await played('guest'), await played('guest', 'deal-2'), await played('eve')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a day is played once by each, and results come by points, page by page', async () => {
    const daily = (player: string) => ({ deal: 'day-1', game: 'duel', day: 7, player });
    const finish = async (player: string, points: number, at: number) => {
      const id = `day-of-${player}`;
      await store.createTable(newTable(id, { openedBy: player, command: 'day', daily: daily(player) }));
      const ended = { ...state, status: 'over', changedAt: at };
      await store.append(append(id, 1, { state: ended, daily: { points, rank: 2 } }));
    };
    const token = { hash: 'h-day', player: 'pia', kind: 'session' } as const;
    await store.createPlayer({ id: 'pia', name: 'Pia', bot: false, createdAt: 1, token });
    await finish('pia', 50, 30);
    await finish('rob', 50, 20);
    await finish('sue', 61, 40);
    await finish('tom', 9, 10);
    await store.createTable(newTable('day-open', { openedBy: 'uli', command: 'day', daily: daily('uli') }));
    expect(
      await store.createTable(newTable('day-two', { openedBy: 'uli', command: 'day', daily: daily('uli') })),
    ).toBe('day-open');
    const all = await store.dailyResults({ deal: 'day-1', limit: 9 });
    expect(all.map(({ player, points, name }) => [player, points, name])).toEqual([
      ['sue', 61, null],
      ['pia', 50, 'Pia'],
      ['rob', 50, null],
      ['tom', 9, null],
    ]);
    const after = { points: 50, at: 30, player: 'pia' };
    expect((await store.dailyResults({ deal: 'day-1', limit: 1, after })).map(row => row.player)).toEqual([
      'rob',
    ]);
    expect(await store.dailyBest('day-1')).toMatchObject({ player: 'sue', table: 'day-of-sue' });
    const counts = async () =>
      (await store.dailyPoints(['day-1'])).map(({ points, count }) => [points, Number(count)]);
    expect(await counts()).toEqual([
      [9, 1],
      [50, 2],
      [61, 1],
    ]);
    expect(await store.dailyOf({ player: 'uli', deals: ['day-1', 'day-2'] })).toMatchObject([
      { table: 'day-open', points: null, status: 'open' },
    ]);
    expect(await store.dailyHistory({ player: 'sue', game: 'duel', before: 7 })).toEqual([]);
    expect(await store.dailyHistory({ player: 'sue', game: 'duel' })).toMatchObject([{ day: 7, points: 61 }]);
    await store.deleteTables(['day-of-sue', 'day-of-pia', 'day-open']);
    expect(await counts()).toEqual([
      [9, 1],
      [50, 1],
    ]);
    expect([await store.isDailyBegun('day-1'), await store.isDailyBegun('day-2')]).toEqual([true, false]);
    const bot = { deal: 'day-1', level: 'duke', points: 5, rank: 1, moves: '[]' };
    for (const points of [5, 6]) await store.noteDailyBot({ ...bot, points });
    expect(await store.dailyBots('day-1')).toEqual([bot]);
  });

  test('tokens speak for players until they run out, are spent or signed out', async () => {
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
    await store.deleteTokens('p1');
    expect(await ask('h1', 0)).toBeUndefined();
  });

  test('a challenge is spent once, in time, and for what it was made', async () => {
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
    await store.erasePlayer({ player: loser, name: '-' });
    expect(await store.passkeyByCredential('c-k3')).toBeUndefined();
    expect(await store.recoveryById('r1')).toBeUndefined();
    expect(await store.membershipOf(loser)).toBeUndefined();
  });

  test('rated games count once, in their order, and give the same ratings when all are computed again', async () => {
    const random = new Random(17);
    const people = ['r1', 'r2', 'r3', 'r4', 'r5'];
    for (const id of people) {
      const token = { hash: `h-${id}`, player: id, kind: 'session' } as const;
      await store.createPlayer({ id, name: id, bot: false, createdAt: 1, token });
    }
    const played = Array.from({ length: 40 }, (_, index) => {
      const size = 2 + random.below(3);
      const seats = people
        .map(player => ({ player, key: random.below(1000) }))
        .sort((one, other) => one.key - other.key)
        .slice(0, size)
        .map(({ player }) => ({ player, place: 1 + random.below(size) }));
      const mode = (['two', 'three', 'four'] as const)[size - 2]!;
      return { table: `rated-${index}`, result: { mode, ofBots: false, seats } };
    });
    for (const { table } of played) await store.createTable(newTable(table, { status: 'playing' }));
    // a machine that is very busy lets somebody wait too long for the lock; then it is tried again, as at tables
    const end = async ({ table, result }: (typeof played)[number]): Promise<void> => {
      const change = append(table, 1, { state: { ...state, status: 'over' }, rated: result });
      await store.append(change).catch(async error => {
        if (!isTemporary(error)) throw error;
        await store.append(change);
      });
    };
    for (let first = 0; first < played.length; first += 4) {
      const some = played.slice(first, first + 4);
      await Promise.all([...some, ...some].map(end));
    }

    const expected = new Map<string, Rating>();
    const log = new Map<number, (typeof played)[number]>();
    for (const game of played) {
      const [first] = game.result.seats;
      const curve = await store.ratingCurve({ player: first!.player, mode: game.result.mode });
      log.set(curve.find(({ table }) => table === game.table)!.number, game);
    }
    expect(Math.max(...log.keys()) - Math.min(...log.keys())).toBe(played.length - 1);
    for (const [, { result }] of [...log].sort(([one], [other]) => one - other)) {
      const keys = result.seats.map(({ player }) => `${player}/${result.mode}`);
      const before = keys.map(key => expected.get(key) ?? NEWCOMER);
      const places = result.seats.map(({ place }) => place);
      for (const [seat, rating] of rateGame(before, places).entries()) expected.set(keys[seat]!, rating);
    }
    const all = () => store.ratingsOf(people);
    const shown = await all();
    expect(new Map(shown.map(({ player, mode, mu, sigma }) => [`${player}/${mode}`, { mu, sigma }]))).toEqual(
      new Map([...expected].sort(([one], [other]) => (one < other ? -1 : 1))),
    );
    const curve = () => store.ratingCurve({ player: 'r1', mode: 'two' });
    const points = await curve();
    for (const limit of [7, 1000]) {
      let progress = await store.rerateStep({ limit, isFirst: true });
      expect(await all()).toEqual(shown);
      while (!progress.isDone) progress = await store.rerateStep({ limit, isFirst: false });
      expect(progress.games).toBe(progress.rated);
      while ((await store.deleteOldRatings(50)) > 0);
      expect(await all()).toEqual(shown);
      expect(await curve()).toEqual(points);
    }
    expect(await store.ratedSeats('rated-0')).toEqual(played[0]!.result.seats);
    const between = await store.versus({ player: 'r1', other: 'r2' });
    const turned = await store.versus({ player: 'r2', other: 'r1' });
    expect(between.length).toBeGreaterThan(0);
    expect(turned.map(({ ahead, behind }) => [behind, ahead])).toEqual(
      between.map(({ ahead, behind }) => [ahead, behind]),
    );
  });

  test('knows which processes run, which outages there were, and when the last process stopped', async () => {
    const look = (since = 0) => store.lookAround({ now: 1000, since });
    await store.stamp({ id: 'p1', place: 'east', at: 100 });
    await store.stamp({ id: 'p2', place: 'west', at: 150 });
    await store.stamp({ id: 'p1', place: 'east', at: 200 });
    const { processes, outages, ended } = await look();
    expect(Object.fromEntries(processes.map(({ id, at }) => [id, at]))).toEqual({ p1: 200, p2: 150 });
    expect([outages, ended]).toEqual([[], undefined]);
    await store.noteOutage({ from: 100, to: 300, gone: ['p1'] });
    await store.noteOutage({ from: 100, to: 400, gone: [] });
    await store.noteOutage({ from: 100, to: 350, gone: [] });
    await store.noteOutage({ from: 500, to: 500, gone: ['nobody'] });
    for (const at of [900, 800]) await store.noteEnd(at);
    const after = await look();
    expect([after.outages, after.ended]).toEqual([[{ from: 100, to: 400 }], 900]);
    expect(after.processes.map(({ id }) => id)).toEqual(['p2']);
    expect((await look(400)).outages).toEqual([]);
  });

  nudgeContract(() => store);
}
