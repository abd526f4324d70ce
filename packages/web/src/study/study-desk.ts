/** The worker that analyses: started with the first question, ended when nobody looks any more. */
import type { GameRecord } from '@kingdomino/rules';
import { type Remote, wrap } from 'comlink';
import type {
  AskedPosition,
  Refutation,
  ReviewState,
  StudyWorker,
  ToldJudgement,
  ToldValue,
} from './study-worker.ts';

/** At first something soon, then less often: each answer is drawn, and whoever steps on waits for the one under way. */
const FIRST_LOOK = 50;
const LOOK = 120;

export class StudyDesk {
  readonly #worker = new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' });
  readonly #remote: Remote<StudyWorker> = wrap<StudyWorker>(this.#worker);
  readonly #failed: Promise<never> = new Promise<never>((_, reject) => {
    this.#worker.onerror = event => reject(new Error(event.message));
  });

  constructor() {
    // it may fail while nobody asks
    this.#failed.catch(() => undefined);
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

  /** Reviews a game, until `end`. */
  async review(record: GameRecord, end: AbortSignal, tell: (state: ReviewState) => void): Promise<void> {
    await this.#answer(this.#remote.openReview(record));
    while (!end.aborted) {
      const state = await this.#answer(this.#remote.review(LOOK));
      if (end.aborted || !state) return;
      tell(state);
      if (state.review) return;
    }
  }

  close(): void {
    this.#worker.terminate();
  }

  #answer<Value>(asked: Promise<Value>): Promise<Value> {
    return Promise.race([asked, this.#failed]);
  }
}
