/** Games that ended before anything but points was kept are looked at once more, while they are there. */
import { useEffect } from 'preact/hooks';
import { finishedGames } from '../home/finished-games.tsx';
import { gamePreviewOf } from '../home/game-preview.tsx';
import { resultFor } from '../results/results.ts';

export function useOldGames(): void {
  useEffect(() => {
    const waiting = finishedGames().filter(({ id }) => !resultFor(id)?.seats.every(({ feats }) => feats));
    let timer: ReturnType<typeof setTimeout>;
    // one at a time: each takes some milliseconds
    const next = () => {
      const game = waiting.pop();
      if (!game) return;
      gamePreviewOf(game);
      timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, []);
}
