/** The refusal that stands for an unexpected error, the same over both transports. */
import type { CommandRefusal } from '@kingdomino/protocol';
import { isTemporary } from './storage/temporary-error.ts';
import { UnreadableTable } from './tables/unreadable-table.ts';

/** Only what passes by itself is worth another try. */
export function failureRefusal(error: unknown): CommandRefusal {
  if (isTemporary(error))
    return { code: 'overloaded', text: 'the database does not answer', retryAfter: 1000 };
  if (error instanceof UnreadableTable) return { code: 'internal', text: error.message };
  return { code: 'internal', text: 'our mistake; it is logged' };
}
