/**
 * Makes previews of saved games, one game in a task, so that a long list never blocks the page. What they are made with is
 * fetched by whoever has a game: the rules of tables and of both games are a third of the first screen.
 */
import { useEffect, useState } from 'preact/hooks';
import type { SavedGame } from '../local/saved-format.ts';
import type { GamePreview } from './game-preview.tsx';

/** By what was looked at; the list itself is read anew again and again. */
const known = new Map<string, GamePreview | undefined>();
const waiting: (() => Promise<void>)[] = [];
let isWorking = false;

/** Undefined until it is there, and for a damaged game. */
export function useGamePreview(game: SavedGame): GamePreview | undefined {
  const [, redraw] = useState(0);
  const key = `${game.id} ${game.events.length} ${game.changedAt}`;
  useEffect(() => {
    if (known.has(key)) return undefined;
    let isGone = false;
    waiting.push(async () => {
      const { gamePreviewOf } = await import('./game-preview.tsx');
      if (isGone) return;
      if (!known.has(key)) known.set(key, gamePreviewOf(game));
      redraw(count => count + 1);
    });
    workOn();
    return () => {
      isGone = true;
    };
  }, [key]);
  return known.get(key);
}

function workOn(): void {
  if (isWorking) return;
  isWorking = true;
  setTimeout(() => void workNext());
}

async function workNext(): Promise<void> {
  // without a network there is a list without pictures
  await waiting
    .shift()?.()
    .catch(() => undefined);
  isWorking = false;
  if (waiting.length > 0) workOn();
}
