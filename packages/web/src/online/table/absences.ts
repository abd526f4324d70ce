/** Since when players have been absent, and what the others can do about it. */
import type { AnswerOf } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import { botOf, type ReadonlyTable } from '@kingdomino/table';

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

interface Claim {
  readonly seat: Seat;
  /** From when on the others need not wait. */
  readonly from: number;
  /** A bot plays on in the place of who has left, or was away for too long. */
  readonly isPlayedOn: boolean;
}

/** Where a bot plays on nobody waits: nothing is said before something can be done. */
export function claimsOf(table: ReadonlyTable, since: ReadonlyMap<Seat, number>, now: number): Claim[] {
  return [...since].flatMap(([seat, absentSince]) => {
    const from = table.claimableFrom(seat, absentSince);
    const isPlayedOn = botOf(table.seats[seat]) !== undefined;
    return from === undefined || (isPlayedOn && from > now) ? [] : [{ seat, from, isPlayedOn }];
  });
}
