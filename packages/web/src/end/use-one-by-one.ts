/** Large things come one after the other, each in a frame of its own: together they would hold up a slow phone. */
import { useEffect, useState } from 'preact/hooks';
import { afterPainting } from '../app/after-painting.ts';

/** How many of them are there by now. */
export function useOneByOne(count: number): number {
  const [there, come] = useState(0);
  useEffect(() => {
    if (there >= count) return undefined;
    return afterPainting(() => come(there + 1));
  }, [there, count]);
  return there;
}
