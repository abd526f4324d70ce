/** Counts from 0 to `last`, a step at a time; at once when animations are off or somebody skips. */
import { useEffect, useState } from 'preact/hooks';
import { pace } from '../app/settings.ts';

const STEP = 650;

export function useCounting(last: number): {
  readonly step: number;
  readonly isDone: boolean;
  readonly skip: () => void;
} {
  const [step, setStep] = useState(() => (pace(STEP) === 0 ? last : 0));
  useEffect(() => {
    if (step >= last) return undefined;
    const timer = setTimeout(() => setStep(step + 1), pace(STEP));
    return () => clearTimeout(timer);
  }, [step, last]);
  return { step, isDone: step >= last, skip: () => setStep(last) };
}
