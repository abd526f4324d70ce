/** What the players of a tournament are told, in their list of news and where else they want it. */
import type { TournamentEvent } from '@kingdomino/protocol';
import { type ReadonlyTournament, tournamentStandings } from '@kingdomino/table/tournaments';
import type { News } from '../news/news-service.ts';

/** News that follow from an event, which the tournament has already. */
export function tournamentNews(id: string, tournament: ReadonlyTournament, event: TournamentEvent): News[] {
  const body = { tournament: id, title: tournament.plan.name };
  switch (event.type) {
    case 'started':
      return [...tournament.entrants.keys()].map(player => ({
        player,
        kind: 'tournament',
        key: `tournament/${id}`,
        body,
      }));
    case 'paired':
      return event.games.flatMap(({ players, table }) =>
        players.map(player => ({
          player,
          kind: 'paired' as const,
          key: `paired/${id}`,
          body: { ...body, table, round: event.round },
        })),
      );
    case 'ended':
      return event.because
        ? []
        : tournamentStandings(tournament).map(({ player, place }) => ({
            player,
            kind: 'result',
            key: `result/${id}`,
            body: { ...body, place },
          }));
    default:
      return [];
  }
}
