/** Cursors of paginated lists: where a page ended, and the text that asks for the next one. */
import type { CommandRefusal } from '@kingdomino/protocol';

export const BAD_CURSOR: CommandRefusal = {
  code: 'bad-message',
  text: 'after must be the next of an answer before',
};

/** Lists are in the order of a time, and of ids where times are the same. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

export function formatCursor({ at, id }: Cursor): string {
  return `${at}.${id}`;
}

export function parseCursor(text: string): Cursor | undefined {
  const match = /^([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})$/.exec(text);
  return match ? { at: Number(match[1]), id: match[2]! } : undefined;
}

/** In a day's list, which has the most points first. */
export interface ResultCursor {
  readonly points: number;
  readonly at: number;
  readonly player: string;
}

export function formatResultCursor(row: {
  readonly points: number;
  readonly finishedAt: number;
  readonly player: string;
}): string {
  return `${row.points}.${row.finishedAt}.${row.player}`;
}

export function parseResultCursor(text: string): ResultCursor | undefined {
  const match = /^([0-9]{1,5})\.([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})$/.exec(text);
  return match ? { points: Number(match[1]), at: Number(match[2]), player: match[3]! } : undefined;
}
