/** What a try comes to: it is kept, perhaps rated, and perhaps solves the puzzle of the day. */
import type { Rated } from './rating-note.tsx';
import { keepDay } from './solved-days.ts';
import { type Attempt, attemptAt, isSolved, keepTry, solverRating, type Try } from './tries.ts';

interface Tried extends Omit<Attempt, 'tries'> {
  /** The day it is the puzzle of. */
  readonly day?: string | undefined;
}

/** Answers with the rating before and after a first try; undefined for any other. */
export function recordTry({ day, ...attempt }: Tried, made: Try): Rated | undefined {
  const { id, game } = attempt;
  const isFirst = attemptAt(id) === undefined;
  const before = solverRating(game);
  keepTry(attempt, made);
  const kept = attemptAt(id);
  // whoever has been shown the solution before, of this one, has not found it
  if (day !== undefined && made === 'right' && kept && isSolved(kept)) keepDay(day, game, id);
  return isFirst ? { before, after: solverRating(game) } : undefined;
}
