/** Games on this device that wait for their next move, each with a small picture of it: go on, or forget it. */
import { momentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import type { SavedGame } from '../local/saved-format.ts';
import { savedGames } from '../local/saved-games.ts';
import { seatViews } from '../local/seat-views.ts';
import { Link } from '../ui/button.tsx';
import { ForgetButton } from './forget-button.tsx';
import { SeatPoints } from './seat-points.tsx';
import { useGamePreview } from './use-game-preview.ts';

/** What can be gone on with, newest first. */
function openGames(): readonly SavedGame[] {
  return savedGames.value.filter(({ isOver }) => !isOver);
}

interface Props {
  /** The others are one tap away. */
  readonly atOnce: number;
}

export function MyGames({ atOnce }: Props) {
  const games = openGames();
  if (games.length === 0) return null;
  const later = games.slice(atOnce);
  return (
    <section class="card sheet my-games" aria-labelledby="my-games">
      <h2 id="my-games">{t('games.continue')}</h2>
      <Cards games={games.slice(0, atOnce)} />
      {later.length > 0 && (
        <details class="fold">
          <summary>{t('games.more', { count: later.length })}</summary>
          <Cards games={later} />
        </details>
      )}
    </section>
  );
}

function Cards({ games }: { readonly games: readonly SavedGame[] }) {
  return (
    <ul class="game-cards">
      {games.map(game => (
        <GameCard key={game.id} game={game} />
      ))}
    </ul>
  );
}

function GameCard({ game }: { readonly game: SavedGame }) {
  const when = momentText(game.changedAt);
  const glance = useGamePreview(game);
  const [opened] = game.events;
  const seats = seatViews(opened);
  const name = t(`game.${opened.game}`);
  const turn = glance?.turn === undefined ? undefined : seats[glance.turn];
  return (
    <li class="game-card">
      <div class={`game-picture ${opened.game}`}>{glance?.draw()}</div>
      <div class="game-text">
        <strong>{name}</strong>
        <span class="soft">{glance?.round()}</span>
        {turn && <span class="turn">{t('announce.yours', { name: turn })}</span>}
        <SeatPoints seats={seats} points={glance?.points} />
        <span class="soft when">{when}</span>
      </div>
      <Link
        to={`/play/${game.id}`}
        kind="main"
        icon="play"
        label={`${t('games.continue')}: ${name}, ${when}`}
      >
        {t('games.continue')}
      </Link>
      <ForgetButton game={game} when={when} />
    </li>
  );
}
