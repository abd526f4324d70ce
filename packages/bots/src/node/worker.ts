/** The thread's side of the pool. */
import { getPriority, setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { playGames, type Tournament } from '../arena/tournament.ts';
import { helpLeader } from '../crew/helper.ts';
import type { ToHelper, ToLeader } from '../crew/messages.ts';
import { PortCrew } from '../crew/port-crew.ts';
import { type BotJob, think } from '../job.ts';
import { nodeParts } from './arena-parts.ts';
import { crewPort } from './crew-ports.ts';

export type Task =
  | {
      readonly kind: 'think';
      readonly job: BotJob;
      readonly stop: Int32Array;
      /** Ports to threads that simulate for this one. */
      readonly helpers?: readonly MessagePort[];
    }
  /** Simulates for the thread at the other end, until that is done. */
  | { readonly kind: 'help'; readonly port: MessagePort }
  /** Ends its help. It is no task of its own: the task of helping is answered. */
  | { readonly kind: 'release' }
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

type PerformedTask = Exclude<Task, { kind: 'release' }>;

let helping: MessagePort | undefined;

parentPort?.on('message', (task: Task) => {
  if (task.kind === 'release') helping?.close();
  else void answer(task).then(message => parentPort?.postMessage(message));
});

async function answer(task: PerformedTask): Promise<TaskAnswer> {
  try {
    return { ok: true, value: await perform(task) };
  } catch (error) {
    return { ok: false, error: String((error as Error).stack ?? error) };
  }
}

async function perform(task: PerformedTask): Promise<unknown> {
  switch (task.kind) {
    case 'think':
      return thinkWith(task);
    case 'help':
      return help(task.port);
    case 'games':
      return playGames(task.tournament, task.indices, nodeParts);
  }
}

async function thinkWith({ job, stop, helpers = [] }: Extract<Task, { kind: 'think' }>): Promise<unknown> {
  const end = Date.now() + mostMilliseconds;
  const isStopped = () => Date.now() > end || Atomics.load(stop, 0) !== 0;
  if (helpers.length === 0) return think(job, isStopped);
  const ports = [...helpers];
  const start = () => {
    const port = ports.pop();
    return port && crewPort<ToHelper, ToLeader>(port);
  };
  const crew = new PortCrew({ threads: 1 + helpers.length, start });
  try {
    return await think(job, isStopped, crew);
  } finally {
    for (const port of helpers) port.close();
  }
}

function help(port: MessagePort): Promise<void> {
  helping = port;
  helpLeader(crewPort(port));
  return new Promise(resolve => port.once('close', resolve));
}
