/** What a notification is about, the same for devices and programs; nothing that is hidden at the table. */
import type { WebhookKind } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';

export interface About {
  readonly id: string;
  readonly table: ReadonlyTable;
  readonly player: string;
  readonly kind: WebhookKind;
  readonly at: number;
}

/** The names of the other people at the table. */
export function namesOf({ seats }: ReadonlyTable, player: string): string[] {
  return seats.flatMap(seat =>
    seat.kind === 'person' && seat.player.id !== player ? [seat.player.name] : [],
  );
}
