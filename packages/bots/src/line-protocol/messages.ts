/** What an arena and an outside program say to each other, one JSON object a line. docs/bot-protocol.md explains it. */
import { err, ok, type Result } from '@kingdomino/rules';

export const BOT_PROTOCOL = 'kingdomino-bot/1';

/** How many legal moves are sent at once: a Duel position may have a hundred thousand. */
export const MOVES_AT_ONCE = 1000;

export type ArenaMessage =
  | { readonly type: 'hello'; readonly protocol: typeof BOT_PROTOCOL }
  | {
      readonly type: 'new-game';
      readonly game: string;
      readonly options: Readonly<Record<string, unknown>>;
      readonly seat: number;
      readonly seats: number;
      /** For the program's own randomness, if it wants to play the same game again. */
      readonly seed: number;
      readonly limitMs: number;
    }
  | {
      readonly type: 'choose';
      /** All moves so far, as in a game record. */
      readonly moves: readonly string[];
      readonly position: unknown;
      readonly legalCount: number;
      /** All legal moves, or the first `MOVES_AT_ONCE` of them. */
      readonly legal: readonly string[];
    }
  | { readonly type: 'moves'; readonly from: number; readonly legal: readonly string[] }
  | { readonly type: 'game-over'; readonly result: unknown; readonly reason?: string }
  | { readonly type: 'bye' };

export type BotMessage =
  | { readonly type: 'hello'; readonly protocol: typeof BOT_PROTOCOL; readonly name: string }
  | { readonly type: 'choose'; readonly move: string }
  /** Asks for the legal moves from this number on. */
  | { readonly type: 'moves'; readonly from: number };

export function readBotMessage(line: string): Result<BotMessage, string> {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return err(`it wrote something that is not JSON: ${shortened(line)}`);
  }
  const { type, protocol, name, move, from } = (raw ?? {}) as Readonly<Record<string, unknown>>;
  if (type === 'hello') {
    return protocol === BOT_PROTOCOL
      ? ok({ type, protocol, name: typeof name === 'string' ? name.slice(0, 100) : '' })
      : err(`it speaks ${shortened(String(protocol))}, not ${BOT_PROTOCOL}`);
  }
  if (type === 'choose' && typeof move === 'string') return ok({ type, move });
  if (type === 'moves' && typeof from === 'number' && Number.isInteger(from) && from >= 0)
    return ok({ type, from });
  return err(`it wrote a message that is not in the protocol: ${shortened(line)}`);
}

function shortened(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 97)}…` : text);
}
