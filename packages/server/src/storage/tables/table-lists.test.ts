/** Lists are read along an index: how many tables there are must not matter. */
import { Kysely } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { dailyBest, dailyHistory, dailyOf, dailyPoints, dailyResults } from '../deals/daily-results.ts';
import { dealTables } from '../deals/deals.ts';
import { migrate } from '../migrations/migrate.ts';
import { blocksAround, blocksWith } from '../moderation/relations.ts';
import type { Database } from '../schema.ts';
import { sqliteDialect } from '../sqlite/dialect.ts';
import { sqliteModule } from '../sqlite/driver-module.ts';
import { append, createTable, type NewTable, type TableState } from './event-store.ts';
import { type ListQuery, listTables, unfinishedOf } from './table-lists.ts';

const database = new (sqliteModule())(':memory:');
const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
const db = new Kysely<Database>({
  dialect: sqliteDialect(database),
  log: ({ query }) => void asked.push(query),
});
beforeAll(() => migrate(db));

async function planOf(question: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0;
  await question();
  return asked.flatMap(({ sql, parameters }) =>
    database
      .prepare(`explain query plan ${sql}`)
      .all(...parameters)
      .map(row => (row as { detail: string }).detail),
  );
}

const before = { at: 1000, id: 'x' };
const queries: ListQuery[] = (['open', 'watch', 'mine', 'finished'] as const).flatMap(list => [
  { list, player: 'ann' },
  { list, player: 'ann', before },
]);

describe('no list looks at every table', () => {
  test.each(queries)('%j', async query => {
    const plan = await planOf(() => listTables(db, query));
    expect(plan.length).toBeGreaterThan(1);
    expect(plan.filter(step => step.startsWith('SCAN'))).toEqual([]);
    if (query.list !== 'mine') expect(plan.join()).not.toContain('TEMP B-TREE');
  });

  test('nor does the look at my tables', async () => {
    const plan = await planOf(() => unfinishedOf(db, 'ann'));
    expect(plan.join()).toContain('(opened_by=? AND status=?)');
  });

  const after = { points: 5, at: 9, player: 'ann' };
  test.each<[name: string, ask: () => Promise<unknown>]>([
    ['results of a day', () => dailyResults(db, { deal: 'x', limit: 50 })],
    ['results further down', () => dailyResults(db, { deal: 'x', limit: 50, after })],
    ['the best of a day', () => dailyBest(db, 'x')],
    ['points of all', () => dailyPoints(db, { deals: ['x'] })],
    ['days of a player', () => dailyHistory(db, { player: 'ann', game: 'duel', before: 7 })],
    ['a day of a player', () => dailyOf(db, { player: 'ann', deals: ['x'] })],
    ['blocks of one player', () => blocksWith(db, 'ann')],
    ['blocks of who sits at open tables', () => blocksAround(db, ['ann', 'bob'])],
    ['tables of a deal', () => dealTables(db, { deal: 'x', player: 'ann', opener: 'bob', isPublic: false })],
  ])('nor do %s', async (_, ask) => {
    const plan = await planOf(ask);
    expect(plan.length).toBeGreaterThan(0);
    expect(plan.filter(step => step.startsWith('SCAN'))).toEqual([]);
    expect(plan.join()).not.toContain('TEMP B-TREE');
  });
});

const state: TableState = {
  status: 'over',
  dueAt: undefined,
  toAct: undefined,
  summary: '{}',
  changedAt: 0,
};

function table(id: string, change: Partial<NewTable>): NewTable {
  const events = [{ body: '{}' }];
  const rest = { game: 'duel', visibility: 'public', openedBy: 'ann', command: id, seed: '', events };
  return { ...state, ...rest, id, ...change };
}

test('finished games stay where their end put them, one page after the other, each once', async () => {
  for (let time = 1; time <= 130; time++) {
    const visibility = time % 3 === 0 ? 'link' : 'public';
    const seats = time % 2 === 0 ? ['eva', 'max'] : ['max', 'eva'];
    await createTable(db, table(`t${time}`, { changedAt: time, visibility, seats }));
  }
  await createTable(db, table('closed', { status: 'closed', changedAt: 500, seats: ['eva'] }));
  await createTable(db, table('secret', { visibility: 'link', changedAt: 500, seats: ['ida'] }));
  await append(db, { table: 't2', after: 1, events: [{ body: '{}' }], state: { ...state, changedAt: 999 } });

  const found: string[] = [];
  for (let place: ListQuery['before']; ; ) {
    const page = await listTables(db, {
      list: 'finished',
      player: 'eva',
      ...(place ? { before: place } : {}),
    });
    if (page.length === 0) break;
    for (const { id, seat, at } of page) expect([id, seat]).toEqual([`t${at}`, at % 2 === 0 ? 0 : 1]);
    found.push(...page.map(({ id }) => id));
    place = page.at(-1)!;
  }
  expect(found).toEqual(Array.from({ length: 130 }, (_, index) => `t${130 - index}`));
  expect(
    (await listTables(db, { list: 'finished', player: 'nobody' })).every(({ seat }) => seat === null),
  ).toBe(true);
  expect(await listTables(db, { list: 'mine', player: 'eva' })).toEqual([]);
});
