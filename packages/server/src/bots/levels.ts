/** Which bot stands behind a level. A level that the bots do not know yet is played by the fallback. */
import { parseSpec } from '@kingdomino/bots';
import type { BotLevel } from '@kingdomino/protocol';
import type { GameId } from '@kingdomino/rules';

/** Also plays when a bot fails: a game never waits for a mistake of ours. */
export const FALLBACK = 'random';

/** Simulations, so that the answer depends on the position and not on how busy a machine is. */
const SIMULATIONS = 400;

/** The same level with a budget that is counted and not timed. */
export function countedSpecOf(level: BotLevel, game: GameId): string {
  return level === 'grandmaster' ? `${specOf(level, game)}:${SIMULATIONS}` : specOf(level, game);
}

export function specOf(level: BotLevel, game: GameId): string {
  return parseSpec(level, game).ok ? level : FALLBACK;
}
