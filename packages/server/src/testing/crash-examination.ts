/** After the crashes: what the store holds against what players were told. */
import type { TableEvent } from '@kingdomino/protocol';
import { verifyRecord } from '@kingdomino/rules';
import { Table } from '@kingdomino/table';
import type { Store } from '../storage/store.ts';
import type { StoredEvent } from '../storage/table-operations.ts';
import type { CrashTable } from './crash-table.ts';

export interface CrashFindings {
  readonly tables: number;
  readonly moves: number;
  readonly acknowledged: number;
  /** Acknowledged, and not in the store. */
  readonly lost: number;
  /** In the store more than once. */
  readonly twice: number;
  /** Seen by a player, and not so in the store. */
  readonly phantoms: number;
  readonly unfinished: number;
  readonly unverified: number;
  readonly surprises: readonly string[];
}

export async function examine(store: Store, tables: readonly CrashTable[]): Promise<CrashFindings> {
  const findings = {
    moves: 0,
    acknowledged: 0,
    lost: 0,
    twice: 0,
    phantoms: 0,
    unfinished: 0,
    unverified: 0,
  };
  for (const table of tables) {
    const stored = await store.readEvents({ table: table.id, after: 0 });
    const events = stored.map(({ body }) => JSON.parse(body) as TableEvent);
    findings.moves += events.filter(({ type }) => type === 'moved').length;
    findings.acknowledged += table.acknowledged.length;
    findings.lost += table.acknowledged.filter(
      ({ player, command, move }) => !holds(stored, player, command, move),
    ).length;
    findings.twice += repeats(stored);
    findings.phantoms += table.players.filter(
      ({ tables: seen }) => !isPrefix(seen.get(table.id)!.events, events),
    ).length;
    const online = Table.from(events);
    if (online.status !== 'over') findings.unfinished++;
    else if (!verifyRecord(online.record()).ok) findings.unverified++;
  }
  const surprises = tables.flatMap(table => table.surprises).map(answer => JSON.stringify(answer));
  return { tables: tables.length, ...findings, surprises };
}

/** The command's events are there, and the move is among them. */
function holds(stored: readonly StoredEvent[], player: string, command: string, move: string): boolean {
  const end = stored.findIndex(event => event.command === `${player}/${command}`);
  if (end < 0) return false;
  const begin = stored.findLastIndex((event, index) => index < end && event.command !== null);
  return stored
    .slice(begin + 1, end + 1)
    .some(({ body }) => (JSON.parse(body) as { move?: string }).move === move);
}

function repeats(stored: readonly StoredEvent[]): number {
  const commands = stored.map(({ command }) => command).filter(command => command !== null);
  const gaps = stored.filter(({ version }, index) => version !== index + 1).length;
  return commands.length - new Set(commands).size + gaps;
}

function isPrefix(seen: readonly TableEvent[], events: readonly TableEvent[]): boolean {
  return seen.every((event, index) => JSON.stringify(event) === JSON.stringify(events[index]));
}
