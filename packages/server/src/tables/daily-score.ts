/** The score of a finished game of the daily deal, computed from its events alone. */
import type { ReadonlyTable } from '@kingdomino/table';
import { placeOf } from '@kingdomino/table/achievements';
import type { DailyScore } from '../storage/deals/daily-results.ts';

/** Undefined where the person did not make every move of the seat, or not in time. */
export function dailyScore({ terms, ended, seats, moves }: ReadonlyTable): DailyScore | undefined {
  const until = terms.sharedDeal?.until;
  if (until === undefined || ended?.reason !== 'finished' || ended.at >= until) return undefined;
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  const isOwn = moves.every(({ by, bot }) => by !== seat || bot === undefined);
  const total = ended.outcome?.scores[seat]?.total;
  if (!isOwn || total === undefined) return undefined;
  return { points: total, rank: placeOf(ended.ranking, seat) };
}
