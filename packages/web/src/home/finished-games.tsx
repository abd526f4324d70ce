/** Games on this device that are over: who had how many points, my place, and the way to the final count. */
import { language, t } from '../app/language.ts';
import type { SavedGame } from '../play/saved-format.ts';
import { savedGames } from '../play/saved-games.ts';
import { seatViews } from '../play/seat-views.ts';
import { type GameResult, mySeat } from '../results/result-format.ts';
import { resultFor } from '../results/results.ts';
import { Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ForgetButton } from './forget-button.tsx';
import { SeatPoints } from './seat-points.tsx';
import { useGlance } from './use-glance.ts';

/** Newest first. */
export function finishedGames(): readonly SavedGame[] {
  return savedGames.value.filter(({ isOver }) => isOver);
}

export function FinishedList({ games }: { readonly games: readonly SavedGame[] }) {
  return (
    <ul class="finished-games">
      {games.map(game => (
        <Row key={game.id} game={game} />
      ))}
    </ul>
  );
}

function Row({ game }: { readonly game: SavedGame }) {
  const result = resultFor(game.id);
  return result ? <Known game={game} result={result} /> : <Unknown game={game} />;
}

/** It ended before results were kept: looking at it keeps one. */
function Unknown({ game }: { readonly game: SavedGame }) {
  useGlance(game);
  return <Known game={game} result={undefined} />;
}

interface Props {
  readonly game: SavedGame;
  readonly result: GameResult | undefined;
}

function Known({ game, result }: Props) {
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const when = time.format(game.changedAt);
  const [opened] = game.events;
  const name = t(`game.${opened.game}`);
  return (
    <li>
      <div class="game-text">
        <strong>{name}</strong>
        {result && <Place result={result} />}
        <SeatPoints seats={seatViews(opened)} points={result?.seats.map(({ points }) => points)} />
        <span class="soft when">{when}</span>
      </div>
      <Link
        to={`/play/${game.id}`}
        kind="plain"
        icon="trophy"
        label={`${t('games.result')}: ${name}, ${when}`}
      >
        {t('games.result')}
      </Link>
      <ForgetButton game={game} when={when} />
    </li>
  );
}

function Place({ result }: { readonly result: GameResult }) {
  const mine = mySeat(result);
  if (!mine) return null;
  return mine.place === 1 ? (
    <span class="place won">
      <Icon name="check" />
      {t('games.won')}
    </span>
  ) : (
    <span class="place">{t('games.place', { place: mine.place, players: result.seats.length })}</span>
  );
}
