/** A list of tournaments, a line for each: what it is, where it stands, who has won. */
import '../styles/screens/tournaments.css';
import type { TournamentSummary } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { factsOf, stateOf } from './tournament-text.ts';

export function TournamentLines({ tournaments }: { readonly tournaments: readonly TournamentSummary[] }) {
  if (tournaments.length === 0) return null;
  return (
    <ul class="tournament-list">
      {tournaments.map(one => (
        <Line key={one.tournament} tournament={one} />
      ))}
    </ul>
  );
}

function Line({ tournament }: { readonly tournament: TournamentSummary }) {
  const winner = tournament.podium?.[0];
  return (
    <li>
      <Link to={`/tournaments/${tournament.tournament}`} kind="plain">
        <span class="tournament-line">
          <strong>{tournament.name}</strong>
          <span class="soft">{factsOf(tournament)}</span>
          <span>{stateOf(tournament)}</span>
          <span class="soft">
            {winner ? (
              <>
                <Icon name="trophy" /> {playerName(winner)}
              </>
            ) : (
              t('tour.players', { count: tournament.players })
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
