/**
 * Saved games of the first releases, which had no format name: who sits where, and entries for moves and undos. They
 * are read as the events that would be written today.
 */
import { type EventOf, TABLE_FORMAT, type TableEvent } from '@kingdomino/protocol';
import { commitmentTo, isGameId, type Seat } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import { fieldsOf } from '../app/storage/stored-value.ts';
import { localTerms } from './local-table.ts';
import { readSeat } from './read-seat.ts';
import type { SavedGame } from './saved-format.ts';

type Entry =
  | { readonly kind: 'move'; readonly by: Seat | 'chance'; readonly move: string }
  | { readonly kind: 'undo'; readonly by: Seat };

interface FirstFormat {
  readonly id: string;
  readonly config: {
    readonly game: unknown;
    readonly options: EventOf<'opened'>['options'];
    readonly undoAllowed: boolean;
  };
  readonly seats: readonly unknown[];
  readonly entries: readonly unknown[];
  readonly seed: string;
  readonly changedAt: number;
  readonly isOver: boolean;
}

/** Undefined for what is no saved game, or a damaged one. */
export function readFirstFormat(raw: object): Omit<SavedGame, 'format'> | undefined {
  const { id, config, seats, entries, seed, changedAt, isOver } = raw as Partial<FirstFormat>;
  const bytes = typeof seed === 'string' ? fromHex(seed) : undefined;
  if (typeof id !== 'string' || typeof changedAt !== 'number' || !bytes) return undefined;
  if (!isGameId(config?.game) || !Array.isArray(seats) || !Array.isArray(entries)) return undefined;
  const setups = seats.map(readSeat).filter(seat => seat !== undefined);
  if (setups.length < seats.length || !entries.every(isEntry)) return undefined;
  const at = changedAt;
  const opened: EventOf<'opened'> = {
    type: 'opened',
    at,
    format: TABLE_FORMAT,
    ...localTerms(config.game, config.options, setups),
    undo: config.undoAllowed,
    commitment: commitmentTo(bytes),
  };
  // nobody added randomness to the deals of that time
  const started: TableEvent = { type: 'started', at, salts: [] };
  const events = entries.map(entry => eventOf(entry, opened, at));
  return {
    id,
    events: [opened, started, ...events],
    seed: seed!,
    changedAt,
    isOver: isOver === true,
  };
}

function isEntry(raw: unknown): raw is Entry {
  const { kind, move } = fieldsOf(raw);
  return kind === 'undo' || (kind === 'move' && typeof move === 'string');
}

/** The entries did not say that a bot had moved; the seats do. */
function eventOf(entry: Entry, { seats }: EventOf<'opened'>, at: number): TableEvent {
  if (entry.kind === 'undo') return { type: 'undone', at, by: entry.by };
  const { by, move } = entry;
  const seat = by === 'chance' ? undefined : seats[by];
  const bot = seat?.kind === 'bot' ? { bot: seat.level } : {};
  return { type: 'moved', at, by, move, ...bot };
}
