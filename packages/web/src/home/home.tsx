/** The first screen: go on with a game, play at once, or set up a game. */
import type { GameId } from '@kingdomino/rules';
import { useEffect } from 'preact/hooks';
import { listText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { go } from '../app/navigation/router.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { distinctNames } from '../table-source/distinct-names.ts';
import { Button, Link } from '../ui/button.tsx';
import { Art } from '../ui/icon.tsx';
import { MoreCards } from './more-cards.tsx';
import { MyGames, openGames } from './my-games.tsx';
import { MyResults } from './my-results.tsx';
import { Newcomer } from './newcomer.tsx';
import { DuelScene, KingdominoScene } from './scenes.tsx';
import { seatLabel } from './seat-form.tsx';
import { changeSetup, quickSetup, type Setup, startGame } from './setup.ts';
import { SetupForm } from './setup-form.tsx';

/** The same width as in `styles/screens/home.css`. */
const isPhone = matchMedia('(max-width: 760px)');

export function Home({ game }: { readonly game?: GameId }) {
  useEffect(() => {
    document.title = t('title.home');
    if (game) changeSetup({ game });
  }, [game]);
  return (
    <div class="page home">
      <header class="home-top">
        <Art name="logo" class="logo" />
        <div>
          <h1>{t('home.title')}</h1>
          <p>{t('home.tagline')}</p>
        </div>
        <nav aria-label={t('nav.label')}>
          <Link to="/help/kingdomino" icon="help" class="on-wood">
            {t('nav.help')}
          </Link>
          <Link to="/settings" icon="settings" class="on-wood">
            {t('nav.settings')}
          </Link>
        </nav>
      </header>
      <main class="home-main">
        <MyGames atOnce={isPhone.matches ? 1 : 3} />
        <Newcomer />
        <section class="play-now" aria-label={t('home.play')}>
          <PlayCard game="kingdomino" scene={<KingdominoScene />} />
          <PlayCard game="duel" scene={<DuelScene />} />
        </section>
        <MoreCards />
        <div class="home-columns">
          <div class="home-side">
            <SetupForm isOpen={game !== undefined || (openGames().length === 0 && !isPhone.matches)} />
            <MyResults />
          </div>
          <div class="home-side">
            <Lobby />
          </div>
        </div>
      </main>
    </div>
  );
}

function PlayCard({ game, scene }: { readonly game: GameId; readonly scene: preact.JSX.Element }) {
  const name = t(`game.${game}`);
  return (
    <article class={`play-card ${game}`}>
      {scene}
      <div class="play-card-text">
        <h2>{name}</h2>
        <p>{t(`game.${game}.text`)}</p>
        <p class="play-card-setup soft">{setupText(quickSetup(game))}</p>
        <div class="play-card-buttons">
          <Button
            kind="main"
            icon="play"
            class="big"
            label={t('home.play-game', { game: name })}
            onClick={() => go(startGame(quickSetup(game)))}
          >
            {t('home.play')}
          </Button>
          <Link to={`/learn/${game}`} kind="plain" icon="coach" label={t('home.learn-game', { game: name })}>
            {t('home.learn')}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** "Against Baron · Mighty Duel" */
function setupText({ seats, switches }: Setup): string {
  const others = seats.flatMap((seat, index) => {
    if (seat.kind === 'me') return [];
    return [seat.kind === 'bot' ? t(`level.${seat.level}`) : seatLabel(seat, index)];
  });
  const names = others.length > 0 ? [t('home.play.against', { names: listText(distinctNames(others)) })] : [];
  return [...names, ...switches.map(name => t(`variant.${name}`))].join(' · ');
}
