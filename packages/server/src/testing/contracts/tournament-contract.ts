/** What every store keeps to about tournaments: one append wins, one claim holds, a result is there once. */
import { expect, test } from 'vitest';
import { eraseWhole } from '../../admin/erase-player.ts';
import type { Store } from '../../storage/store.ts';
import type { NewTournament, TournamentAppend } from '../../storage/tournaments/tournaments.ts';
import { append, newTable } from './sample-tables.ts';

async function newPlayer(store: Store, id: string): Promise<void> {
  const token = { hash: `h-${id}`, player: id, kind: 'session', expiresAt: 9999 } as const;
  await store.createPlayer({ id, name: `Name of ${id}`, bot: false, createdAt: 1, token });
}

const planned = (id: string, change: Partial<NewTournament> = {}): NewTournament => ({
  id,
  visibility: 'public',
  state: 'open',
  summary: `{"tournament":"${id}"}`,
  orderAt: 100,
  events: ['{"n":1}'],
  most: 2,
  ...change,
});

const change = (id: string, after: number, more: Partial<TournamentAppend> = {}): TournamentAppend => ({
  id,
  after,
  events: [`{"n":${after + 1}}`],
  state: 'running',
  summary: '{}',
  orderAt: 100,
  ...more,
});

export function tournamentContract(storeOf: () => Store): void {
  test('tournaments: of two appends after the same version one is done', async () => {
    const store = storeOf();
    expect(await store.createTournament(planned('t-append'))).toBe(true);
    const both = await Promise.all([1, 2].map(() => store.appendTournament(change('t-append', 1))));
    expect(both.sort()).toEqual(['conflict', 'done']);
    expect(await store.readTournamentEvents({ tournament: 't-append', after: 0 })).toEqual([
      '{"n":1}',
      '{"n":2}',
    ]);
    expect(await store.readTournamentEvents({ tournament: 't-append', after: 1 })).toHaveLength(1);
    expect(await store.readTournamentEvents({ tournament: 'nothing', after: 0 })).toEqual([]);
  });

  test('tournaments: an organiser has so many at a time, however many are planned at once', async () => {
    const store = storeOf();
    await newPlayer(store, 't-organiser');
    const made = await Promise.all(
      [1, 2, 3, 4].map(n => store.createTournament(planned(`t-many-${n}`, { organiser: 't-organiser' }))),
    );
    expect(made.filter(Boolean)).toHaveLength(2);
    const first = `t-many-${made.indexOf(true) + 1}`;
    await store.appendTournament(change(first, 1, { state: 'over', endedAt: 5 }));
    expect(await store.createTournament(planned('t-many-5', { organiser: 't-organiser' }))).toBe(true);
    expect(await store.createTournament(planned('t-many-6', { organiser: 'nobody-at-all' }))).toBe(false);
  });

  test('tournaments: one process at a time looks after one, until its claim is over', async () => {
    const store = storeOf();
    await store.createTournament(planned('t-due', { dueAt: 1000 }));
    const claim = { now: 1000, until: 2000, mark: 5000, limit: 10 };
    expect(await store.claimTournaments({ ...claim, now: 999 })).not.toContain('t-due');
    const both = await Promise.all([store.claimTournaments(claim), store.claimTournaments(claim)]);
    expect(both.flat().filter(id => id === 't-due')).toHaveLength(1);
    // who claimed it has died
    expect(await store.claimTournaments({ ...claim, now: 4999 })).not.toContain('t-due');
    expect(await store.claimTournaments({ ...claim, now: 5000, until: 6000, mark: 9000 })).toContain('t-due');
    await store.settleTournament({ id: 't-due', mark: 9000, dueAt: 7000 });
    expect(await store.claimTournaments({ ...claim, now: 6999 })).not.toContain('t-due');
    expect(await store.claimTournaments({ ...claim, now: 7000, until: 7001, mark: 99_000 })).toContain(
      't-due',
    );
    await store.settleTournament({ id: 't-due', mark: 99_000 });
    expect(await store.claimTournaments({ ...claim, now: 90_000 })).not.toContain('t-due');
  });

  test('tournaments: a table leaves its result once, with its last event, and makes the tournament due', async () => {
    const store = storeOf();
    await store.createTournament(planned('t-result'));
    await store.createTable(newTable('t-result-table', { status: 'playing' }));
    const end = append('t-result-table', 1, {
      tournament: { tournament: 't-result', game: 3, body: '{"places":[1,2]}' },
    });
    const over = { ...end, state: { ...end.state, status: 'over', changedAt: 800 } };
    expect(await store.append(over)).toBe('done');
    expect(await store.append(over)).toBe('conflict');
    const read = (isNew: boolean) => store.tournamentResults({ tournament: 't-result', isNew });
    expect(await read(true)).toEqual([
      { game: 3, table: 't-result-table', at: 800, body: '{"places":[1,2]}' },
    ]);
    const claim = { now: 800, until: 2000, mark: 5000, limit: 10 };
    expect(await store.claimTournaments(claim)).toContain('t-result');
    // another result while one is at it is not forgotten
    await store.createTable(newTable('t-result-other', { status: 'playing' }));
    const closed = append('t-result-other', 1, { tournament: { tournament: 't-result', game: 4 } });
    await store.append({ ...closed, state: { ...closed.state, status: 'closed', changedAt: 900 } });
    await store.settleTournament({ id: 't-result', mark: 5000 });
    expect(await store.claimTournaments({ ...claim, now: 900, mark: 6000 })).toContain('t-result');
    await store.appendTournament(change('t-result', 1, { taken: [3] }));
    expect((await read(true)).map(({ game, body }) => [game, body])).toEqual([[4, null]]);
    expect(await read(false)).toHaveLength(2);
  });

  test('tournaments: lists, who is in which, and what is left of who goes', async () => {
    const store = storeOf();
    await newPlayer(store, 't-player');
    for (const n of [1, 2, 3])
      await store.createTournament(
        planned(`t-list-${n}`, { orderAt: 1000 + n, club: 't-club', visibility: 'link' }),
      );
    const joined = [{ player: 't-player', at: 7 }];
    for (const n of [1, 2])
      await store.appendTournament(change(`t-list-${n}`, 1, { joined, orderAt: 1000 + n }));
    // twice is once
    await store.appendTournament(change('t-list-1', 2, { joined, orderAt: 1001 }));
    const ids = async (query: Parameters<Store['listTournaments']>[0]) =>
      (await store.listTournaments(query)).map(({ id }) => id);
    expect(await ids({ club: 't-club' })).toEqual(['t-list-3', 't-list-2', 't-list-1']);
    expect(await ids({ club: 't-club', isAscending: true, after: { at: 1001, id: 't-list-1' } })).toEqual([
      't-list-2',
      't-list-3',
    ]);
    expect(await ids({ player: 't-player' })).toEqual(['t-list-2', 't-list-1']);
    expect(await ids({ states: ['open', 'running'] })).not.toContain('t-list-3');
    expect(await store.countJoined('t-player')).toBe(2);
    await store.appendTournament(change('t-list-2', 2, { forgotten: ['t-player'], orderAt: 1002 }));
    expect(await store.joinedBy('t-player')).toEqual([{ tournament: 't-list-1', joinedAt: 7 }]);
    await eraseWhole(store, { player: 't-player', name: '' });
    expect(await store.joinedBy('t-player')).toEqual([]);
  });

  test('tournaments: who has blocked whom among its players', async () => {
    const store = storeOf();
    const players = ['tb-ann', 'tb-bob', 'tb-cid'];
    for (const player of [...players, 'tb-out']) await newPlayer(store, player);
    await store.createTournament(planned('t-blocks'));
    const joined = players.map(player => ({ player, at: 7 }));
    await store.appendTournament(change('t-blocks', 1, { joined }));
    const relate = (player: string, other: string, kind: 'mute' | 'block') =>
      store.addRelation({ player, relation: { other, kind }, at: 1, most: 9 });
    await relate('tb-ann', 'tb-bob', 'block');
    await relate('tb-bob', 'tb-cid', 'mute');
    await relate('tb-cid', 'tb-out', 'block');
    await relate('tb-out', 'tb-ann', 'block');
    expect(await store.tournamentBlocks('t-blocks')).toEqual([{ one: 'tb-ann', other: 'tb-bob' }]);
    expect(await store.tournamentBlocks('nothing')).toEqual([]);
  });

  test('tournaments: what is old goes, with all that is known of it', async () => {
    const store = storeOf();
    await store.createTournament(planned('t-old'));
    await store.appendTournament(change('t-old', 1, { state: 'cancelled', endedAt: 50 }));
    const old = { state: 'cancelled', before: 51, limit: 1000 };
    expect(await store.deleteOldTournaments({ ...old, before: 50 })).toBe(0);
    expect(await store.deleteOldTournaments(old)).toBe(1);
    expect(await store.readTournamentEvents({ tournament: 't-old', after: 0 })).toEqual([]);
  });
}
