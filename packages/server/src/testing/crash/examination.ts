/** After the faults: what the store holds against what players were told, and what they paid for. */
import type { TableEvent } from '@kingdomino/protocol';
import { verifyRecord } from '@kingdomino/rules';
import { Table } from '@kingdomino/table';
import type { Store } from '../../storage/store.ts';
import type { StoredEvent } from '../../storage/tables/event-store.ts';
import { chargesOf, excessOf, type Span } from './clock-charges.ts';
import type { Acknowledged } from './crash-move.ts';
import type { CrashTable } from './crash-table.ts';

/** A charge may be so much more than what the player took: messages and answers take their time. */
const LEEWAY = 2500;

export interface CrashFindings {
  readonly tables: number;
  readonly moves: number;
  readonly acknowledged: number;
  /** Acknowledged, and not in the store. */
  readonly lost: number;
  /** In the store more than once, or two moves for one turn accepted. */
  readonly twice: number;
  /** Seen by a player, and not so in the store. */
  readonly phantoms: number;
  readonly unfinished: number;
  readonly unverified: number;
  /** Players think no time at all: whoever lost on time was robbed. */
  readonly lostOnTime: number;
  readonly overcharged: number;
  /** Milliseconds above what the player took. */
  readonly worstCharge: number;
  /** Commands that went astray on their way. */
  readonly doubled: number;
  readonly disputed: number;
  readonly resent: number;
  readonly reordered: number;
  readonly slowReaders: number;
  readonly surprises: readonly string[];
}

type Counts = { -readonly [Name in keyof Omit<CrashFindings, 'tables' | 'surprises'>]: number };

/** What kept a player from playing that no server can help. */
export type OwnTroubles = (move: Acknowledged) => readonly Span[];

export async function examine(
  store: Store,
  tables: readonly CrashTable[],
  ownTroubles: OwnTroubles,
): Promise<CrashFindings> {
  const counts: Counts = {
    moves: 0,
    acknowledged: 0,
    lost: 0,
    twice: 0,
    phantoms: 0,
    unfinished: 0,
    unverified: 0,
    lostOnTime: 0,
    overcharged: 0,
    worstCharge: 0,
    doubled: 0,
    disputed: 0,
    resent: 0,
    reordered: 0,
    slowReaders: 0,
  };
  for (const table of tables) {
    const stored = await store.readEvents({ table: table.id, after: 0 });
    const events = stored.map(({ body }) => JSON.parse(body) as TableEvent);
    examineMoves(counts, table, stored, events);
    examineTime(counts, table.acknowledged, stored, events, ownTroubles);
    examineEnd(counts, events);
  }
  const surprises = tables.flatMap(table => table.surprises).map(answer => JSON.stringify(answer));
  return { tables: tables.length, ...counts, surprises };
}

function examineMoves(
  counts: Counts,
  table: CrashTable,
  stored: readonly StoredEvent[],
  events: readonly TableEvent[],
): void {
  counts.moves += events.filter(({ type }) => type === 'moved').length;
  counts.acknowledged += table.acknowledged.length;
  counts.lost += table.acknowledged.filter(
    ({ player, command, move }) => !holds(stored, player, command, move),
  ).length;
  counts.twice += repeats(stored) + table.counts.bothAccepted;
  counts.phantoms += table.players.filter(
    ({ tables: seen }) => !isPrefix(seen.get(table.id)!.events, events),
  ).length;
  for (const name of ['doubled', 'disputed', 'resent', 'reordered'] as const)
    counts[name] += table.counts[name];
  counts.slowReaders += table.hasSlowReader ? 1 : 0;
}

function examineTime(
  counts: Counts,
  acknowledged: readonly Acknowledged[],
  stored: readonly StoredEvent[],
  events: readonly TableEvent[],
  ownTroubles: OwnTroubles,
): void {
  counts.lostOnTime += events.filter(
    event => (event.type === 'forfeited' || event.type === 'substituted') && event.because === 'time',
  ).length;
  const byVersion = new Map(chargesOf(events).map(({ version, milliseconds }) => [version, milliseconds]));
  for (const move of acknowledged) {
    const moved = moveOf(stored, `${move.player}/${move.command}`);
    const excess = excessOf(byVersion.get(moved) ?? 0, move, ownTroubles(move));
    counts.worstCharge = Math.max(counts.worstCharge, Math.round(excess));
    if (excess > LEEWAY) counts.overcharged++;
  }
}

function examineEnd(counts: Counts, events: readonly TableEvent[]): void {
  const table = Table.from(events);
  if (table.status !== 'over') counts.unfinished++;
  else if (!verifyRecord(table.record()).ok) counts.unverified++;
}

/** The version of the move that a command made. */
function moveOf(stored: readonly StoredEvent[], key: string): number {
  const end = stored.findIndex(({ command }) => command === key);
  const begin = stored.findLastIndex((event, index) => index < end && event.command !== null);
  const own = stored.slice(begin + 1, end + 1).map(({ body, version }) => ({
    event: JSON.parse(body) as TableEvent,
    version,
  }));
  return own.find(({ event }) => event.type === 'moved' && event.by !== 'chance' && !event.bot)?.version ?? 0;
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
