/** Makes previews of saved games, one game in a task, so that a long list never blocks the page. */
import { useEffect, useState } from 'preact/hooks';
import type { SavedGame } from '../local/saved-format.ts';
import { type GamePreview, gamePreviewOf } from './game-preview.tsx';

/** By what was looked at; the list itself is read anew again and again. */
const known = new Map<string, GamePreview | undefined>();
const waiting: (() => void)[] = [];
let isWorking = false;

/** Undefined until it is there, and for a damaged game. */
export function useGamePreview(game: SavedGame): GamePreview | undefined {
  const [, redraw] = useState(0);
  const key = `${game.id} ${game.events.length} ${game.changedAt}`;
  useEffect(() => {
    if (known.has(key)) return undefined;
    let isGone = false;
    waiting.push(() => {
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
  setTimeout(() => {
    isWorking = false;
    waiting.shift()?.();
    if (waiting.length > 0) workOn();
  });
}
