/** Computes all ratings again from the log of results, in steps that nobody waits for. */
import type { RerateProgress } from '../storage/rating-operations.ts';
import type { Store } from '../storage/store.ts';

/** Games in one step: no game that ends meanwhile waits longer than for these. */
const STEP = 200;
const OLD_STEP = 100;

/** Until it is done, or for so many milliseconds; `isFirst` begins anew, else it goes on where it was. */
export async function rerate(
  store: Store,
  { isFirst, milliseconds }: { readonly isFirst: boolean; readonly milliseconds: number },
): Promise<RerateProgress> {
  const end = performance.now() + milliseconds;
  let progress = await store.rerateStep({ limit: STEP, isFirst });
  while (!progress.isDone && performance.now() < end)
    progress = await store.rerateStep({ limit: STEP, isFirst: false });
  if (progress.isDone) while ((await store.deleteOldRatings(OLD_STEP)) > 0);
  return progress;
}
