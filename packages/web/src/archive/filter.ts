/** The filter of an archive, as the address of the page and as the query to the server. */
import { BOT_LEVELS } from '@kingdomino/protocol';
import { ARCHIVE_MODES, type ArchiveMode } from '@kingdomino/table/archive';

export const RESULTS = ['won', 'lost', 'second', 'third', 'fourth', 'aborted'] as const;
export type ArchiveResult = (typeof RESULTS)[number];

export interface Filter {
  readonly mode?: ArchiveMode;
  /** A player's id, or `bot/` and a level. */
  readonly opponent?: string;
  readonly result?: ArchiveResult;
  /** Days, as `2026-11-16`. */
  readonly from?: string;
  readonly to?: string;
}

/** Reads what stands behind the `?`; whatever makes no sense is left out. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const mode = ARCHIVE_MODES.find(name => name === query.get('mode'));
  const result = RESULTS.find(name => name === query.get('result'));
  const opponent = query.get('opponent') ?? '';
  const [from, to] = ['from', 'to'].map(name => dayOf(query.get(name) ?? ''));
  return {
    ...(mode && { mode }),
    ...(isOpponent(opponent) && { opponent }),
    ...(result && { result }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

function isOpponent(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,40}$/.test(text) || BOT_LEVELS.some(level => text === `bot/${level}`);
}

function dayOf(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(new Date(text).getTime()) ? text : undefined;
}

/** Behind the `?` of the page. */
export function filterText(filter: Filter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

/** Days begin and end where whoever looks lives. */
export function filterQuery({ from, to, ...rest }: Filter): URLSearchParams {
  const query = new URLSearchParams(Object.entries(rest));
  if (from !== undefined) query.set('from', String(startOf(from, 0)));
  if (to !== undefined) query.set('to', String(startOf(to, 1)));
  return query;
}

function startOf(day: string, later: number): number {
  const [year, month, date] = day.split('-').map(Number);
  return Math.max(0, new Date(year!, month! - 1, date! + later).getTime());
}
