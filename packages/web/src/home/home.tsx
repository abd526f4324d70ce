/** The first screen: what waits for me, play at once, today, others, or set up a game. */
import type { GameId } from '@kingdomino/rules';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { ChallengePlace } from '../company/challenge-place.tsx';
import { ClubTablesToJoin } from '../lobby/club-tables-to-join.tsx';
import { Lobby } from '../lobby/lobby.tsx';
import type { Lists } from '../lobby/lobby-lists.ts';
import { MyTables } from '../lobby/my-tables.tsx';
import { useLists } from '../lobby/use-lists.ts';
import { Bell } from '../ui/bell.tsx';
import { Link } from '../ui/button.tsx';
import { Art } from '../ui/icon.tsx';
import { InstallOffer } from './install-offer.tsx';
import { MyGames } from './my-games.tsx';
import { MyResults } from './my-results.tsx';
import { Newcomer } from './newcomer.tsx';
import { PlayCard } from './play-card.tsx';
import { changeSetup } from './setup.ts';
import { SetupForm } from './setup-form.tsx';
import { Today } from './today.tsx';

/** The same width as in `styles/screens/home.css`. */
const isPhone = matchMedia('(max-width: 760px)');

export function Home({ game }: { readonly game?: GameId }) {
  useEffect(() => {
    document.title = t('title.home');
    if (game) changeSetup({ game });
  }, [game]);
  const lists = useLists();
  return (
    <div class="page home">
      <header class="home-top">
        <Art name="logo" class="logo" />
        <div>
          <h1>{t('home.title')}</h1>
          <p>{t('home.tagline')}</p>
        </div>
        <Bell />
        <Link to="/help/kingdomino" icon="help" class="on-wood" label={t('nav.help')} />
        <Link to="/settings" icon="settings" class="on-wood" label={t('nav.settings')} />
      </header>
      <main class="home-main">
        <Waiting lists={lists} />
        <Newcomer />
        <PlayCard />
        <InstallOffer />
        <div class="home-columns">
          <Today />
          <Lobby lists={lists} />
          <SetupForm isOpen={game !== undefined} />
          <MyResults />
        </div>
      </main>
    </div>
  );
}

/** Games that wait for me; at the server somebody else may wait, too. */
function Waiting({ lists }: { readonly lists: Lists | undefined }) {
  return (
    <section class="waiting" aria-label={t('home.waiting')}>
      <ChallengePlace />
      <MyTables lists={lists} />
      <ClubTablesToJoin />
      <MyGames atOnce={isPhone.matches ? 1 : 3} />
    </section>
  );
}
