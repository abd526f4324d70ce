/** Computes all ratings again from the log of results, in steps that nobody waits for. */
import type { RerateProgress } from '../storage/ratings/ratings.ts';
import type { Store } from '../storage/store.ts';
import { isTemporary } from '../storage/temporary-error.ts';

/** Games in one step, fewer or more of them so that it takes about so long: a game that ends meanwhile waits for it. */
const FIRST_STEP = 100;
const LONGEST_STEP = 5000;
const WISHED = 80;
/** Ratings of the run before that are deleted at once, each with its curve. */
const OLD_STEP = 200;

/** A store that is away is tried again so often, each time after so many milliseconds. */
const MOST_TRIES = 60;
const PAUSE = 1000;

export interface RerateTurn {
  readonly isFirst: boolean;
  readonly milliseconds: number;
  /** Before a store that is away is tried again. */
  readonly pause?: number;
}

/** Until it is done, or for so many milliseconds; `isFirst` begins anew, else it goes on where it was. */
export async function rerate(
  store: Store,
  { isFirst, milliseconds, pause = PAUSE }: RerateTurn,
): Promise<RerateProgress> {
  const end = performance.now() + milliseconds;
  let limit = FIRST_STEP;
  for (let isNew = isFirst; ; isNew = false) {
    const begun = performance.now();
    const step = { limit, isFirst: isNew };
    const progress = await persistently(() => store.rerateStep(step), pause);
    if (progress.isDone) await deleteOld(store, pause);
    if (progress.isDone || performance.now() >= end) return progress;
    limit = nextLimit(limit, performance.now() - begun);
  }
}

function nextLimit(limit: number, took: number): number {
  if (took > 2 * WISHED) return Math.max(FIRST_STEP, Math.floor(limit / 2));
  return took < WISHED ? Math.min(LONGEST_STEP, 2 * limit) : limit;
}

async function deleteOld(store: Store, pause: number): Promise<void> {
  while ((await persistently(() => store.deleteOldRatings(OLD_STEP), pause)) > 0);
}

/** A step that failed is not done, or done whole: it goes on from there. Hours of work do not end with a busy disk. */
async function persistently<Value>(act: () => Promise<Value>, pause: number): Promise<Value> {
  for (let tries = 1; ; tries++)
    try {
      return await act();
    } catch (error) {
      if (!isTemporary(error) || tries >= MOST_TRIES) throw error;
      await new Promise(resolve => setTimeout(resolve, pause));
    }
}
