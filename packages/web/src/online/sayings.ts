/** What was said at a table, oldest first. */
import type { EventOf, TableEvent } from '@kingdomino/protocol';

export function sayingsOf(events: readonly TableEvent[]): EventOf<'said'>[] {
  return events.filter(event => event.type === 'said');
}
