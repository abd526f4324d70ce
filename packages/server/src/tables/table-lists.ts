/** The lists of tables that players see, with cursor pagination. */
import type {
  AnswerOf,
  CommandOf,
  CommandRefusal,
  ListName,
  Player,
  TableSummary,
} from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import type { Ports } from '../ports.ts';
import { BAD_CURSOR, type Cursor, formatCursor, parseCursor } from '../storage/cursors.ts';
import type { Outage } from '../storage/outages/uptime.ts';
import type { Store } from '../storage/store.ts';
import { type ListedTable, PAGE } from '../storage/tables/table-lists.ts';
import { peopleAt } from './table-summary.ts';

/** A table whose opener is away for longer is not offered until she is back: nobody shall wait for her there. */
export const LONGEST_HOST_ABSENCE = 35_000;

/** Times in which nobody could play, of those that ended after a moment. */
export type OutagesAfter = (since: number) => readonly Outage[];

export async function listTables(
  store: Store,
  ports: Ports,
  player: Player | undefined,
  { list, after }: Pick<CommandOf<'list'>, 'list' | 'after'>,
  outagesAfter: OutagesAfter,
): Promise<Result<AnswerOf<'tables'>, CommandRefusal>> {
  const before = after === undefined ? undefined : parseCursor(after);
  if (after !== undefined && !before) return err(BAD_CURSOR);
  const rows = await readRows(store, ports, list, player?.id ?? '', before);
  const last = rows.at(-1);
  const next = list !== 'mine' && rows.length === PAGE && last ? formatCursor(last) : undefined;
  const found = rows.map(row => foundTable(row, outagesAfter));
  const shown = list === 'open' && player ? await offered(store, found, player.id) : found;
  return ok({
    type: 'tables',
    list,
    tables: shown.map(({ table }) => table),
    ...(next === undefined ? {} : { next }),
    time: ports.now(),
  });
}

/** A table of a list, with who has opened it where that matters. */
export interface FoundTable {
  readonly table: TableSummary;
  readonly openedBy?: string;
}

/** The first page of a list as a player sees it; an empty id is nobody's, who sits nowhere. */
export async function readList(
  store: Store,
  ports: Ports,
  { list, player }: { readonly list: ListName; readonly player: string },
  outagesAfter: OutagesAfter,
): Promise<readonly FoundTable[]> {
  return (await readRows(store, ports, list, player)).map(row => foundTable(row, outagesAfter));
}

async function offered(
  store: Store,
  found: readonly FoundTable[],
  player: string,
): Promise<readonly FoundTable[]> {
  const blocked = new Set(await store.blocksWith(player));
  return withoutBlocked(found, player, blocked);
}

/** Whom one would meet there: a table belongs to who opened it, also when that seat is left. */
export function hostsAt({ table, openedBy }: FoundTable): string[] {
  return openedBy === undefined ? peopleAt(table) : [openedBy, ...peopleAt(table)];
}

/** Where a seat would be refused because of who is there, no table is offered; one where the player sits stays. */
export function withoutBlocked(
  found: readonly FoundTable[],
  player: string,
  blocked: ReadonlySet<string>,
): FoundTable[] {
  return found.filter(
    one => peopleAt(one.table).includes(player) || !hostsAt(one).some(id => blocked.has(id)),
  );
}

function readRows(
  store: Store,
  ports: Ports,
  list: ListName,
  player: string,
  before?: Cursor,
): Promise<ListedTable[]> {
  const attendedAfter = ports.now() - LONGEST_HOST_ABSENCE;
  return store.listTables({ list, player, attendedAfter, ...(before ? { before } : {}) });
}

function foundTable({ summary, seat, openedBy }: ListedTable, outagesAfter: OutagesAfter): FoundTable {
  const table = withDeadline(JSON.parse(summary) as TableSummary, outagesAfter);
  const shown = seat === null ? table : seenFrom(table, seat);
  return { table: shown, ...(openedBy !== undefined && { openedBy }) };
}

/** What was stored knows of the outages up to then; later ones put the end off by as long as they took. */
function withDeadline(table: TableSummary, outagesAfter: OutagesAfter): TableSummary {
  const { deadline, changedAt } = table;
  if (deadline === undefined) return table;
  const late = outagesAfter(changedAt).reduce((sum, { from, to }) => sum + to - Math.max(from, changedAt), 0);
  return late === 0 ? table : { ...table, deadline: deadline + late };
}

function seenFrom(table: TableSummary, seat: number): TableSummary {
  return { ...table, yourSeat: seat, yourTurn: table.toAct === seat };
}

/** As a player sees it who may sit there. */
export function seenBy(table: TableSummary, player: string): TableSummary {
  const seat = table.seats.findIndex(one => one.kind === 'person' && one.player.id === player);
  return seat < 0 ? table : seenFrom(table, seat);
}
