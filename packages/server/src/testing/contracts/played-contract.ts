/** What every store keeps to about finished games of members: noted once, theirs alone, and gone with them. */
import { expect, test } from 'vitest';
import { eraseWhole } from '../../admin/erase-player.ts';
import type { Store } from '../../storage/store.ts';
import { append, newTable, state } from './sample-tables.ts';

export function playedContract(storeOf: () => Store): void {
  test('a game is noted once, and what was noted first stays', async () => {
    const store = storeOf();
    const game = { player: 'pat', origin: 'device', id: 'g1', at: 7, body: '"first"' } as const;
    const counts = await Promise.all(Array.from({ length: 5 }, () => store.notePlayed(game)));
    expect(counts).toEqual([1, 1, 1, 1, 1]);
    await store.notePlayed({ ...game, at: 3, body: '"second"' });
    expect(await store.notePlayed({ ...game, origin: 'table', at: 2 })).toBe(2);
    expect(await store.playedOf('pat')).toEqual([{ ...game, origin: 'table', at: 2 }, game]);
    expect(await store.playedOf('nobody')).toEqual([]);
    await store.dropPlayed({ player: 'nobody', origin: 'device', ids: ['g1'] });
    await store.dropPlayed({ player: 'pat', origin: 'device', ids: [] });
    expect(await store.playedOf('pat')).toHaveLength(2);
    await store.dropPlayed({ player: 'pat', origin: 'device', ids: ['g1', 'g2'] });
    expect(await store.playedOf('pat')).toEqual([{ ...game, origin: 'table', at: 2 }]);
    await eraseWhole(store, { player: 'pat', name: '' });
    expect(await store.playedOf('pat')).toEqual([]);
  });

  test('finished tables wait to be looked at, once for each player', async () => {
    const store = storeOf();
    for (const id of ['played-1', 'played-2', 'played-3'])
      await store.createTable(newTable(id, { seats: ['pia', 'quin'] }));
    const over = { ...state, status: 'over' };
    for (const [id, changedAt] of [['played-2', 20] as const, ['played-1', 30] as const])
      await store.append(append(id, 1, { state: { ...over, changedAt } }));
    const waiting = (player: string) => store.unnotedOf({ player, limit: 10 });
    expect(await waiting('pia')).toEqual([
      { table: 'played-2', player: 'pia' },
      { table: 'played-1', player: 'pia' },
    ]);
    // only members are looked after when tables go
    await store.enrol({ player: 'quin', nameKey: 'quin', at: 1 });
    expect(await store.unnotedAt(['played-1', 'played-3'])).toEqual([{ table: 'played-1', player: 'quin' }]);
    const note = { player: 'pia', origin: 'table', at: 30 } as const;
    await store.notePlayed({ ...note, id: 'played-1', body: '"reached"' });
    await store.notePlayed({ ...note, id: 'played-2', body: null });
    expect([await waiting('pia'), (await waiting('quin')).length]).toEqual([[], 2]);
    await store.dropPlayed({ player: 'pia', origin: 'table', ids: ['played-1'] });
    expect([await waiting('pia'), await store.playedOf('pia')]).toEqual([[], []]);
    await store.notePlayed({ ...note, player: 'quin', id: 'played-2', body: '"reached"' });
    await store.deleteTables(['played-1', 'played-2', 'played-3']);
    expect(await store.playedOf('quin')).toMatchObject([{ id: 'played-2' }]);
    expect(await store.countRows(['played_games'])).toEqual({ played_games: 1 });
  });
}
