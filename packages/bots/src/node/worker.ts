/** The thread's side of the pool. */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { playGames, type Tournament } from '../arena/tournament.ts';
import { type BotJob, think } from '../job.ts';
import { nodeParts } from './arena-parts.ts';

export type Task =
  | { readonly kind: 'think'; readonly job: BotJob; readonly stop: Int32Array }
  | { readonly kind: 'games'; readonly tournament: Tournament; readonly indices: readonly number[] };

/** For a pool beside something that must not wait for bots. */
export interface ThreadSettings {
  /** How far these threads, and no others, stand back where cores are few. Only Linux can do that. */
  readonly niceness?: number;
  /** A move is due after this time, however long the bot would like to think. */
  readonly mostMilliseconds?: number;
}

export type TaskAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string };

const { niceness, mostMilliseconds = Number.POSITIVE_INFINITY } = workerData as ThreadSettings;

// On Linux this is the priority of this thread alone; elsewhere it would be that of the whole process.
if (niceness !== undefined && process.platform === 'linux') setPriority(Math.max(getPriority(), niceness));

parentPort?.on('message', (task: Task) => {
  void answer(task).then(message => parentPort?.postMessage(message));
});

async function answer(task: Task): Promise<TaskAnswer> {
  try {
    return { ok: true, value: await perform(task) };
  } catch (error) {
    return { ok: false, error: String((error as Error).stack ?? error) };
  }
}

function perform(task: Task): Promise<unknown> {
  if (task.kind === 'games') return playGames(task.tournament, task.indices, nodeParts);
  const end = Date.now() + mostMilliseconds;
  return think(task.job, () => Date.now() > end || Atomics.load(task.stop, 0) !== 0);
}
