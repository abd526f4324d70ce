/** What a tournament may be planned as. Whatever does not belong to its kind is left out. */
import type { CommandRefusal, TournamentPlan } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { badPlan } from './refusals.ts';
import { SEATS } from './tournament.ts';

const MOST_KNOCKOUT = 64;
/** In milliseconds: so far ahead, at the most, something can be planned. */
const FARTHEST = 92 * 24 * 3_600_000;
/** Who plays alone plays against bots that think for moments. */
const QUICK_BOTS: readonly string[] = ['squire', 'knight', 'baron', 'duke'];
const USUAL_BOT = 'baron';

export function readPlan(plan: TournamentPlan, at: number): Result<TournamentPlan, CommandRefusal> {
  const problem = problemOf(plan, at);
  return problem === undefined ? ok(tidied(plan)) : err(badPlan(problem));
}

function problemOf(plan: TournamentPlan, at: number): string | undefined {
  const { kind, mode, most, rated, startsAt, checkIn, rounds, minutes } = plan;
  if (startsAt !== undefined && (startsAt < at || startsAt > at + FARTHEST))
    return 'a tournament begins in the next three months';
  if (checkIn !== undefined && startsAt === undefined) return 'to check in, a time of the start is needed';
  if ((kind === 'swiss' || kind === 'duplicate') && rounds === undefined)
    return 'say how many rounds are played';
  if (kind === 'arena' && minutes === undefined) return 'say for how many minutes it is played';
  if (kind === 'arena' && startsAt === undefined) return 'an arena begins at a time';
  if (kind === 'knockout' && SEATS[mode] !== 2) return 'a knock-out is for games of two';
  if (kind === 'knockout' && most > MOST_KNOCKOUT) return `a knock-out has at most ${MOST_KNOCKOUT} players`;
  if (kind === 'duplicate' && rated) return 'games of one deal are not rated';
  if (plan.bots !== undefined && !QUICK_BOTS.includes(plan.bots)) return 'these bots think for too long';
  if (plan.against !== 'bots' && most < SEATS[mode]) return 'so few do not fill a table';
  return undefined;
}

function tidied({ rounds, minutes, against, bots, late, byLink, ...plan }: TournamentPlan): TournamentPlan {
  const { kind } = plan;
  const isByRounds = kind === 'swiss' || kind === 'duplicate';
  const isAlone = kind === 'duplicate' && against === 'bots';
  return {
    ...plan,
    ...(isByRounds && { rounds: rounds!, late: late ?? true }),
    ...(kind === 'arena' && { minutes: minutes! }),
    ...(kind === 'duplicate' && { against: against ?? 'people' }),
    ...(isAlone && { bots: bots ?? USUAL_BOT }),
    ...(plan.club !== undefined && { visibility: 'link' as const, ...(byLink && { byLink }) }),
  };
}
