/** What the players of a tournament are told, in their list of news and where else they want it. */
import type { TournamentEvent } from '@kingdomino/protocol';
import { type ReadonlyTournament, tournamentStandings } from '@kingdomino/table/tournaments';
import type { News, NewsService } from '../news/news-service.ts';

const TOLD_AT_ONCE = 50;

/** A few at a time: a thousand players are told without holding up a move. */
export async function tellOf(
  news: Pick<NewsService, 'send'>,
  id: string,
  tournament: ReadonlyTournament,
  events: readonly TournamentEvent[],
): Promise<void> {
  const told = events.flatMap(event => tournamentNews(id, tournament, event));
  for (let from = 0; from < told.length; from += TOLD_AT_ONCE)
    await news.send(told.slice(from, from + TOLD_AT_ONCE));
}

/** News that follow from an event, which the tournament has already. */
function tournamentNews(id: string, tournament: ReadonlyTournament, event: TournamentEvent): News[] {
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
