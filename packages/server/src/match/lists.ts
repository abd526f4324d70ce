/** The lists of tables, page by page. */
import type { AnswerOf, CommandOf, CommandRefusal, Player, TableSummary } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import type { Ports } from '../ports.ts';
import { type ListedTable, PAGE, type Place } from '../storage/list-operations.ts';
import type { Store } from '../storage/store.ts';

/** A table whose opener is away for longer is not offered until she is back: nobody shall wait for her there. */
export const LONGEST_ABSENCE = 90_000;

export async function listTables(
  store: Store,
  ports: Ports,
  player: Player | undefined,
  { list, after }: Pick<CommandOf<'list'>, 'list' | 'after'>,
): Promise<Result<AnswerOf<'tables'>, CommandRefusal>> {
  const before = after === undefined ? undefined : parsePage(after);
  if (after !== undefined && !before)
    return err({ code: 'bad-message', text: 'after must be the next of an answer before' });
  const attendedAfter = ports.now() - LONGEST_ABSENCE;
  const rows = await store.listTables({
    list,
    // nobody's id, who sits nowhere
    player: player?.id ?? '',
    attendedAfter,
    ...(before ? { before } : {}),
  });
  const last = rows.at(-1);
  const next = list !== 'mine' && rows.length === PAGE && last ? formatPage(last) : undefined;
  const tables = rows.map(shownTable);
  return ok({ type: 'tables', list, tables, ...(next === undefined ? {} : { next }), time: ports.now() });
}

function shownTable({ summary, seat }: ListedTable): TableSummary {
  const table = JSON.parse(summary) as TableSummary;
  return seat === null ? table : { ...table, yourSeat: seat, yourTurn: table.toAct === seat };
}

function formatPage({ at, id }: Place): string {
  return `${at}.${id}`;
}

function parsePage(text: string): Place | undefined {
  const match = /^([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})$/.exec(text);
  return match ? { at: Number(match[1]), id: match[2]! } : undefined;
}
