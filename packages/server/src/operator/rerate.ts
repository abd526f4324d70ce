/** Computes all ratings again from the log of results, in steps that nobody waits for. */
import type { RerateProgress } from '../storage/rating-operations.ts';
import type { Store } from '../storage/store.ts';

/** Games in one step, fewer or more of them so that it takes about so long: a game that ends meanwhile waits for it. */
const FIRST_STEP = 100;
const LONGEST_STEP = 5000;
const WISHED = 80;
/** Ratings of the run before that are deleted at once, each with its curve. */
const OLD_STEP = 200;

/** Until it is done, or for so many milliseconds; `isFirst` begins anew, else it goes on where it was. */
export async function rerate(
  store: Store,
  { isFirst, milliseconds }: { readonly isFirst: boolean; readonly milliseconds: number },
): Promise<RerateProgress> {
  const end = performance.now() + milliseconds;
  let limit = FIRST_STEP;
  for (let isNew = isFirst; ; isNew = false) {
    const begun = performance.now();
    const progress = await store.rerateStep({ limit, isFirst: isNew });
    if (progress.isDone) await deleteOld(store);
    if (progress.isDone || performance.now() >= end) return progress;
    limit = nextLimit(limit, performance.now() - begun);
  }
}

function nextLimit(limit: number, took: number): number {
  if (took > 2 * WISHED) return Math.max(FIRST_STEP, Math.floor(limit / 2));
  return took < WISHED ? Math.min(LONGEST_STEP, 2 * limit) : limit;
}

async function deleteOld(store: Store): Promise<void> {
  while ((await store.deleteOldRatings(OLD_STEP)) > 0);
}
