/** Which news follow from events at a table, and for whom. Pure: knows tables and nothing else. */
import type { NewsKind, TableEvent } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import { notificationsAfter } from '../notifications/notification-rules.ts';

export interface PlannedNews {
  readonly player: string;
  /** Of the table that it is about; whoever looks there is not told. */
  readonly seat?: number;
  readonly kind: Extract<NewsKind, 'turn' | 'rematch' | 'write' | 'study'>;
  /** Who did it. */
  readonly about?: string;
}

/** `events` are the last ones of the table. */
export function newsAfter(table: ReadonlyTable, events: readonly TableEvent[]): PlannedNews[] {
  return [...waitingNews(table, events), ...askedNews(table, events), ...studyNews(table, events)];
}

/** It is somebody's turn, or a seat of the next game is kept for somebody. */
function waitingNews(table: ReadonlyTable, events: readonly TableEvent[]): PlannedNews[] {
  return notificationsAfter(table, events).flatMap(({ player, seat, kind }): PlannedNews[] => {
    const at = seat === undefined ? {} : { seat };
    if (kind === 'turn') return [{ player, ...at, kind: 'turn' }];
    return kind === 'invited' ? [{ player, kind: 'rematch', about: table.terms.by.id }] : [];
  });
}

/** Somebody wants free text, and not everybody has said so. */
function askedNews(table: ReadonlyTable, events: readonly TableEvent[]): PlannedNews[] {
  const asked = events.findLast(event => event.type === 'consented');
  if (!asked?.agrees || table.canWrite) return [];
  const asker = table.seats[asked.seat];
  if (asker?.kind !== 'person') return [];
  return others(table, asker.player.id)
    .filter(({ seat }) => !table.consents.includes(seat))
    .map(one => ({ ...one, kind: 'write', about: asker.player.id }));
}

/** Somebody leads through the finished game. */
function studyNews(table: ReadonlyTable, events: readonly TableEvent[]): PlannedNews[] {
  const led = events.findLast(event => event.type === 'led');
  const leader = led?.by?.id;
  if (leader === undefined) return [];
  return others(table, leader).map(one => ({ ...one, kind: 'study', about: leader }));
}

function others({ seats }: ReadonlyTable, player: string): { player: string; seat: number }[] {
  return seats.flatMap((state, seat) =>
    state.kind === 'person' && state.player.id !== player ? [{ player: state.player.id, seat }] : [],
  );
}

/** Those who sat at a table at which nothing is played any more. */
export function peopleOver({ seats }: ReadonlyTable, events: readonly TableEvent[]): string[] {
  const isOver = events.some(({ type }) => type === 'ended' || type === 'closed');
  return isOver ? seats.flatMap(state => (state.kind === 'person' ? [state.player.id] : [])) : [];
}

/** Those who have just answered that they do not want the next game. */
export function whoDeclined(events: readonly TableEvent[]): string[] {
  return events.flatMap(event => (event.type === 'declined' ? [event.player.id] : []));
}
