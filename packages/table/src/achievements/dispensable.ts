/** A long list made shorter: the oldest go, but no game that a first or a best is owed to. */
import { achievementsOf } from './achievements.ts';
import { bestsOf } from './bests.ts';
import { type FinishedGame, inOrder } from './finished-game.ts';

/** Those that can go, so that about so many are left. */
export function dispensableOf<Game extends FinishedGame>(games: readonly Game[], most: number): Game[] {
  if (games.length <= most) return [];
  const owed = new Set<FinishedGame | undefined>(
    [...achievementsOf(games), ...bestsOf(games)].map(({ by }) => by),
  );
  const others = inOrder(games).filter(game => !owed.has(game));
  return others.slice(0, games.length - most);
}
