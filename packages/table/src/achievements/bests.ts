/** Bests: the highest of each kind, and the game it was in. */
import { type FinishedGame, has, inOrder, isPlain, isWon, marginOf } from './finished-game.ts';

export const BESTS = ['points', 'mighty', 'dynasty', 'duel', 'area', 'domain', 'margin', 'streak'] as const;
export type BestName = (typeof BESTS)[number];

export interface Best {
  readonly name: BestName;
  readonly value: number;
  /** The first that reached it; of a streak, its last game. */
  readonly by: FinishedGame;
}

const isKingdomino = (game: FinishedGame) => game.game === 'kingdomino';
const pointsIf = (game: FinishedGame, isSo: boolean) => (isSo ? game.mine.points : 0);

const VALUES: Readonly<Record<Exclude<BestName, 'streak'>, (game: FinishedGame) => number>> = {
  points: game => pointsIf(game, isPlain(game)),
  mighty: game => pointsIf(game, has(game, 'mightyDuel') && !has(game, 'dynasty')),
  dynasty: game => pointsIf(game, has(game, 'dynasty')),
  duel: game => pointsIf(game, game.game === 'duel'),
  area: game => (isKingdomino(game) ? (game.mine.feats?.area ?? 0) : 0),
  domain: game => (isKingdomino(game) ? 0 : (game.mine.feats?.area ?? 0)),
  margin: marginOf,
};

/** The personal bests of one person's finished games; those that nothing was reached of are left out. */
export function bestsOf(games: readonly FinishedGame[]): Best[] {
  const sorted = inOrder(games);
  return BESTS.flatMap(name => {
    const best =
      name === 'streak'
        ? longestStreak(sorted)
        : highest(sorted.map(by => ({ value: VALUES[name](by), by })));
    return best && best.value > 0 ? [{ name, ...best }] : [];
  });
}

type Valued = Pick<Best, 'value' | 'by'>;

function highest(all: readonly Valued[]): Valued | undefined {
  return all.reduce<Valued | undefined>(
    (best, one) => (!best || one.value > best.value ? one : best),
    undefined,
  );
}

/** Of two and more: one is no row. */
function longestStreak(games: readonly FinishedGame[]): Valued | undefined {
  let now = 0;
  const rows = games.map(by => {
    now = isWon(by) ? now + 1 : 0;
    return { value: now, by };
  });
  const best = highest(rows);
  return best && best.value > 1 ? best : undefined;
}
