/** Counts boards one after the other, part by part; all at once when animations are off or somebody skips. */
import type { Seat } from '@kingdomino/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pace } from '../app/settings.ts';

const STEP = 620;
/** Four kingdoms with many areas go a little faster. */
const WHOLE_COUNT = 14_000;
/** A press that was still meant for the table skips nothing. */
const GRACE = 400;

export interface Counting {
  readonly isDone: boolean;
  /** How many parts of a board are counted. */
  readonly done: (seat: Seat) => number;
  /** Whose board is being counted. */
  readonly now: Seat | undefined;
  readonly skip: () => void;
  /** The same, for a press that may still have been meant for the table. */
  readonly press: () => void;
}

/** `order` has the seats as they are counted, `parts` how many parts each board has, by seat. */
export function useCounting(order: readonly Seat[], parts: readonly number[]): Counting {
  const plan = planOf(order, parts);
  const last = plan.length;
  const [step, setStep] = useState(() => (pace(STEP) === 0 ? last : 0));
  useEffect(() => {
    if (step >= last) return undefined;
    const timer = setTimeout(() => setStep(step + 1), pace(Math.min(STEP, WHOLE_COUNT / last)));
    return () => clearTimeout(timer);
  }, [step, last]);
  const skip = () => setStep(last);
  const isDone = step >= last;
  const press = useAnyPress(!isDone, skip);
  const counted = plan.slice(0, step);
  return {
    isDone,
    done: seat => counted.findLast(moment => moment.seat === seat)?.done ?? 0,
    now: isDone ? undefined : counted.at(-1)?.seat,
    skip,
    press,
  };
}

interface Moment {
  readonly seat: Seat;
  readonly done: number;
}

/** Each part of each board, and a moment to look at the whole of it. */
export function planOf(order: readonly Seat[], parts: readonly number[]): readonly Moment[] {
  return order.flatMap(seat =>
    Array.from({ length: parts[seat]! + 1 }, (_, part) => ({ seat, done: Math.min(part + 1, parts[seat]!) })),
  );
}

/** A click or a key, wherever; those that move the focus or the page are left alone. Answers with what they do. */
function useAnyPress(isWanted: boolean, act: () => void): () => void {
  const since = useRef(performance.now());
  const isMeant = () => performance.now() - since.current >= GRACE;
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    const hear = (event: MouseEvent | KeyboardEvent) => {
      if (!isMeant()) return;
      if (event instanceof KeyboardEvent && !['Enter', ' ', 'Escape'].includes(event.key)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('click', hear);
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('click', hear);
      document.removeEventListener('keydown', hear);
    };
  }, [isWanted]);
  return () => {
    if (isMeant()) act();
  };
}
