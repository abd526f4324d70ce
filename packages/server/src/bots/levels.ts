/** Which bot stands behind a level. A level that the bots do not know yet is played by the fallback. */
import { parseSpec } from '@kingdomino/bots';
import type { BotLevel } from '@kingdomino/protocol';
import type { GameId } from '@kingdomino/rules';

/** Also plays when a bot fails: a game never waits for a mistake of ours. */
export const FALLBACK = 'random';

export function specOf(level: BotLevel, game: GameId): string {
  return parseSpec(level, game).ok ? level : FALLBACK;
}
