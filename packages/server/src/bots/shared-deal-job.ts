/** The job of a bot at a table with a shared deal: the same at every table. */
import type { BotJob } from '@kingdomino/bots';
import type { BotLevel } from '@kingdomino/protocol';
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import { countedSpecOf } from './levels.ts';

/**
 * The bot's own chance follows from the secret seed and the moves so far: the same at every table, known to nobody
 * before the seed is, and it tells nothing about the seed.
 */
export function sharedJob(
  seed: string,
  { game, options, moves }: Pick<BotJob, 'game' | 'options' | 'moves'>,
  level: BotLevel,
): BotJob {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8(`kingdomino-bot/1/${seed}/${moves.join(' ')}`));
  return {
    game,
    options,
    moves,
    spec: countedSpecOf(level, game),
    seed: (a << 24) | (b << 16) | (c << 8) | d,
  };
}
