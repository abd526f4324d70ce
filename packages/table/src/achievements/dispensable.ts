/** Shortens a long list of games: the oldest go, but no game that an achievement or a best was reached with. */
import { achievementsOf } from './achievements.ts';
import { bestsOf } from './bests.ts';
import { type FinishedGame, inOrder } from './finished-game.ts';

/**
 * The games that can be deleted.
 *
 * @param most how many games shall be left, if achievements allow it
 */
export function dispensableOf<Game extends FinishedGame>(games: readonly Game[], most: number): Game[] {
  if (games.length <= most) return [];
  const owed = new Set<FinishedGame | undefined>(
    [...achievementsOf(games), ...bestsOf(games)].map(({ by }) => by),
  );
  const others = inOrder(games).filter(game => !owed.has(game));
  return others.slice(0, games.length - most);
}
