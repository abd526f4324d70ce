/** Games on this device that are over: who had how many points, my place, and the way to the final count. */

import type { GameId } from '@kingdomino/rules';
import type { ComponentChildren } from 'preact';
import { momentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import type { SavedGame } from '../local/saved-format.ts';
import { savedGames } from '../local/saved-games.ts';
import { seatViews } from '../local/seat-views.ts';
import { type GameResult, mySeat } from '../results/result-format.ts';
import { resultFor } from '../results/results.ts';
import { Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ForgetButton } from './forget-button.tsx';
import { SeatPoints } from './seat-points.tsx';
import { useGamePreview } from './use-game-preview.ts';

/** Newest first. */
export function finishedGames(): readonly SavedGame[] {
  return savedGames.value.filter(({ isOver }) => isOver);
}

export function FinishedList({ games }: { readonly games: readonly SavedGame[] }) {
  return (
    <ul class="finished-games">
      {games.map(game => (
        <li key={game.id}>
          <KeptGame game={game}>
            <ForgetButton game={game} when={momentText(game.changedAt)} />
          </KeptGame>
        </li>
      ))}
    </ul>
  );
}

interface KeptProps {
  readonly game: SavedGame;
  /** What else can be done with it. */
  readonly children: ComponentChildren;
}

/** A game that can still be looked at. */
export function KeptGame({ game, children }: KeptProps) {
  const result = resultFor(game.id);
  const [opened] = game.events;
  const when = momentText(game.changedAt);
  const name = t(`game.${opened.game}`);
  return (
    <>
      {!result && <Unknown game={game} />}
      <GameText game={opened.game} when={when} result={result}>
        <SeatPoints seats={seatViews(opened)} points={result?.seats.map(({ points }) => points)} />
      </GameText>
      <Link
        to={`/play/${game.id}`}
        kind="plain"
        icon="trophy"
        label={`${t('games.result')}: ${name}, ${when}`}
      >
        {t('games.result')}
      </Link>
      {children}
    </>
  );
}

/** It ended before results were kept: looking at it keeps one. */
function Unknown({ game }: { readonly game: SavedGame }) {
  useGamePreview(game);
  return null;
}

interface TextProps {
  readonly game: GameId;
  readonly when: string;
  readonly result: GameResult | undefined;
  /** Who played, and with how many points. */
  readonly children: ComponentChildren;
}

export function GameText({ game, when, result, children }: TextProps) {
  return (
    <div class="game-text">
      <strong>{t(`game.${game}`)}</strong>
      {result && <Place result={result} />}
      {children}
      <span class="soft when">{when}</span>
    </div>
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
