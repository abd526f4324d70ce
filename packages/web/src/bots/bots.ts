/** The bots of this page: in a worker, which starts when the first is expected or asked. */
import type { BotJob, Level } from '@kingdomino/bots';
import { wrap } from 'comlink';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { BotClient, type Thinker } from './bot-client.ts';
import type { BotWorker } from './bot-worker.ts';

const client = new BotClient({
  start,
  pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  onTrouble: () => toast(t('bots.trouble')),
  onStandIn: level => toast(t('bots.stand-in', { level: t(`level.${level as Level}`) })),
});

/** Soon these are asked: what they need is fetched now. */
export function prepareBots(levels: Iterable<Level>, table: Pick<BotJob, 'game' | 'options'>): void {
  for (const spec of new Set(levels)) client.prepare({ ...table, spec });
}

/** `end` tells that nobody waits for the move any more: it comes soon, and is not to be played. */
export async function chooseMove(
  level: Level,
  job: Omit<BotJob, 'spec' | 'seed'>,
  end?: AbortSignal,
): Promise<string> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
  return client.choose({ ...job, spec: level, seed }, end);
}

function start(): Thinker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = event => reject(new Error(event.message));
  });
  // it may fail while nobody asks
  failed.catch(() => undefined);
  const remote = wrap<BotWorker>(worker);
  return {
    prepare: needs => void remote.prepare(needs).catch(() => undefined),
    choose: job => remote.choose(job),
    stop: () => void remote.stop().catch(() => undefined),
    failed,
    end: () => worker.terminate(),
  };
}
