/** A number that counts up to its target; without animations it is there at once. */
import { useEffect, useState } from 'preact/hooks';
import { pace } from '../app/settings.ts';

const RUN = 450;

export function useRunningNumber(goal: number): number {
  const [shown, show] = useState(goal);
  useEffect(() => {
    const length = pace(RUN);
    if (length === 0 || shown >= goal) {
      show(goal);
      return undefined;
    }
    const from = shown;
    const start = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const part = Math.min(1, Math.max(0, now - start) / length);
      show(Math.round(from + part * (goal - from)));
      if (part < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [goal]);
  return shown;
}
