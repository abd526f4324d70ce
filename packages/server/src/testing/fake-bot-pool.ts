/** Bots that move at once, by chance, on this thread: the same one for the same question. */
import { think } from '@kingdomino/bots';
import type { BotPool } from '../bots/bot-pool.ts';

export function quickPool(): BotPool {
  return {
    waiting: 0,
    async choose(job) {
      const choice = await think({ ...job, spec: 'random' });
      return choice.ok ? choice.value.move : undefined;
    },
    close: async () => undefined,
  };
}
