/** What a finished game counts for ratings: read from its events alone. */
import type { RatedMode } from '@kingdomino/protocol';
import { type ReadonlyTable, ratedMode } from '@kingdomino/table';
import { placeOf } from '@kingdomino/table/achievements';

export interface RatedSeat {
  readonly player: string;
  /** 1 for the winner; who is tied shares it. */
  readonly place: number;
}

export interface RatedResult {
  readonly mode: RatedMode;
  /** Between bot accounts, which have lists of their own. */
  readonly ofBots: boolean;
  readonly seats: readonly RatedSeat[];
}

/** Undefined at tables that are not rated, or not over. */
export function ratedResult({ terms, seats, ended }: ReadonlyTable): RatedResult | undefined {
  if (!terms.rated || !ended) return undefined;
  const placed = seats.flatMap((seat, index) =>
    seat.kind === 'person' ? [{ player: seat.player.id, place: placeOf(ended.ranking, index) }] : [],
  );
  return { mode: ratedMode(terms), ofBots: terms.by.bot === true, seats: placed };
}
