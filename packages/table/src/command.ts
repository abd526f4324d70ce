/** The commands that a table understands, of players and of its host: a server, or the page that runs the table. */
import type {
  BotLevel,
  CommandOf,
  CommandRefusal,
  EventOf,
  Player,
  TableCommand as SentCommand,
  TableEvent,
} from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';

/** What was agreed on before the table was opened. */
export type Terms = Omit<EventOf<'opened'>, 'type' | 'at' | 'format' | 'commitment'>;

type From<Sent extends { readonly type: string }> = Omit<Sent, 'id' | 'table'> & { readonly by: Player };
type SentOf<Name extends SentCommand['type']> = Extract<SentCommand, { readonly type: Name }>;

type Plain = Exclude<SentCommand['type'], 'rematch' | 'sit' | 'claim'>;

/** Commands of players, in the words of the protocol. */
export type PlayerCommand =
  | { [Name in Plain]: From<SentOf<Name>> }[Plain]
  /** With what only the server knows: whether the player had this deal at another table. */
  | (From<CommandOf<'sit'>> & { readonly knows?: true })
  /** With what only the server knows: since when the seat's player is not there, if so. */
  | (From<CommandOf<'claim'>> & { readonly absentSince?: number })
  /** With the id that the next table will have if this is the first to ask. */
  | (From<CommandOf<'rematch'>> & { readonly opens: string });

/** Commands that only the host can give: a server, or the page with a game of its own. */
export type HostCommand =
  | { readonly type: 'open'; readonly terms: Terms; readonly commitment: string }
  /** A bot has chosen, looking at this version. */
  | { readonly type: 'bot'; readonly version: number; readonly level: BotLevel; readonly move: string }
  /** Makes the draw or roll that the game waits for, or ends it. Only the holder of the seed can. */
  | { readonly type: 'deal'; readonly seed: Uint8Array }
  /** Time has passed: see `nextDue`. */
  | { readonly type: 'due' }
  /** The operator ends the table, whatever happens at it. */
  | { readonly type: 'dismiss' }
  /** Nobody could play from … to …. */
  | { readonly type: 'pause'; readonly from: number; readonly to: number };

export type TableCommand = PlayerCommand | HostCommand;
export type CommandNamed<Name extends TableCommand['type']> = Extract<TableCommand, { readonly type: Name }>;

/** The events to store, none if there is nothing to do, or the refusal. */
export type Decision = Result<readonly TableEvent[], CommandRefusal>;

export function accept(...events: readonly TableEvent[]): Decision {
  return ok(events);
}

export function refuse(refusal: CommandRefusal): { readonly ok: false; readonly error: CommandRefusal } {
  return err(refusal);
}
