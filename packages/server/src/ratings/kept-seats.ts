/** Who has played a game among strangers to its end, read from its events alone. */
import type { ReadonlyTable } from '@kingdomino/table';

export interface KeptSeat {
  readonly player: string;
  /** False for who has left, was away, or ran out of time. */
  readonly isKept: boolean;
}

/**
 * Undefined where nobody is counted: at tables of friends, on a deal that many play alone, among programs, and where the
 * game did not come to an end or was called off.
 */
export function keptSeats({ terms, seats, ended }: ReadonlyTable): KeptSeat[] | undefined {
  const isAmongStrangers = terms.rated || terms.visibility === 'public';
  if (!ended || !isAmongStrangers || terms.ladder || terms.sharedDeal?.until !== undefined) return undefined;
  const people = seats.flatMap(seat =>
    seat.kind === 'person' && !seat.player.bot
      ? [{ player: seat.player.id, isKept: !seat.forfeited && seat.substitute === undefined }]
      : [],
  );
  return people.length < 2 ? undefined : people;
}
