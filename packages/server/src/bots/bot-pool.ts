/** Threads for bots, with a queue of bounded length: people's moves never wait behind a bot. */

import { fileURLToPath } from 'node:url';
import type { BotJob } from '@kingdomino/bots';
import { Piscina } from 'piscina';
import { builtUrl } from '../built-url.ts';

export interface BotPool {
  /** Undefined when too many wait already: try again later. */
  choose(job: BotJob): Promise<string | undefined>;
  readonly waiting: number;
  close(): Promise<void>;
}

export function startBotPool({ threads, queue }: { threads: number; queue: number }): BotPool {
  const pool = new Piscina({
    filename: fileURLToPath(builtUrl(import.meta.url, './worker.js')),
    name: 'chooseMove',
    minThreads: 1,
    maxThreads: threads,
    maxQueue: queue,
    execArgv: [],
  });
  return {
    async choose(job) {
      if (pool.queueSize >= queue) return undefined;
      return (await pool.run(job)) as string;
    },
    get waiting() {
      return pool.queueSize;
    },
    close: () => pool.destroy(),
  };
}
