/** The format of a saved game. Earlier formats can always be opened: see `readSaved`. */
import type { EventOf, TableEvent } from '@kingdomino/protocol';

export const SAVED_FORMAT = 'kingdomino-saved/3';
/** Whoever had no name of his own was stored as `You`, in whichever language was shown. */
export const NAMED_FORMAT = 'kingdomino-saved/2';

export interface SavedGame {
  readonly format: typeof SAVED_FORMAT;
  readonly id: string;
  /** A player without a name of his own has an empty one; the id of the player says who that is. */
  readonly events: readonly [EventOf<'opened'>, ...TableEvent[]];
  /** Of the dealer, hexadecimal. */
  readonly seed: string;
  readonly changedAt: number;
  readonly isOver: boolean;
}
