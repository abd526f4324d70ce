/** One's own mistakes in a review, and what becomes of another try. */
import type { Review, ReviewedDecision } from '@kingdomino/study';

/** The best turn, one that is nearly as good, one that is better than what was played, or none of these. */
export type TryVerdict = 'best' | 'fine' | 'better' | 'worse';

/** Less than this nobody notices, and noise may say as much. */
const NEXT_TO_NOTHING = 0.02;

/** In the order of the game. */
export function mistakesOf({ decisions }: Review, seat: number): readonly ReviewedDecision[] {
  return decisions.filter(({ seat: by, grade }) => by === seat && grade !== 'best' && grade !== 'good');
}

/** What a try gives away of the chance to win, where the review knows it. */
export function knownLoss(
  { best, played, loss }: ReviewedDecision,
  turn: readonly string[],
): number | undefined {
  const key = turn.join(' ');
  if (played.moves.join(' ') === key) return loss.win.mean;
  const known = best.find(({ moves }) => moves.join(' ') === key);
  return known && Math.max(0, best[0]!.win.mean - known.win.mean);
}

/** `lost`: what the try gives away of the chance to win. */
export function verdictOf(decision: ReviewedDecision, turn: readonly string[], lost: number): TryVerdict {
  if (decision.best[0]?.moves.join(' ') === turn.join(' ')) return 'best';
  if (lost < NEXT_TO_NOTHING) return 'fine';
  return lost < decision.loss.win.mean - NEXT_TO_NOTHING ? 'better' : 'worse';
}
