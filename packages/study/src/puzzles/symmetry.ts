/** Whether two positions are the same but for turned or mirrored boards. */
import { type GameId, type GameOf, positionToJson, type StateOf } from '@kingdomino/rules';

type Turned = (x: number, y: number) => readonly [number, number];

/** A Duel map is wider than high, so it cannot be turned by a quarter. */
const HALF_TURNS: readonly Turned[] = [
  (x, y) => [x, y],
  (x, y) => [-x, y],
  (x, y) => [x, -y],
  (x, y) => [-x, -y],
];
const QUARTER_TURNS: readonly Turned[] = HALF_TURNS.map(turned => (x, y) => turned(y, x));
const TURNS: { readonly [G in GameId]: readonly Turned[] } = {
  kingdomino: [...HALF_TURNS, ...QUARTER_TURNS],
  duel: HALF_TURNS,
};

/**
 * Equal for positions that are. Which domino or round a square comes from is no difference.
 *
 * @param game the game
 * @param state a position of it
 * @example
 * symmetryKey(game, one) === symmetryKey(game, other);
 */
export function symmetryKey<G extends GameId>(game: GameOf<G>, state: StateOf<G>): string {
  return JSON.stringify(positionToJson(game, state), (name, value: unknown) =>
    name === 'squares' ? canonical(value as readonly Square[], TURNS[game.id]) : value,
  );
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly terrain?: string;
  readonly coat?: string;
  readonly crowns?: number;
  readonly crosses?: number;
}

/** The first by alphabet of all ways to lay out the board. */
function canonical(squares: readonly Square[], turns: readonly Turned[]): string {
  const ways = turns.map(turned =>
    squares
      .map(({ x, y, terrain, coat, crowns, crosses }) =>
        [...turned(x, y), terrain ?? coat, crowns ?? crosses].join(' '),
      )
      .sort()
      .join(','),
  );
  return ways.sort()[0]!;
}
