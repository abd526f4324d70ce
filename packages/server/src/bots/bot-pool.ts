/** Threads for bots, with a queue of bounded length: people's moves never wait behind a bot. */
import { type BotJob, PlannedMoves } from '@kingdomino/bots';
import { BotThreads } from '@kingdomino/bots/node';

/** However long a bot would like to think. */
const MOST_MILLISECONDS = 3000;
/** Where cores are few, people's moves come before a bot's thoughts. */
const NICENESS = 10;
/** Tables whose bot has decided its next move together with the last one; where it is forgotten, the bot thinks again. */
const MOST_PLANNED = 1000;

export interface BotPool {
  /** The move, as in the game record. Undefined when too many wait already: try again later. */
  choose(job: BotJob): Promise<string | undefined>;
  readonly waiting: number;
  close(): Promise<void>;
}

export function startBotPool({ threads, queue }: { threads: number; queue: number }): BotPool {
  const pool = new BotThreads({ threads, niceness: NICENESS, mostMilliseconds: MOST_MILLISECONDS });
  const planned = new PlannedMoves(MOST_PLANNED);
  return {
    async choose(job) {
      const move = planned.take(job);
      if (move !== undefined) return move;
      if (pool.waiting >= queue) return undefined;
      const choice = await pool.think(job);
      if (!choice.ok) throw new Error(`the bot ${job.spec} has no move: ${choice.error.text}`);
      planned.keep(job, choice.value);
      return choice.value.move;
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}
