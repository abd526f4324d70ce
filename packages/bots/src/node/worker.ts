/** The thread's side of the pool. */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { playGames, type Tournament } from '../arena/tournament.ts';
import { type BotJob, think } from '../job.ts';
import { makeNodeParts } from './arena-parts.ts';

export type Task =
  | { readonly kind: 'think'; readonly job: BotJob; readonly stop: Int32Array }
  | {
      readonly kind: 'games';
      readonly tournament: Tournament;
      readonly indices: readonly number[];
      readonly stop: Int32Array;
    };

/** The games under way are called off: said beside the flag, for a thread that waits for a program looks at no flag. */
export interface StopMessage {
  readonly kind: 'stop';
}

/** For a pool beside something that must not wait for bots. */
export interface ThreadSettings {
  /** How far these threads, and no others, stand back where cores are few. Only Linux can do that. */
  readonly niceness?: number;
  /** A move is due after this time, however long the bot would like to think. */
  readonly mostMilliseconds?: number;
  /** A file for what outside programs write to their standard error. */
  readonly botLog?: string;
}

export type TaskAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string };

const { niceness, mostMilliseconds = Number.POSITIVE_INFINITY, botLog } = workerData as ThreadSettings;
const parts = makeNodeParts(botLog === undefined ? {} : { botLog });
let whenStopped: (() => void)[] = [];

// On Linux this is the priority of this thread alone; elsewhere it would be that of the whole process.
if (niceness !== undefined && process.platform === 'linux') setPriority(Math.max(getPriority(), niceness));

parentPort?.on('message', (task: Task | StopMessage) => {
  if (task.kind === 'stop') {
    for (const listener of whenStopped) listener();
    return;
  }
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
  if (task.kind === 'games') return play(task);
  const end = Date.now() + mostMilliseconds;
  return think(task.job, () => Date.now() > end || Atomics.load(task.stop, 0) !== 0);
}

function play({ tournament, indices, stop }: Task & { kind: 'games' }): Promise<unknown> {
  whenStopped = [];
  return playGames(tournament, indices, parts, {
    isStopped: () => Atomics.load(stop, 0) !== 0,
    onStop: listener => void whenStopped.push(listener),
  });
}
