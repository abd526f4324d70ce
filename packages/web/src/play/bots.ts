/** Asks the bots in the worker; starts it with the first question. */
import type { BotJob, Level } from '@kingdomino/bots';
import { type Remote, wrap } from 'comlink';
import type { BotDesk } from './bot-worker.ts';

let desk: Remote<BotDesk> | undefined;

export async function chooseMove(level: Level, job: Omit<BotJob, 'spec' | 'seed'>): Promise<string> {
  desk ??= wrap<BotDesk>(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
  return desk.choose({ ...job, spec: level, seed });
}
