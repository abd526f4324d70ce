/** The line that lists show of a tournament, and the columns that it is found by. */
import type { TournamentSummary } from '@kingdomino/protocol';
import { type ReadonlyTournament, tournamentStandings } from '@kingdomino/table/tournaments';
import type { TournamentColumns } from '../storage/tournaments/tournaments.ts';

const PODIUM = 3;

/** As it is stored: players by their ids, whose names are looked up when it is shown. */
export type StoredSummary = Omit<TournamentSummary, 'podium'> & { readonly podium?: readonly string[] };

export function summaryOf(id: string, tournament: ReadonlyTournament): Omit<TournamentColumns, 'dueAt'> {
  const { state, endedAt, startedAt, startsAt, createdAt } = tournament;
  return {
    state,
    summary: JSON.stringify(storedSummary(id, tournament)),
    orderAt: endedAt ?? startedAt ?? startsAt ?? createdAt,
    ...(endedAt === undefined ? {} : { endedAt }),
  };
}

export function storedSummary(id: string, tournament: ReadonlyTournament): StoredSummary {
  const { plan, state, entrants, round, endsAt, endedAt, startsAt, createdAt, isPaused } = tournament;
  const isOver = state === 'over';
  return {
    tournament: id,
    ...plan,
    ...(startsAt === undefined ? {} : { startsAt }),
    state,
    ...(isPaused && { paused: true }),
    players: entrants.size,
    ...(round > 0 && { round }),
    ...(endsAt === undefined ? {} : { endsAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    createdAt,
    ...(isOver && {
      podium: tournamentStandings(tournament)
        .slice(0, PODIUM)
        .map(({ player }) => player),
    }),
  };
}
