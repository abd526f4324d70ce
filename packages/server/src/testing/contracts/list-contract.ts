/** What every store keeps to about lists: who sees what, in which order, page by page. */
import { expect, test } from 'vitest';
import type { Store } from '../../storage/store.ts';
import { append, newTable, state } from './sample-tables.ts';

export function listContract(storeOf: () => Store): void {
  test('lists show what they should, newest first, page by page', async () => {
    const store = storeOf();
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
    const store = storeOf();
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
    const store = storeOf();
    await store.createTable(newTable('seats', { openedBy: 'ida', seats: ['ida', undefined] }));
    await store.append(append('seats', 1, { state: { ...state, seats: ['ida', 'kim'] } }));
    await store.append(append('seats', 2));
    expect(await store.listTables({ list: 'mine', player: 'kim' })).toHaveLength(1);
    expect(await store.unfinishedOf('ida')).toEqual([{ status: 'open', visibility: 'public', people: 2 }]);
    expect(await store.countUnfinished(['public', 'link'])).toBeGreaterThan(0);
  });
}
