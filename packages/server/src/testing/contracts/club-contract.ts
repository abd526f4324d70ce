/** What every store keeps to about clubs: limits that hold in any race, what counts, and what is left of who goes. */
import type { ClubGame } from '@kingdomino/table/clubs';
import { expect, test } from 'vitest';
import { eraseWhole } from '../../admin/erase-player.ts';
import type { Store } from '../../storage/store.ts';
import { append, newTable } from './sample-tables.ts';

const LIMITS = { mostMembers: 3, mostClubs: 2 };

async function newPlayer(store: Store, id: string): Promise<void> {
  const token = { hash: `h-${id}`, player: id, kind: 'session', expiresAt: 9999 } as const;
  await store.createPlayer({ id, name: `Name of ${id}`, bot: false, createdAt: 1, token });
}

/** A club of its own for each test, with these people: the first is its founder. */
async function newClub(store: Store, id: string, people: readonly string[], bots = false): Promise<string> {
  for (const player of people) await newPlayer(store, player);
  const link = `link-of-${id}`;
  const club = {
    id,
    name: 'Friends',
    link,
    founder: people[0]!,
    bots,
    scoring: 'wins',
    at: 10,
    most: 9,
  } as const;
  expect(await store.createClub(club)).toBe(true);
  for (const [index, player] of people.entries())
    if (index > 0) await store.joinClub({ link, player, at: 10 + index, mostMembers: 9, mostClubs: 9 });
  return link;
}

async function finish(store: Store, table: string, at: number, game: ClubGame): Promise<void> {
  await store.createTable(newTable(table, { club: game.club, visibility: 'link', status: 'playing' }));
  const change = append(table, 1, { club: game });
  const state = { ...change.state, status: 'over', changedAt: at };
  // sent twice, as after a lost answer: it counts once
  await store.append({ ...change, state });
  expect(await store.append({ ...change, state })).toBe('conflict');
}

/** Between two: the first named is ahead. */
function won(club: string, winner: string, loser: string, change: Partial<ClubGame> = {}): ClubGame {
  const people = [
    { player: winner, place: 1, tied: 1, points: 50 },
    { player: loser, place: 2, tied: 1, points: 40 },
  ];
  return { club, seats: 2, hasBots: false, people, ...change };
}

const names = async (store: Store, club: string, player: string) =>
  (await store.readClub({ club, player }))?.members.map(one => one.player.id);

export function clubContract(storeOf: () => Store): void {
  joiningContract(storeOf);
  countingContract(storeOf);
  founderContract(storeOf);
  adminContract(storeOf);
  farewellContract(storeOf);
}

function joiningContract(storeOf: () => Store): void {
  test('a club is joined by its link, once, and by as many as fit, whoever comes at the same time', async () => {
    const store = storeOf();
    const link = await newClub(store, 'c-join', ['cj-ann']);
    const guests = ['cj-b', 'cj-c', 'cj-d', 'cj-e'];
    for (const guest of guests) await newPlayer(store, guest);
    const join = (player: string) => store.joinClub({ link, player, at: 20, ...LIMITS });
    const outcomes = (await Promise.all(guests.map(join))).map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(['full', 'full', 'joined', 'joined']);
    expect(await join('cj-ann')).toEqual({ outcome: 'known', club: 'c-join' });
    expect(await store.joinClub({ link: 'link-of-none', player: 'cj-ann', at: 1, ...LIMITS })).toEqual({
      outcome: 'unknown',
    });
    const found = (player: string) => store.clubByLink({ link, player });
    expect(await found('cj-ann')).toEqual({
      id: 'c-join',
      founderId: 'cj-ann',
      name: 'Friends',
      founder: 'Name of cj-ann',
      members: 3,
      isMember: true,
    });
    expect(await found('stranger')).toMatchObject({ isMember: false });
    expect(await store.clubByLink({ link: 'link-of-none', player: 'cj-ann' })).toBeUndefined();
  });

  test('somebody is in as many clubs as allowed, and nobody who is no player is in one', async () => {
    const store = storeOf();
    for (const id of ['c-m1', 'c-m2', 'c-m3']) await newClub(store, id, [`${id}-founder`]);
    await newPlayer(store, 'cm-guest');
    const join = (club: string, player = 'cm-guest') =>
      store.joinClub({ link: `link-of-${club}`, player, at: 30, ...LIMITS });
    const outcomes = (await Promise.all(['c-m1', 'c-m2', 'c-m3'].map(club => join(club)))).map(
      ({ outcome }) => outcome,
    );
    expect(outcomes.sort()).toEqual(['joined', 'joined', 'too-many']);
    expect((await store.clubsOf('cm-guest')).map(({ members }) => members)).toEqual([2, 2]);
    expect(await join('c-m1', 'cm-nobody')).toEqual({ outcome: 'too-many' });
    const club = {
      id: 'c-m4',
      name: 'x',
      link: 'link-of-c-m4',
      bots: true,
      scoring: 'wins',
      at: 1,
      most: 2,
    } as const;
    expect(await store.createClub({ ...club, founder: 'cm-guest' })).toBe(false);
    expect(await store.clubMember({ club: 'c-m4', player: 'cm-guest' })).toBeUndefined();
  });
}

function countingContract(storeOf: () => Store): void {
  test('games count whose people are members when they end, with bots if the founder lets them', async () => {
    const store = storeOf();
    await newClub(store, 'c-count', ['cc-ann', 'cc-bob']);
    await newPlayer(store, 'cc-eve');
    await finish(store, 'cc-1', 100, won('c-count', 'cc-ann', 'cc-bob'));
    await finish(store, 'cc-2', 200, won('c-count', 'cc-ann', 'cc-bob'));
    await finish(store, 'cc-3', 300, won('c-count', 'cc-bob', 'cc-ann', { seats: 3 }));
    await finish(store, 'cc-stranger', 150, won('c-count', 'cc-eve', 'cc-bob'));
    await finish(store, 'cc-bots', 150, won('c-count', 'cc-ann', 'cc-bob', { hasBots: true }));
    await finish(store, 'cc-nobody', 150, { ...won('c-count', 'a', 'b'), people: [] });
    await finish(store, 'cc-no-club', 150, won('c-none', 'cc-ann', 'cc-bob'));
    const tallies = async (from: number, until?: number) =>
      (await store.clubTallies({ club: 'c-count', from, ...(until === undefined ? {} : { until }) }))
        .map(({ player, seats, place, tied, games, points }) =>
          [player, seats, place, tied, games, points].join(),
        )
        .sort();
    expect(await tallies(0, 300)).toEqual(['cc-ann,2,1,1,2,100', 'cc-bob,2,2,1,2,80']);
    expect(await tallies(200)).toEqual([
      'cc-ann,2,1,1,1,50',
      'cc-ann,3,2,1,1,40',
      'cc-bob,2,2,1,1,40',
      'cc-bob,3,1,1,1,50',
    ]);
    await store.changeClub({ club: 'c-count', by: 'cc-ann', bots: true });
    await finish(store, 'cc-bots-now', 400, won('c-count', 'cc-ann', 'cc-bob', { hasBots: true }));
    expect(await tallies(400)).toHaveLength(2);
    await store.deleteTables(['cc-1']);
    expect(await tallies(0, 300)).toEqual(['cc-ann,2,1,1,2,100', 'cc-bob,2,2,1,2,80']);
  });

  test('tables of a club: those that wait or are played, and finished ones page by page', async () => {
    const store = storeOf();
    const table = (id: string, status: string, changedAt = 1) =>
      store.createTable(newTable(id, { club: 'c-tables', status, changedAt, summary: JSON.stringify(id) }));
    for (const [id, status] of [
      ['ct-open', 'open'],
      ['ct-playing', 'playing'],
      ['ct-closed', 'closed'],
    ] as const)
      await table(id, status);
    await store.createTable(newTable('ct-other', { club: 'c-other' }));
    for (let index = 0; index < 25; index++) await table(`ct-${index}`, 'over', 100 + Math.floor(index / 2));
    const first = await store.clubTables({ club: 'c-tables' });
    expect(first.running.map(text => JSON.parse(text) as string).sort()).toEqual(['ct-open', 'ct-playing']);
    expect(first.finished).toHaveLength(20);
    const second = await store.clubTables({ club: 'c-tables', after: first.finished.at(-1)! });
    expect(second.running).toEqual([]);
    expect(new Set([...first.finished, ...second.finished].map(({ id }) => id)).size).toBe(25);
  });
}

function founderContract(storeOf: () => Store): void {
  test('members change, renew, remove, pass on and plan nothing; the founder does', async () => {
    const store = storeOf();
    await newClub(store, 'c-found', ['cf-ann', 'cf-bob', 'cf-cid']);
    const club = 'c-found';
    for (const by of ['cf-bob', 'stranger']) {
      expect(await store.changeClub({ club, by, name: 'Mine' })).toBe(false);
      expect(await store.removeMember({ club, by, player: 'cf-cid', link: 'x' })).toBe(false);
      expect(await store.passClub({ club, founder: by, to: by })).toBe(false);
      expect(await store.closeClub({ club, founder: by })).toBe(false);
      expect(await store.appointAdmin({ club, by, player: by })).toBe(false);
      const plan = { dates: { from: 500, scoring: 'points' } } as const;
      expect(await store.changeSeason({ club, by, plan })).toBe('not-admin');
    }
    const founder = 'cf-ann';
    const by = founder;
    expect(await store.changeClub({ club, by, name: 'Ours', bots: true })).toBe(true);
    expect(await store.readClub({ club, player: 'cf-bob' })).toMatchObject({
      name: 'Ours',
      bots: true,
      link: 'link-of-c-found',
      founder,
      seasons: [{ number: 1, from: 10, scoring: 'wins' }],
    });
    expect(await store.removeMember({ club, by, player: founder, link: 'x' })).toBe(false);
    expect(await store.removeMember({ club, by, player: 'stranger', link: 'x' })).toBe(false);
    expect(await store.removeMember({ club, by, player: 'cf-cid', link: 'new-link-of-it' })).toBe(true);
    expect(await store.readClub({ club, player: 'cf-cid' })).toBeUndefined();
    expect(await store.clubByLink({ link: 'link-of-c-found', player: 'cf-cid' })).toBeUndefined();
    expect(await names(store, club, founder)).toEqual(['cf-ann', 'cf-bob']);
    const plan = (from: number, number?: number) =>
      store.changeSeason({
        club,
        by,
        plan: { dates: { from, scoring: 'points' }, ...(number === undefined ? {} : { number }) },
      });
    expect(await plan(500)).toBe('done');
    expect(await plan(20, 2)).toHaveProperty('refused');
    expect(await plan(600, 2)).toBe('done');
    expect((await store.readClub({ club, player: founder }))?.seasons).toEqual([
      { number: 2, from: 600, scoring: 'points' },
      { number: 1, from: 10, until: 500, scoring: 'wins' },
    ]);
    expect(await store.passClub({ club, founder, to: 'cf-cid' })).toBe(false);
    expect(await store.passClub({ club, founder, to: 'cf-bob' })).toBe(true);
    expect(await store.clubMember({ club, player: founder })).toEqual({
      bots: true,
      isFounder: false,
      isAdmin: true,
    });
  });
}

function adminContract(storeOf: () => Store): void {
  test('admins decide as the founder does; only the founder takes that back, removes admins and closes', async () => {
    const store = storeOf();
    const club = 'c-admin';
    await newClub(store, club, ['ca-ann', 'ca-bob', 'ca-cid', 'ca-dan']);
    const [by, founder] = ['ca-bob', 'ca-ann'];
    const admins = async () =>
      (await store.readClub({ club, player: founder }))?.members.flatMap(({ player, isAdmin }) =>
        isAdmin ? [player.id] : [],
      );
    expect(await admins()).toEqual([founder]);
    expect(await store.appointAdmin({ club, by: founder, player: 'stranger' })).toBe(false);
    expect(await store.appointAdmin({ club, by: founder, player: by })).toBe(true);
    expect(await store.appointAdmin({ club, by, player: 'ca-cid' })).toBe(true);
    expect(await admins()).toEqual([founder, by, 'ca-cid']);
    expect(await store.changeClub({ club, by, name: 'Ours' })).toBe(true);
    expect(await store.changeSeason({ club, by, plan: { dates: { from: 500, scoring: 'points' } } })).toBe(
      'done',
    );
    for (const player of [founder, 'ca-cid'])
      expect(await store.removeMember({ club, by, player, link: 'x' })).toBe(false);
    expect(await store.removeMember({ club, by, player: 'ca-dan', link: 'link-after-dan-left' })).toBe(true);
    for (const player of [founder, 'ca-cid'])
      expect(await store.dismissAdmin({ club, by, player })).toBe(false);
    expect(await store.passClub({ club, founder: by, to: by })).toBe(false);
    expect(await store.closeClub({ club, founder: by })).toBe(false);
    expect(await store.dismissAdmin({ club, by: 'ca-cid', player: 'ca-cid' })).toBe(true);
    expect(await store.dismissAdmin({ club, by: founder, player: by })).toBe(true);
    expect(await store.dismissAdmin({ club, by: founder, player: founder })).toBe(false);
    expect(await store.changeClub({ club, by, name: 'Mine' })).toBe(false);
    expect((await store.clubsOf(founder)).map(one => one.isAdmin)).toEqual([true]);
  });

  test('a board keeps the latest, of admins alone, and those of who is erased go', async () => {
    const store = storeOf();
    const club = 'c-board';
    await newClub(store, club, ['cn-ann', 'cn-bob', 'cn-cid']);
    await store.appointAdmin({ club, by: 'cn-ann', player: 'cn-bob' });
    const write = (n: number, player: string) =>
      store.addNotice({ id: `notice-${n}`, club, player, at: 100 + n, text: `text ${n}`, most: 3 });
    expect(await write(0, 'cn-cid')).toBe(false);
    expect(await write(0, 'stranger')).toBe(false);
    const many = Array.from({ length: 50 }, (_, n) => write(n, n % 2 === 0 ? 'cn-ann' : 'cn-bob'));
    expect(new Set(await Promise.all(many))).toEqual(new Set([true]));
    const board = async () => (await store.clubNotices(club)).map(({ id }) => id);
    expect(await board()).toEqual(['notice-49', 'notice-48', 'notice-47']);
    expect(await store.noticeById('notice-48')).toEqual({
      id: 'notice-48',
      club,
      player: 'cn-ann',
      at: 148,
      text: 'text 48',
    });
    expect((await store.noticesBy('cn-bob')).map(({ id }) => id)).toEqual(['notice-47', 'notice-49']);
    await eraseWhole(store, { player: 'cn-bob', name: '-' });
    expect(await board()).toEqual(['notice-48']);
    expect(await store.removeNotice('notice-48')).toBe(true);
    expect(await store.removeNotice('notice-48')).toBe(false);
    await write(60, 'cn-ann');
    await write(70, 'cn-ann');
    expect(await store.deleteOldNotices({ before: 165, limit: 9 })).toBe(1);
    expect(await board()).toEqual(['notice-70']);
    await store.closeClub({ club, founder: 'cn-ann' });
    expect(await board()).toEqual([]);
  });
}

function farewellContract(storeOf: () => Store): void {
  test('a founder who is erased leaves the club to its longest admin, else member; the last one closes it', async () => {
    const store = storeOf();
    const leave = (player: string) => store.leaveClub({ club: 'c-bye', player });
    await newClub(store, 'c-bye', ['cb-ann', 'cb-bob', 'cb-cid', 'cb-dan']);
    await finish(store, 'cb-1', 100, won('c-bye', 'cb-ann', 'cb-bob'));
    expect(await leave('stranger')).toBe('no-member');
    expect(await leave('cb-ann')).toBe('last-admin');
    await store.appointAdmin({ club: 'c-bye', by: 'cb-ann', player: 'cb-dan' });
    await eraseWhole(store, { player: 'cb-ann', name: '-' });
    expect(await store.clubMember({ club: 'c-bye', player: 'cb-dan' })).toMatchObject({ isFounder: true });
    await eraseWhole(store, { player: 'cb-dan', name: '-' });
    expect(await store.clubMember({ club: 'c-bye', player: 'cb-bob' })).toMatchObject({ isFounder: true });
    expect(await store.namesOf(['cb-ann', 'cb-bob'])).toEqual([
      { id: 'cb-bob', name: 'Name of cb-bob', bot: false },
    ]);
    expect(await store.clubTallies({ club: 'c-bye', from: 0 })).toHaveLength(2);
    await store.appointAdmin({ club: 'c-bye', by: 'cb-bob', player: 'cb-cid' });
    expect(await Promise.all(['cb-bob', 'cb-cid'].map(leave))).toEqual(['done', 'done']);
    expect(await store.clubByLink({ link: 'link-of-c-bye', player: 'cb-bob' })).toBeUndefined();
    while ((await store.deleteClosedClubs(1)) > 0);
    expect(await store.clubTallies({ club: 'c-bye', from: 0 })).toEqual([]);
    await finish(store, 'cb-late', 100, won('c-bye', 'cb-bob', 'cb-cid'));
    expect(await store.clubTallies({ club: 'c-bye', from: 0 })).toEqual([]);
  });

  test('a closed club is gone for all at once, and a guest who is forgotten leaves theirs', async () => {
    const store = storeOf();
    await newClub(store, 'c-end', ['ce-ann', 'ce-bob']);
    expect(await store.closeClub({ club: 'c-end', founder: 'ce-ann' })).toBe(true);
    expect(await store.closeClub({ club: 'c-end', founder: 'ce-ann' })).toBe(false);
    for (const player of ['ce-ann', 'ce-bob']) expect(await store.clubsOf(player)).toEqual([]);
    while ((await store.deleteClosedClubs(50)) > 0);
    await newClub(store, 'c-idle', ['ci-guest', 'ci-other']);
    await store.createTable(newTable('ci-table', { named: ['ci-other'] }));
    const all = { limit: 999, createdBefore: 9, sessionsBefore: 99_999 };
    for (let after: string | undefined = ''; after !== undefined; )
      after = (await store.deleteIdleGuests({ ...all, after })).last;
    expect(await store.clubMember({ club: 'c-idle', player: 'ci-guest' })).toBeUndefined();
    expect(await store.clubMember({ club: 'c-idle', player: 'ci-other' })).toMatchObject({ isFounder: true });
  });
}
