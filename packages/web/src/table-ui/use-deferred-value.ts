/** For what may follow a moment after the rest: it is drawn once that is on the screen. */
import { useEffect, useState } from 'preact/hooks';
import { afterPainting } from '../app/after-painting.ts';

export function useDeferredValue<T>(value: T): T {
  const [late, come] = useState(value);
  useEffect(() => (late === value ? undefined : afterPainting(() => come(value))), [late, value]);
  return late;
}
