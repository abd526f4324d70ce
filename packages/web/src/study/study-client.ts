/** The client of the worker that analyses: started with the first question, ended when nobody looks any more. */
import type { GameRecord } from '@kingdomino/rules';
import { type Remote, wrap } from 'comlink';
import { threadsHere } from '../bots/threads-here.ts';
import { type PartReviewer, startReviewHelpers } from './review-helpers.ts';
import type {
  AskedPosition,
  PartState,
  Refutation,
  ReviewState,
  StudyWorker,
  ToldJudgement,
  ToldValue,
} from './study-worker.ts';

/** At first something as soon as there is something, then less often: each answer is drawn. */
const FIRST_LOOK = 10;
const LOOK = 120;

function startWorker(): Worker {
  return new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' });
}

function startReviewer(): PartReviewer {
  const worker = startWorker();
  const remote = wrap<StudyWorker>(worker);
  return {
    open: (record, part) => remote.openReview(record, part),
    review: () => remote.reviewPart(LOOK),
    end: () => worker.terminate(),
  };
}

export class StudyClient {
  readonly #worker = startWorker();
  readonly #remote: Remote<StudyWorker> = wrap<StudyWorker>(this.#worker);
  readonly #failed: Promise<never> = new Promise<never>((_, reject) => {
    this.#worker.onerror = event => reject(new Error(event.message));
  });

  constructor() {
    // it may fail while nobody asks
    this.#failed.catch(() => undefined);
  }

  /** Fetches what the analysis of such a game needs. */
  prepare(position: AskedPosition): Promise<void> {
    return this.#answer(this.#remote.prepare(position));
  }

  /** Tells more and more about a position, until `end` or until there is no more to tell. */
  async look(position: AskedPosition, end: AbortSignal, tell: (value: ToldValue) => void): Promise<void> {
    const isOpen = await this.#answer(this.#remote.open(position));
    for (let milliseconds = FIRST_LOOK; isOpen && !end.aborted; milliseconds = LOOK) {
      const value = await this.#answer(this.#remote.look(milliseconds));
      if (end.aborted || !value) return;
      tell(value);
      if (value.isDone) return;
    }
  }

  /** How good a move would be; undefined where nothing can be said. */
  judge(position: AskedPosition, move: string): Promise<ToldJudgement | undefined> {
    return this.#answer(this.#remote.judge(position, move));
  }

  /** What a turn gives away against the best one, and what the others would do then. */
  refute(
    position: AskedPosition,
    turn: readonly string[],
    best: readonly string[],
  ): Promise<Refutation | undefined> {
    return this.#answer(this.#remote.refute(position, turn, best));
  }

  /** Reviews a game, until `end`, with other workers where there are cores. */
  async review(record: GameRecord, end: AbortSignal, tell: (state: ReviewState) => void): Promise<void> {
    const parts = threadsHere(navigator);
    await this.#answer(this.#remote.openReview(record, { part: 0, parts }));
    const onFound = (found: PartState['found']) =>
      void this.#remote.addToReview(found).catch(() => undefined);
    const helpers = startReviewHelpers({ record, parts, start: startReviewer, onFound });
    try {
      while (!end.aborted) {
        const state = await this.#answer(this.#remote.review(LOOK));
        if (end.aborted || !state) return;
        tell(state);
        if (state.review) return;
      }
    } finally {
      helpers.end();
    }
  }

  close(): void {
    this.#worker.terminate();
  }

  #answer<Value>(asked: Promise<Value>): Promise<Value> {
    return Promise.race([asked, this.#failed]);
  }
}

/** How long one that was made ready waits for somebody who wants it. */
const SPARE_LIMIT = 30_000;
let spare: StudyClient | undefined;

/** Somebody is about to ask: the worker starts, and fetches what it needs. */
export function prepareStudyClient(position: AskedPosition): void {
  if (spare) return;
  const made = new StudyClient();
  spare = made;
  // whoever asks in earnest is told what is wrong
  made.prepare(position).catch(() => undefined);
  setTimeout(() => {
    if (spare !== made) return;
    spare = undefined;
    made.close();
  }, SPARE_LIMIT);
}

/** The one that was made ready, or another. */
export function takeStudyClient(): StudyClient {
  const ready = spare ?? new StudyClient();
  spare = undefined;
  return ready;
}
