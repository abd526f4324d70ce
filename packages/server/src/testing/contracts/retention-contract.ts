/** What every store keeps to about forgetting: what goes, what stays, and names that are taken out. */
import { expect, test } from 'vitest';
import { eraseWhole, resumeErasures } from '../../admin/erase-player.ts';
import type { Store } from '../../storage/store.ts';
import { newTable } from './sample-tables.ts';

export function retentionContract(storeOf: () => Store): void {
  test('what is not needed any more goes, and nothing else', async () => {
    const store = storeOf();
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
    expect((await store.adminPlayers({ search: 'guest-', limit: 9 })).map(({ id }) => id).sort()).toEqual([
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
    const store = storeOf();
    const token = { hash: 'h-eve', player: 'eve', kind: 'session' } as const;
    await store.createPlayer({ id: 'eve', name: 'Eve', bot: false, createdAt: 1, token });
    const player = (id: string) => ({ id, name: 'Eve' });
    const body = JSON.stringify({
      by: player('eve'),
      seats: [{ for: player('eve') }, { for: player('eva') }],
    });
    const summary = JSON.stringify({ seats: [player('eve')], table: 'named' });
    await store.createTable(newTable('named', { events: [{ body }], summary, named: ['eve', 'eva'] }));
    expect(await eraseWhole(store, { player: 'eve', name: '-' })).toEqual(['named']);
    const [event] = await store.readEvents({ table: 'named', after: 0 });
    expect(JSON.parse(event!.body)).toEqual({
      by: { id: 'eve', name: '-' },
      seats: [{ for: { id: 'eve', name: '-' } }, { for: player('eva') }],
    });
    expect((await store.adminPlayers({ search: 'Eve', limit: 9 })).map(({ id }) => id)).toEqual([]);
    expect(await store.playerByToken({ hash: 'h-eve', kinds: ['session'], now: 0 })).toBeUndefined();
    expect(await eraseWhole(store, { player: 'nobody', name: '-' })).toEqual([]);
  });

  test('an erasure that is broken off is gone on with, in steps, and the player goes last', async () => {
    const store = storeOf();
    const token = { hash: 'h-lena', player: 'lena', kind: 'session' } as const;
    await store.createPlayer({ id: 'lena', name: 'Lena', bot: false, createdAt: 1, token });
    const tables = Array.from({ length: 25 }, (_, index) => `of-lena-${index}`);
    for (const table of tables) await store.createTable(newTable(table, { named: ['lena'] }));
    await store.beginErasure({ player: 'lena', name: '-', at: 5 });
    expect(await store.playerByToken({ hash: 'h-lena', kinds: ['session'], now: 1 })).toBeUndefined();
    const seen: string[] = [];
    while (seen.length < 10) seen.push(...(await store.eraseStep({ player: 'lena', limit: 10 })).tables);
    // whoever did this is ended now
    expect(await store.playerById('lena')).toMatchObject({ name: 'Lena' });
    expect(await store.pendingErasures(10)).toEqual(['lena']);
    seen.push(...(await resumeErasures(store)));
    expect(seen.sort()).toEqual(tables.sort());
    expect([await store.playerById('lena'), await store.pendingErasures(10)]).toEqual([undefined, []]);
    expect(await eraseWhole(store, { player: 'lena', name: '-' })).toEqual([]);
  });

  test('bot accounts that have played nothing that is still there go, and outages that no clock remembers', async () => {
    const store = storeOf();
    for (const id of ['zz-bot-idle', 'zz-bot-plays', 'zz-bot-new']) {
      const token = { hash: `h-${id}`, player: id, kind: 'bot' } as const;
      await store.createPlayer({ id, name: id, bot: true, createdAt: id === 'zz-bot-new' ? 90 : 1, token });
    }
    await store.createTable(newTable('of-a-bot', { named: ['zz-bot-plays'] }));
    const step = { after: 'zz', limit: 50, createdBefore: 50, sessionsBefore: 500 };
    expect(await store.deleteIdleGuests(step)).toMatchObject({ deleted: 1 });
    expect(await store.playerById('zz-bot-idle')).toBeUndefined();
    expect(await store.playerById('zz-bot-plays')).toBeDefined();
    await store.recordOutage({ from: 10, to: 20, gone: [] });
    await store.recordOutage({ from: 5000, to: 5010, gone: [] });
    await store.deleteOldOutages({ before: 1000, limit: 100 });
    const { outages } = await store.readUptime({ now: 1, since: 0 });
    expect(outages.every(({ to }) => to >= 1000)).toBe(true);
    expect(outages).toContainEqual({ from: 5000, to: 5010 });
    await store.deleteOldOutages({ before: 1e15, limit: 100 });
  });
}
