/** The thread's side of the pool: one review after the other. */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Fault, GameRecord, Result } from '@kingdomino/rules';
import type { Review } from '../review/review.ts';
import { openReview, type ReviewProgress, type ReviewSettings } from '../review/reviewer.ts';

/** For a pool beside something that must not wait for reviews. */
export interface ReviewThreadSettings {
  /** How far these threads, and no others, stand back where cores are few. Only Linux can do that. */
  readonly niceness?: number;
}

/** What a thread is asked for. */
export interface ReviewTask {
  readonly record: GameRecord;
  readonly settings: ReviewSettings;
  readonly progress?: ReviewProgress;
}

/** What it says: how far it is, or what came of it. */
export type ReviewMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly result: Result<Review, Fault> }
  | { readonly kind: 'failed'; readonly error: string };

const { niceness } = (workerData ?? {}) as ReviewThreadSettings;

// On Linux this is the priority of this thread alone; elsewhere it would be that of the whole process.
if (niceness !== undefined && process.platform === 'linux') setPriority(Math.max(getPriority(), niceness));

parentPort?.on('message', (task: ReviewTask) => {
  void perform(task).catch(error => tell({ kind: 'failed', error: String((error as Error).stack ?? error) }));
});

async function perform({ record, settings, progress }: ReviewTask): Promise<void> {
  const opened = await openReview(record, settings, progress);
  if (!opened.ok) return tell({ kind: 'done', result: opened });
  const reviewing = opened.value;
  for (let told = -1; !reviewing.isDone; ) {
    reviewing.step();
    if (reviewing.done === told) continue;
    told = reviewing.done;
    tell({ kind: 'progress', done: told, total: reviewing.total });
  }
  tell({ kind: 'done', result: { ok: true, value: reviewing.review() } });
}

function tell(message: ReviewMessage): void {
  parentPort?.postMessage(message);
}
