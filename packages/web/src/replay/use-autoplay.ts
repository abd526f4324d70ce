/** A game that goes on by itself, at one of three speeds, until its end or until somebody stops it. */
import { useEffect, useState } from 'preact/hooks';
import type { StudySource } from '../study/study-source.ts';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two moves, in milliseconds. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 3000, normal: 1400, fast: 500 };

export interface Autoplay {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly toggle: () => void;
  readonly changeSpeed: (speed: Speed) => void;
}

export function useAutoplay(source: StudySource): Autoplay {
  const [isPlaying, play] = useState(false);
  const [speed, changeSpeed] = useState<Speed>('normal');
  const { step, steps } = source;
  const isTrying = source.isTrying.value;
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (step === steps || isTrying) return play(false);
    const timer = setTimeout(() => source.go(step + 1), PAUSES[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, source, step, steps, speed, isTrying]);
  const toggle = () => {
    if (!isPlaying && step === steps) source.restart();
    source.isTrying.value = false;
    play(!isPlaying);
  };
  return { isPlaying, speed, toggle, changeSpeed };
}
