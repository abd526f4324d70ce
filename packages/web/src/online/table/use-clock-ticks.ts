/** Renders again whenever a clock shows another second, however long rendering takes. */
import { useEffect, useState } from 'preact/hooks';

/** `left` in milliseconds; undefined when nothing runs. */
export function useClockTicks(left: number | undefined): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (left === undefined || left <= 0) return undefined;
    const timer = setTimeout(() => tick(count => count + 1), left % 1000 || 1000);
    return () => clearTimeout(timer);
  });
}
