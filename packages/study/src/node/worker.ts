/** The thread's side of the pool: one review after the other. */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Fault, GameRecord, Result } from '@kingdomino/rules';
import type { Review } from '../review/review.ts';
import {
  type FoundDecision,
  openReview,
  type Reviewing,
  type ReviewPart,
  type ReviewProgress,
  type ReviewSettings,
} from '../review/reviewer.ts';

/** For a pool beside something that must not wait for reviews. */
export interface ReviewThreadSettings {
  /** How far these threads, and no others, stand back where cores are few. Only Linux can do that. */
  readonly niceness?: number;
}

/** What a thread is asked for: a review, or a part of one for the thread with part 0. */
export interface ReviewTask {
  readonly kind: 'review';
  readonly record: GameRecord;
  readonly settings: ReviewSettings;
  readonly progress?: ReviewProgress;
  readonly part?: ReviewPart;
}

/** What it hears meanwhile: what others have found, or that nobody waits for it any more. */
export type ReviewNews =
  | { readonly kind: 'found'; readonly found: readonly FoundDecision[] }
  | { readonly kind: 'stop' };

/** What it says: how far it is, or what came of it. */
export type ReviewMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'found'; readonly found: readonly FoundDecision[] }
  /** Its part is looked at, as far as somebody waited for it. */
  | { readonly kind: 'helped' }
  | { readonly kind: 'done'; readonly result: Result<Review, Fault> }
  | { readonly kind: 'failed'; readonly error: string };

const { niceness } = (workerData ?? {}) as ReviewThreadSettings;

// On Linux this is the priority of this thread alone; elsewhere it would be that of the whole process.
if (niceness !== undefined && process.platform === 'linux') setPriority(Math.max(getPriority(), niceness));

/** Counts what it was asked for and told to stop: who sees it change has nobody who waits. */
let changes = 0;
let reviewing: Reviewing | undefined;
/** What others have found before the review was opened here. */
let early: FoundDecision[] = [];

parentPort?.on('message', (message: ReviewTask | ReviewNews) => {
  if (message.kind === 'found')
    return reviewing ? reviewing.add(message.found) : early.push(...message.found);
  changes++;
  reviewing = undefined;
  early = [];
  if (message.kind === 'review')
    void perform(message).catch(error =>
      tell({ kind: 'failed', error: String((error as Error).stack ?? error) }),
    );
});

async function perform({ record, settings, progress, part }: ReviewTask): Promise<void> {
  const asked = changes;
  const opened = await openReview(record, settings, progress, part);
  const isHelper = part !== undefined && part.part > 0;
  if (!opened.ok) return tell(isHelper ? { kind: 'helped' } : { kind: 'done', result: opened });
  const { value } = opened;
  if (isHelper) return help(value, () => changes === asked);
  reviewing = value;
  value.add(early);
  await finish(value, part !== undefined);
}

async function finish(mine: Reviewing, isShared: boolean): Promise<void> {
  for (let told = -1; !mine.isDone; ) {
    mine.step();
    // others may have found something
    if (isShared) await nextTask();
    if (mine.done === told) continue;
    told = mine.done;
    tell({ kind: 'progress', done: told, total: mine.total });
  }
  tell({ kind: 'done', result: { ok: true, value: mine.review() } });
}

async function help(mine: Reviewing, isWanted: () => boolean): Promise<void> {
  while (!mine.isPartDone && isWanted()) {
    mine.step();
    const found = mine.takeFound();
    if (found.length > 0) tell({ kind: 'found', found });
    await nextTask();
  }
  tell({ kind: 'helped' });
}

function nextTask(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}

function tell(message: ReviewMessage): void {
  parentPort?.postMessage(message);
}
