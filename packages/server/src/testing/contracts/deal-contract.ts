/** What every store keeps to about shared deals: one for everybody, told when all have played, once a day. */
import { expect, test } from 'vitest';
import { eraseWhole } from '../../admin/erase-player.ts';
import type { Store } from '../../storage/store.ts';
import type { NewTable } from '../../storage/tables/event-store.ts';
import { append, newTable, state } from './sample-tables.ts';

export function dealContract(storeOf: () => Store): void {
  test('the first deal of an id is everybody’s, and its seed is kept apart', async () => {
    const store = storeOf();
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
    const store = storeOf();
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
    const store = storeOf();
    const daily = (player: string) => ({ deal: 'day-1', game: 'duel', day: 7, player, isGuest: false });
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
      (await store.dailyPoints({ deals: ['day-1'] })).map(({ points, count }) => [points, Number(count)]);
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

  test('a device that has seen a day’s deal makes nobody’s else ranked, not even when many come at once', async () => {
    const store = storeOf();
    const seat = (player: string, change: object = {}) => ({
      deal: 'day-apart',
      game: 'duel',
      day: 8,
      player,
      isGuest: false,
      ...change,
    });
    const play = async (player: string, change: object, points = 5) => {
      const id = `apart-of-${player}`;
      const daily = seat(player, change);
      await store.createTable(newTable(id, { openedBy: player, command: 'apart', daily }));
      const ended = { ...state, status: 'over', changedAt: 50 };
      await store.append(append(id, 1, { state: ended, daily: { points, rank: 1 } }));
    };
    await play('moe', { device: 'phone' });
    await play('gil', { isGuest: true });
    await play('meg', { device: 'phone' });
    const many = Array.from({ length: 50 }, (_, index) => `many-${index}`);
    await Promise.all(many.map(player => play(player, { device: 'shared' }, 9)));
    const ranked = await store.dailyResults({ deal: 'day-apart', limit: 99 });
    expect(ranked).toHaveLength(2);
    expect(ranked[1]!.player).toBe('moe');
    const apart = await store.dailyResults({ deal: 'day-apart', limit: 99, isApart: true });
    expect(apart).toHaveLength(51);
    expect(apart.find(({ player }) => player === 'gil')?.apart).toBe('guest');
    expect(apart.find(({ player }) => player === 'meg')?.apart).toBe('device');
    const counts = async (isApart: boolean) =>
      (await store.dailyPoints({ deals: ['day-apart'], isApart })).map(({ points, count }) => [
        points,
        Number(count),
      ]);
    expect([await counts(false), await counts(true)]).toEqual([
      [
        [5, 1],
        [9, 1],
      ],
      [
        [5, 2],
        [9, 49],
      ],
    ]);
    expect(await store.dailyBest('day-apart')).toMatchObject({ points: 9, apart: null });
    // who is erased does not come back to a device that has not seen it
    await eraseWhole(store, { player: 'moe', name: '—' });
    await play('max', { device: 'phone' });
    expect((await store.dailyOf({ player: 'max', deals: ['day-apart'] }))[0]?.apart).toBe('device');
    await store.noteDailyDevice({ deal: 'day-apart', device: 'tablet', player: 'max' });
    await play('mia', { device: 'tablet' });
    expect((await store.dailyOf({ player: 'mia', deals: ['day-apart'] }))[0]?.apart).toBe('device');
    const deal = { id: 'day-apart', game: 'duel', commitment: 'c', seed: 'aa', madeAt: 5, closesAt: 100 };
    await store.makeDeal(deal);
    expect(await store.deleteOldDevices({ now: 100, limit: 99 })).toBe(0);
    expect(await store.deleteOldDevices({ now: 101, limit: 99 })).toBe(3);
  });
}
