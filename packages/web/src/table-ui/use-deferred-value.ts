/** A value that follows a moment later: after the rest of the table has been painted. */
import { useEffect, useState } from 'preact/hooks';
import { afterPainting } from '../app/after-painting.ts';

export function useDeferredValue<T>(value: T): T {
  const [late, come] = useState(value);
  useEffect(() => (late === value ? undefined : afterPainting(() => come(value))), [late, value]);
  return late;
}
