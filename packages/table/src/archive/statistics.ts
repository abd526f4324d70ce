/** What somebody's games of one mode come to. Kept by adding game after game: the order does not matter. */
import type { Bonus, SeatFacts } from './kept-game.ts';

/** Margins are counted in steps of so many points. */
export const MARGIN_STEP = 10;

export interface Statistics {
  /** That came to a result. */
  readonly games: number;
  /** How often first, second, third, fourth. */
  readonly places: readonly number[];
  /** Of the games, those that were played to the end; what follows is about these. */
  readonly scored: number;
  /** All together, and the most in one game. */
  readonly points: number;
  readonly best: number;
  /** All together; how often by so many tens, rounded down. */
  readonly margin: number;
  readonly margins: Readonly<Record<string, number>>;
  /** Points by terrain or coat; of a Dynasty, in its last game. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly bonuses: Readonly<Record<string, Bonus>>;
}

export const NO_STATISTICS: Statistics = {
  games: 0,
  places: [0, 0, 0, 0],
  scored: 0,
  points: 0,
  best: 0,
  margin: 0,
  margins: {},
  kinds: {},
  bonuses: {},
};

/** Statistics with one more game; a game without a result changes nothing. */
export function withGame(before: Statistics, { place, score }: SeatFacts): Statistics {
  if (place === 0) return before;
  const counted = {
    ...before,
    games: before.games + 1,
    places: before.places.map((count, index) => (index === place - 1 ? count + 1 : count)),
  };
  if (!score) return counted;
  const { points, margin, kinds, bonuses } = score;
  const tens = String(Math.floor(margin / MARGIN_STEP));
  return {
    ...counted,
    scored: before.scored + 1,
    points: before.points + points,
    best: Math.max(before.best, points),
    margin: before.margin + margin,
    margins: { ...before.margins, [tens]: (before.margins[tens] ?? 0) + 1 },
    kinds: merged(before.kinds, kinds, (one = 0, other) => one + other),
    bonuses: merged(before.bonuses, bonuses, addBonus),
  };
}

function addBonus(one: Bonus | undefined, other: Bonus): Bonus {
  if (!one) return other;
  return {
    possible: one.possible + other.possible,
    earned: one.earned + other.earned,
    points: one.points + other.points,
  };
}

function merged<Value>(
  before: Readonly<Record<string, Value>>,
  more: Readonly<Record<string, Value>>,
  add: (one: Value | undefined, other: Value) => Value,
): Record<string, Value> {
  const sums = { ...before };
  for (const [name, value] of Object.entries(more)) sums[name] = add(sums[name], value);
  return sums;
}
