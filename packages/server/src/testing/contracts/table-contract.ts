/** What every store keeps to about tables and their events: in order, once, and together or not at all. */
import { expect, test } from 'vitest';
import type { Store } from '../../storage/store.ts';
import { isTemporary } from '../../storage/temporary-error.ts';
import { append, newTable } from './sample-tables.ts';

export function tableContract(storeOf: () => Store): void {
  test('events come back in order, after any version', async () => {
    const store = storeOf();
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

  test('of many who append at the same version, exactly one succeeds', async () => {
    const store = storeOf();
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
    const store = storeOf();
    await store.createTable(newTable('future'));
    expect(await store.append(append('future', 2))).toBe('conflict');
    expect(await store.append(append('nowhere', 0))).toBe('conflict');
  });

  test('the same command opens one table only', async () => {
    const store = storeOf();
    expect(await store.createTable(newTable('first', { command: 'same' }))).toBe('first');
    expect(await store.createTable(newTable('second', { command: 'same' }))).toBe('first');
    expect(await store.readEvents({ table: 'second', after: 0 })).toEqual([]);
  });

  test('a table is found by the command that opened it', async () => {
    const store = storeOf();
    await store.createTable(newTable('wanted'));
    expect(await store.tableOpenedBy({ player: 'ann', command: 'open-wanted' })).toBe('wanted');
    expect(await store.tableOpenedBy({ player: 'bob', command: 'open-wanted' })).toBeUndefined();
  });

  test('a rematch is opened together with the event that names it, or not at all', async () => {
    const store = storeOf();
    await store.createTable(newTable('before'));
    const opens = newTable('after', { command: 'rematch-of-before', openedBy: 'bob' });
    expect(await store.append(append('before', 7, { opens }))).toBe('conflict');
    expect(await store.readEvents({ table: 'after', after: 0 })).toEqual([]);
    expect(await store.append(append('before', 1, { opens }))).toBe('done');
    expect(await store.readEvents({ table: 'after', after: 0 })).toHaveLength(1);
  });

  test('seeds are kept apart and never change', async () => {
    const store = storeOf();
    await store.createTable(newTable('secret', { seed: 'cd'.repeat(32) }));
    expect(await store.readSeed('secret')).toBe('cd'.repeat(32));
    await expect(store.readSeed('nowhere')).rejects.toThrow('no seed');
  });

  test('versions tell which tables have grown', async () => {
    const store = storeOf();
    await store.createTable(newTable('grown'));
    await store.append(append('grown', 1));
    expect(await store.readVersions(['grown', 'nowhere'])).toEqual([{ id: 'grown', version: 2 }]);
    expect(await store.readVersions([])).toEqual([]);
  });

  test('what is due comes by urgency, and can be put off while nothing changes', async () => {
    const store = storeOf();
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

  test.each([
    ['in all', { status: 'playing' }, { all: 7 }],
    ['in the lobby', { status: 'open', visibility: 'public' }, { all: 100, inLobby: 5 }],
    ['of bots', { status: 'playing' }, { all: 100, ofBots: 4 }],
  ] as const)('caps %s hold for fifty tables that are opened at once', async (name, change, caps) => {
    const store = storeOf();
    const openedBy = `opens-${name}`;
    const token = { hash: `h-${openedBy}`, player: openedBy, kind: 'session' } as const;
    await store.createPlayer({ id: openedBy, name, bot: false, createdAt: 1, token });
    const tables = Array.from({ length: 50 }, (_, index) =>
      newTable(`${openedBy}-${index}`, { ...change, openedBy, command: `c${index}`, seats: [], caps }),
    );
    const opened = await Promise.all(
      tables.map(table =>
        store.createTable(table).catch(async error => {
          // so many wait for one lock that some wait too long; then it is tried again, as a client does
          if (!isTemporary(error)) throw error;
          return store.createTable(table);
        }),
      ),
    );
    const most = Math.min(...Object.values<number>(caps));
    expect(opened.filter(id => id !== undefined)).toHaveLength(most);
  });
}
