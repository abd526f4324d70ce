/** What is written down at a table, in order and for ever. Everything else is derived from it. */
import type { BotLevel } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';

export interface MoveEntry {
  readonly kind: 'move';
  /** Who made it; draws and rolls are made by chance. */
  readonly by: Seat | 'chance';
  /** As in the game record. */
  readonly move: string;
  /** The bot that made it for a seat: no person may take it back. */
  readonly bot?: BotLevel;
}

/** Takes back the last move, which must be the same seat's. */
export interface UndoEntry {
  readonly kind: 'undo';
  readonly by: Seat;
}

export type Entry = MoveEntry | UndoEntry;
