/** The thread's side of the pool. */
import { parentPort } from 'node:worker_threads';
import { playGames, type Tournament } from '../arena/tournament.ts';
import { type BotJob, think } from '../job.ts';
import { hall } from './hall.ts';

export type Task =
  | { readonly kind: 'think'; readonly job: BotJob; readonly stop: Int32Array }
  | { readonly kind: 'games'; readonly tournament: Tournament; readonly indices: readonly number[] };

export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string };

parentPort?.on('message', (task: Task) => {
  void answer(task).then(message => parentPort?.postMessage(message));
});

async function answer(task: Task): Promise<Answer> {
  try {
    return { ok: true, value: await perform(task) };
  } catch (error) {
    return { ok: false, error: String((error as Error).stack ?? error) };
  }
}

async function perform(task: Task): Promise<unknown> {
  switch (task.kind) {
    case 'think':
      return think(task.job, () => Atomics.load(task.stop, 0) !== 0);
    case 'games':
      return playGames(task.tournament, task.indices, hall);
  }
}
