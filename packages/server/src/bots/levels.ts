/** Which bot stands behind a level. A level that the bots do not know yet is played by the fallback. */
import { parseSpec } from '@kingdomino/bots';
import type { BotLevel } from '@kingdomino/protocol';

/** Also plays when a bot fails: a game never waits for a mistake of ours. */
export const FALLBACK = 'random';

export function specOf(level: BotLevel): string {
  return parseSpec(level).ok ? level : FALLBACK;
}
