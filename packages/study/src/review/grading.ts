/** How good a decision was, by the chance to win that it gave away; nothing is called a mistake inside the noise. */
import type { Estimate } from '../evaluation/samples.ts';

/** From best to worst. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
/** One of them. */
export type Grade = (typeof GRADES)[number];

/** The chance to win given away from which on a decision has this name. */
export const THRESHOLDS = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 } as const;
/** So many standard errors make a loss a loss. */
const SIGNIFICANT = 2;

/** Whether the loss is more than noise. */
export function isSignificant({ mean, error }: Estimate): boolean {
  return mean > 0 && mean >= SIGNIFICANT * error;
}

/** A loss below this that may be noise cannot be told from none. */
const NEXT_TO_NOTHING = 0.01;

/** `isBest`: there was no better turn, or none that was found. */
export function gradeOf(loss: Estimate, isBest: boolean): Grade {
  if (isBest || (!isSignificant(loss) && loss.mean < NEXT_TO_NOTHING)) return 'best';
  if (!isSignificant(loss) || loss.mean < THRESHOLDS.inaccuracy) return 'good';
  if (loss.mean < THRESHOLDS.mistake) return 'inaccuracy';
  return loss.mean < THRESHOLDS.blunder ? 'mistake' : 'blunder';
}

/** From 0 to 100: falls with the chance given away, as lichess has it. */
export function accuracyOf(loss: Estimate): number {
  const percent = isSignificant(loss) ? 100 * loss.mean : 0;
  return Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * percent) - 3.1669));
}
