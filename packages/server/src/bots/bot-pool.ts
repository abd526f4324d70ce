/** Threads for bots, with a queue of bounded length: people's moves never wait behind a bot. */
import type { BotJob } from '@kingdomino/bots';
import { BotPool as Threads } from '@kingdomino/bots/node';

/** However long a bot would like to think. */
const MOST_MILLISECONDS = 3000;
/** Where cores are few, people's moves come before a bot's thoughts. */
const NICENESS = 10;

export interface BotPool {
  /** The move, as in the game record. Undefined when too many wait already: try again later. */
  choose(job: BotJob): Promise<string | undefined>;
  readonly waiting: number;
  close(): Promise<void>;
}

export function startBotPool({ threads, queue }: { threads: number; queue: number }): BotPool {
  const pool = new Threads({ threads, niceness: NICENESS, mostMilliseconds: MOST_MILLISECONDS });
  return {
    async choose(job) {
      if (pool.waiting >= queue) return undefined;
      const choice = await pool.think(job);
      if (!choice.ok) throw new Error(`the bot ${job.spec} has no move: ${choice.error.text}`);
      return choice.value.move;
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}
