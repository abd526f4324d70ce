/** Everything about clubs, fetched together. */
import '../styles/screens/clubs.css';
import { ClubScreen } from './club-screen.tsx';
import { ClubTable } from './club-table.tsx';
import { ClubsScreen } from './clubs-screen.tsx';
import { JoinScreen } from './join-screen.tsx';

interface Props {
  readonly view: 'all' | 'one' | 'table' | 'join';
  readonly id: string;
}

export function ClubScreens({ view, id }: Props) {
  switch (view) {
    case 'all':
      return <ClubsScreen />;
    case 'one':
      return <ClubScreen id={id} />;
    case 'table':
      return <ClubTable club={id} />;
    case 'join':
      return <JoinScreen link={id} />;
  }
}
