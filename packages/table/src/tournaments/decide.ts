/** What a command comes to in a tournament: events, or a refusal. Pure: times, ids and ratings come as arguments. */
import {
  type CommandRefusal,
  TOURNAMENT_FORMAT,
  type TournamentEvent,
  type TournamentOrder,
  type TournamentPlan,
  type TournamentResult,
} from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { advance, fewest, type Opening } from './advance.ts';
import { readPlan } from './plan.ts';
import {
  BEGUN,
  FULL,
  NO_CHECK_IN,
  NOT_BEGUN,
  NOT_IN,
  NOT_ORGANISER,
  TAKEN_OUT,
  TOO_FEW,
  TOO_LATE,
  TOURNAMENT_OVER,
} from './refusals.ts';
import type { ReadonlyTournament } from './tournament.ts';

export interface FinishedGame {
  readonly game: number;
  readonly result?: TournamentResult;
}

export type TournamentCommand =
  | { readonly type: 'join'; readonly player: string; readonly rating?: number }
  | { readonly type: 'leave' | 'check-in'; readonly player: string }
  /** `by`: undefined for the operator. */
  | ({ readonly type: 'order'; readonly by?: string } & TournamentOrder)
  | { readonly type: 'results'; readonly games: readonly FinishedGame[] }
  | { readonly type: 'outages'; readonly outages: readonly { readonly from: number; readonly to: number }[] }
  /** Time has passed, or something has happened: whatever follows by itself. */
  | ({ readonly type: 'advance' } & Opening);

export type TournamentDecision = Result<readonly TournamentEvent[], CommandRefusal>;

/** How often somebody may be waited for in vain before being taken out. */
const MOST_NO_SHOWS = 2;
/** Without a time to check in, this long before the start counts for outages. */
const LAST_MINUTES = 300_000;

/** The first event of a new tournament. */
export function create(
  plan: TournamentPlan,
  at: number,
  { by, deals }: { readonly by?: string; readonly deals?: readonly string[] },
): TournamentDecision {
  const read = readPlan(plan, at);
  if (!read.ok) return read;
  return ok([
    {
      type: 'created',
      at,
      format: TOURNAMENT_FORMAT,
      plan: read.value,
      ...(by === undefined ? {} : { by }),
      ...(deals ? { deals } : {}),
    },
  ]);
}

export function decideTournament(
  tournament: ReadonlyTournament,
  command: TournamentCommand,
  at: number,
): TournamentDecision {
  switch (command.type) {
    case 'join':
      return join(tournament, command, at);
    case 'leave':
      return leave(tournament, command.player, at);
    case 'check-in':
      return checkIn(tournament, command.player, at);
    case 'order':
      return order(tournament, command, at);
    case 'results':
      return ok(results(tournament, command.games, at));
    case 'outages':
      return ok(delays(tournament, command.outages, at));
    case 'advance':
      return ok(advance(tournament, at, command));
  }
}

const isOver = ({ state }: ReadonlyTournament) => state === 'over' || state === 'cancelled';

function join(
  tournament: ReadonlyTournament,
  { player, rating }: { readonly player: string; readonly rating?: number },
  at: number,
): TournamentDecision {
  const { plan, state, entrants } = tournament;
  if (isOver(tournament)) return err(TOURNAMENT_OVER);
  if (tournament.removed.has(player)) return err(TAKEN_OUT);
  const known = entrants.get(player);
  if (known?.isIn) return ok([]);
  if (state === 'running' && !isLateWelcome(tournament)) return err(TOO_LATE);
  if (!known && entrants.size >= plan.most) return err(FULL);
  return ok([{ type: 'joined', at, player, ...(rating === undefined ? {} : { rating }) }]);
}

/** To an arena always; to rounds while at most half of them are played. */
function isLateWelcome({ plan, round }: ReadonlyTournament): boolean {
  if (plan.kind === 'arena') return true;
  return plan.kind !== 'knockout' && plan.late === true && round < Math.ceil((plan.rounds ?? 0) / 2);
}

function leave(tournament: ReadonlyTournament, player: string, at: number): TournamentDecision {
  if (isOver(tournament)) return err(TOURNAMENT_OVER);
  const known = tournament.entrants.get(player);
  if (!known) return err(NOT_IN);
  return ok(known.isIn ? [{ type: 'left', at, player }] : []);
}

function checkIn(tournament: ReadonlyTournament, player: string, at: number): TournamentDecision {
  const known = tournament.entrants.get(player);
  if (!known) return err(NOT_IN);
  if (known.checkedIn) return ok([]);
  const { checkInFrom, state } = tournament;
  if (state !== 'open' || checkInFrom === undefined || at < checkInFrom) return err(NO_CHECK_IN);
  return ok([{ type: 'checked-in', at, player }]);
}

function order(
  tournament: ReadonlyTournament,
  { by, order: what, player }: { readonly by?: string } & TournamentOrder,
  at: number,
): TournamentDecision {
  const { state, isPaused, entrants } = tournament;
  if (by !== undefined && by !== tournament.by) return err(NOT_ORGANISER);
  if (isOver(tournament)) return err(TOURNAMENT_OVER);
  switch (what) {
    case 'start':
      if (state !== 'open') return err(BEGUN);
      return tournament.ready.length < fewest(tournament) ? err(TOO_FEW) : ok([{ type: 'started', at }]);
    case 'pause':
      if (state !== 'running') return err(NOT_BEGUN);
      return ok(isPaused ? [] : [{ type: 'paused', at }]);
    case 'resume':
      return ok(isPaused ? [{ type: 'resumed', at }] : []);
    case 'cancel':
      return ok([{ type: 'ended', at, because: 'cancelled' }]);
    case 'remove':
      if (player === undefined || !entrants.has(player)) return err(NOT_IN);
      return ok([{ type: 'left', at, player, because: 'removed' }]);
  }
}

/** Of games that have none yet: however often a result comes, it counts once. Who was not there is taken out at last. */
function results(
  tournament: ReadonlyTournament,
  games: readonly FinishedGame[],
  at: number,
): TournamentEvent[] {
  const events: TournamentEvent[] = [];
  const missed = new Map<string, number>();
  for (const { game: number, result } of games) {
    const game = tournament.games[number];
    if (!game || game.isFinished || events.some(event => event.type === 'finished' && event.game === number))
      continue;
    events.push({ type: 'finished', at, game: number, ...(result && { result }) });
    for (const seat of result?.idle ?? []) {
      const player = game.players[seat];
      if (player !== undefined) missed.set(player, (missed.get(player) ?? 0) + 1);
    }
  }
  const most = tournament.plan.kind === 'arena' ? 1 : MOST_NO_SHOWS;
  for (const [player, times] of missed) {
    const known = tournament.entrants.get(player);
    const before = tournament.plan.kind === 'arena' ? 0 : (known?.noShows ?? 0);
    if (known?.isIn && before + times >= most) events.push({ type: 'left', at, player, because: 'no-show' });
  }
  return events;
}

/** Only what fell into a time that counts: before the start, or while an arena runs. */
function delays(
  tournament: ReadonlyTournament,
  outages: readonly { readonly from: number; readonly to: number }[],
  at: number,
): TournamentEvent[] {
  const { startsAt, endsAt, startedAt, checkInFrom, outagesKnownUntil } = tournament;
  const span =
    tournament.state === 'open' && startsAt !== undefined
      ? { from: checkInFrom ?? startsAt - LAST_MINUTES, to: startsAt }
      : endsAt === undefined || tournament.state !== 'running'
        ? undefined
        : { from: startedAt!, to: endsAt };
  if (!span) return [];
  return outages.flatMap(({ from, to }): TournamentEvent[] => {
    const part = { from: Math.max(from, span.from, outagesKnownUntil), to: Math.min(to, at) };
    return part.from < part.to && part.from < span.to ? [{ type: 'delayed', at, ...part }] : [];
  });
}
