/** A game of this device as it is kept. Earlier formats open for ever: see `readSaved`. */
import type { EventOf, TableEvent } from '@kingdomino/protocol';

export const SAVED_FORMAT = 'kingdomino-saved/2';

export interface SavedGame {
  readonly format: typeof SAVED_FORMAT;
  readonly id: string;
  readonly events: readonly [EventOf<'opened'>, ...TableEvent[]];
  /** Of the dealer, hexadecimal. */
  readonly seed: string;
  readonly changedAt: number;
  readonly isOver: boolean;
}
