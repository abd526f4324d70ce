/** Reads everything once: every table as the program would, every finished game verified. */
import { type Deal, Dealer, verifyRecord } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import type { ReadonlyTable } from '@kingdomino/table';
import { ratedResult } from '../ratings/rated-result.ts';
import type { Store } from '../storage/store.ts';
import { CachedTable } from '../tables/cached-table.ts';
import { dailyScore } from '../tables/daily-score.ts';

const STEP = 100;
const MOST_PROBLEMS = 100;
const COUNTED = ['tables', 'events', 'players', 'tokens'] as const;

export interface StoreReport {
  readonly rows: Readonly<Record<string, number>>;
  readonly tables: number;
  /** The first ones, as sentences. */
  readonly problems: readonly string[];
}

export async function checkStore(store: Store): Promise<StoreReport> {
  const problems: string[] = [];
  let tables = 0;
  for (let after = ''; ; ) {
    const ids = await store.tableIds({ after, limit: STEP });
    const last = ids.at(-1);
    if (last === undefined) break;
    const versions = new Map((await store.readVersions(ids)).map(({ id, version }) => [id, version]));
    for (const id of ids) problems.push(...(await checkTable(store, id, versions.get(id) ?? 0)));
    tables += ids.length;
    after = last;
  }
  return { rows: await store.countRows(COUNTED), tables, problems: problems.slice(0, MOST_PROBLEMS) };
}

/** Also of a shared deal, which the table itself does not tell. */
function dealOf(table: ReadonlyTable, seed: string): Deal {
  return table.ended?.deal ?? new Dealer(fromHex(seed)!, table.salts).reveal();
}

/** The log of results says what the events say. */
async function isRatedRight(store: Store, id: string, table: ReadonlyTable): Promise<boolean> {
  const result = ratedResult(table);
  const rated = result ? await store.ratedSeats(id) : [];
  const placed = result?.seats.map(({ player, place }) => ({ player, place })) ?? [];
  return JSON.stringify(rated) === JSON.stringify(placed);
}

/** A day's result follows from the events of its table. */
async function countsRight(store: Store, id: string, table: ReadonlyTable): Promise<boolean> {
  const { sharedDeal, by } = table.terms;
  if (sharedDeal?.until === undefined) return true;
  const score = dailyScore(table);
  const rows = await store.dailyOf({ player: by.id, deals: [sharedDeal.deal] });
  const row = rows.find(each => each.table === id);
  return (row?.points ?? undefined) === score?.points && (row?.rank ?? undefined) === score?.rank;
}

async function checkTable(store: Store, id: string, version: number): Promise<string[]> {
  const events = await store.readEvents({ table: id, after: 0 });
  const gap = events.findIndex((event, index) => event.version !== index + 1);
  if (gap >= 0) return [`table ${id}: event ${gap + 1} is missing`];
  // A table that runs may have grown since.
  if (events.length < version) return [`table ${id}: has ${events.length} of ${version} events`];
  try {
    const { table } = new CachedTable(id, events);
    const seed = await store.readSeed(id);
    const isWrong =
      table.status === 'over' && !verifyRecord({ ...table.record(), deal: dealOf(table, seed) }).ok;
    if (isWrong) return [`table ${id}: the finished game does not verify`];
    if (!(await isRatedRight(store, id, table))) return [`table ${id}: its result was rated otherwise`];
    const isCounted = await countsRight(store, id, table);
    return isCounted ? [] : [`table ${id}: its result of the day is not what was played`];
  } catch (error) {
    return [(error as Error).message];
  }
}
