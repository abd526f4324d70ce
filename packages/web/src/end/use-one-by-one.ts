/** Renders large things in one frame each: rendering them together would block a slow phone. */
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
