/** Since when players have been absent. */
import type { AnswerOf } from '@kingdomino/protocol';

/** Brings `since` up to date: the server's word counts; where it has none, what this page has seen. */
export function noteAbsences(
  since: Map<number, number>,
  { seats, absentSince }: Pick<AnswerOf<'presence'>, 'seats' | 'absentSince'>,
  now: number,
): void {
  for (const [seat, isHere] of seats.entries()) {
    if (isHere) since.delete(seat);
    else since.set(seat, absentSince?.[seat] ?? since.get(seat) ?? now);
  }
}
