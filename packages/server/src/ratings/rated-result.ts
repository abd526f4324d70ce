/** What a finished game counts for ratings: read from its events alone. */
import type { RatedMode } from '@kingdomino/protocol';
import { type ReadonlyTable, ratedMode } from '@kingdomino/table';
import { placeOf } from '@kingdomino/table/achievements';
import { anchorId, isAnchor } from './anchors.ts';

export interface RatedSeat {
  readonly player: string;
  /** 1 for the winner; who is tied shares it. */
  readonly place: number;
  /**
   * For who met nobody: the game was over before its second round, because somebody else was not there; and for a level
   * of ours, whose rating is fixed.
   */
  readonly counts?: false;
}

export interface RatedResult {
  readonly mode: RatedMode;
  /** Between bot accounts, which have lists of their own. */
  readonly ofBots: boolean;
  /** Paired by the server, who chose no opponents. */
  readonly isLadder?: boolean;
  readonly seats: readonly RatedSeat[];
}

/**
 * Undefined at tables that are not rated, or not over. A game counts from its second round on; before, it costs those
 * who were not there and gives nothing to those who were.
 */
export function ratedResult(table: ReadonlyTable): RatedResult | undefined {
  const { terms, seats, ended } = table;
  if (!terms.rated || !ended) return undefined;
  const isGame = ended.reason === 'finished' || table.isSecondRound;
  const placed = seats.flatMap((seat, index): RatedSeat[] => {
    const place = placeOf(ended.ranking, index);
    if (seat.kind === 'bot' && isAnchor(seat.level))
      return [{ player: anchorId(seat.level), place, counts: false }];
    if (seat.kind !== 'person') return [];
    return [{ player: seat.player.id, place, ...(isGame || seat.forfeited ? {} : { counts: false }) }];
  });
  const ladder = terms.ladder ? { isLadder: true } : {};
  return { mode: ratedMode(terms), ofBots: terms.by.bot === true, ...ladder, seats: placed };
}
