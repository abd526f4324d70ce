/** Everything about tournaments, fetched together. */
import '../styles/screens/leaders.css';
import '../styles/screens/tournaments.css';
import { TournamentForm } from './tournament-form.tsx';
import { TournamentScreen } from './tournament-screen.tsx';
import { TournamentsScreen } from './tournaments-screen.tsx';

interface Props {
  readonly view: 'all' | 'new' | 'one';
  readonly id: string;
}

export function TournamentScreens({ view, id }: Props) {
  switch (view) {
    case 'all':
      return <TournamentsScreen />;
    case 'new':
      return <TournamentForm key={id} club={id} />;
    case 'one':
      return <TournamentScreen key={id} id={id} />;
  }
}
