/** The seasons of a club: times that do not overlap, each with a scoring of its own. */
import type { CommandRefusal, Scoring } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';

export interface SeasonDates {
  readonly from: number;
  /** The first moment that is not in it; absent: it goes on. */
  readonly until?: number;
  readonly scoring: Scoring;
}

export interface PlannedSeason extends SeasonDates {
  readonly number: number;
}

export interface SeasonPlan {
  /** Absent for a new one. */
  readonly number?: number;
  readonly dates: SeasonDates;
}

const MOST_SEASONS = 50;
/** Years 1970 to 2200: what else is asked for is a mistake. */
const LATEST = 7_258_118_400_000;

const BACKWARDS = no('a season ends after it has begun');
const OVERLAP = no('this season would overlap another one');
const UNKNOWN = no('there is no such season');
const TOO_MANY = no(`a club has at most ${MOST_SEASONS} seasons`);

function no(text: string): CommandRefusal {
  return { code: 'bad-season', text };
}

/**
 * The seasons to be stored for a plan: the new or changed one, and the one that ends where it begins.
 *
 * @returns the seasons, or why the plan is refused
 */
export function planSeason(
  known: readonly PlannedSeason[],
  { number, dates }: SeasonPlan,
): Result<readonly PlannedSeason[], CommandRefusal> {
  if (dates.from < 0 || (dates.until ?? dates.from) > LATEST) return err(BACKWARDS);
  if (dates.until !== undefined && dates.until <= dates.from) return err(BACKWARDS);
  if (number === undefined && known.length >= MOST_SEASONS) return err(TOO_MANY);
  if (number !== undefined && !known.some(season => season.number === number)) return err(UNKNOWN);
  const planned = { number: number ?? 1 + Math.max(0, ...known.map(season => season.number)), ...dates };
  const others = known.filter(season => season.number !== planned.number);
  const isEnded = (season: SeasonDates) =>
    number === undefined && season.until === undefined && season.from < dates.from;
  const ended = others.filter(isEnded).map(season => ({ ...season, until: dates.from }));
  const rest = others.filter(season => !isEnded(season));
  return rest.some(season => overlaps(season, dates)) ? err(OVERLAP) : ok([...ended, planned]);
}

function overlaps(one: SeasonDates, other: SeasonDates): boolean {
  return one.from < (other.until ?? Infinity) && other.from < (one.until ?? Infinity);
}
