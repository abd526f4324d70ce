/** Firsts: what somebody has reached by playing, when and in which game. Everything follows from the finished games. */
import { BOT_LEVELS, type BotLevel } from '@kingdomino/protocol';
import type { GameId } from '@kingdomino/rules';
import { SPELLS } from '@kingdomino/rules/duel';
import { type FinishedGame, has, inOrder, isPlain, isWon } from './finished-game.ts';

/** Ways to play that have a first victory each. */
export const MODES = ['2', '3', '4', 'mightyDuel', 'dynasty', 'duel'] as const;
export type Mode = (typeof MODES)[number];

/** What is to be reached. */
export type Goal =
  | { readonly kind: 'points'; readonly mode: 'plain' | 'mightyDuel' | 'duel'; readonly points: number }
  | { readonly kind: 'win'; readonly mode: Mode }
  | { readonly kind: 'level'; readonly game: GameId; readonly level: BotLevel }
  | { readonly kind: 'bonus'; readonly bonus: 'middleKingdom' | 'harmony'; readonly times: number }
  /** Both bonuses in one game; all games of a Dynasty. */
  | { readonly kind: 'both-bonuses' | 'whole-dynasty' | 'spells' }
  | { readonly kind: 'streak' | 'games'; readonly times: number };

export interface Achievement {
  /** For ever the same. */
  readonly id: string;
  readonly goal: Goal;
  /** How far it has come, of so many. */
  readonly count: number;
  readonly of: number;
  /** The game that did it. */
  readonly by: FinishedGame | undefined;
}

const GOALS: readonly Goal[] = [
  ...[50, 75, 100].map(points => ({ kind: 'points', mode: 'plain', points }) as const),
  { kind: 'points', mode: 'mightyDuel', points: 150 },
  ...[40, 60].map(points => ({ kind: 'points', mode: 'duel', points }) as const),
  ...MODES.map(mode => ({ kind: 'win', mode }) as const),
  ...(['kingdomino', 'duel'] as const).flatMap(game =>
    BOT_LEVELS.map(level => ({ kind: 'level', game, level }) as const),
  ),
  { kind: 'bonus', bonus: 'middleKingdom', times: 1 },
  { kind: 'bonus', bonus: 'harmony', times: 1 },
  { kind: 'bonus', bonus: 'harmony', times: 10 },
  { kind: 'both-bonuses' },
  { kind: 'whole-dynasty' },
  { kind: 'spells' },
  { kind: 'streak', times: 3 },
  { kind: 'games', times: 100 },
];

/**
 * All achievements in a fixed order, reached or not.
 *
 * @param games the finished games of one person, in any order
 */
export function achievementsOf(games: readonly FinishedGame[]): Achievement[] {
  const sorted = inOrder(games);
  return GOALS.map(goal => ({ id: idOf(goal), goal, ...reached(sorted, goal) }));
}

/**
 * The achievements that were reached with one game.
 *
 * @param id the id of that game, which is one of `games`
 */
export function achievedBy(id: string, games: readonly FinishedGame[]): Achievement[] {
  return achievementsOf(games).filter(({ by }) => by?.id === id);
}

function idOf(goal: Goal): string {
  return Object.values(goal).join('/');
}

type Reached = Pick<Achievement, 'count' | 'of' | 'by'>;

function reached(games: readonly FinishedGame[], goal: Goal): Reached {
  switch (goal.kind) {
    case 'points':
      return counted(games, 1, game =>
        isOfMode(game, goal.mode) && game.mine.points >= goal.points ? 1 : 0,
      );
    case 'win':
      return counted(games, 1, game => (isWon(game) && isOfMode(game, goal.mode) ? 1 : 0));
    case 'level':
      return counted(games, 1, game => (game.game === goal.game && hasBeaten(game, goal.level) ? 1 : 0));
    case 'bonus':
      return counted(games, goal.times, ({ mine: { feats } }) => feats?.[goal.bonus] ?? 0);
    case 'both-bonuses':
      return counted(games, 1, game =>
        isPlainOrMighty(game) && game.mine.feats?.middleKingdom && game.mine.feats.harmony ? 1 : 0,
      );
    case 'whole-dynasty':
      return counted(games, 1, game => (has(game, 'dynasty') && game.mine.feats?.games === 3 ? 1 : 0));
    case 'spells':
      return collected(games);
    case 'streak':
      return inARow(games, goal.times);
    case 'games':
      return counted(games, goal.times, () => 1);
  }
}

function isPlainOrMighty(game: FinishedGame): boolean {
  return game.game === 'kingdomino' && !has(game, 'dynasty');
}

function isOfMode(game: FinishedGame, mode: Mode | 'plain'): boolean {
  if (mode === 'duel' || game.game === 'duel') return game.game === mode;
  if (mode === 'mightyDuel') return isPlainOrMighty(game) && has(game, mode);
  if (mode === 'dynasty') return has(game, mode);
  return isPlain(game) && (mode === 'plain' || Number(mode) === game.others.length + 1);
}

/** Alone on the first place: who shares it has beaten nobody. */
function hasBeaten({ mine, others }: FinishedGame, level: BotLevel): boolean {
  return mine.place === 1 && others.some(other => other.level === level && other.place > 1);
}

/** Adds up until there is enough. */
function counted(
  games: readonly FinishedGame[],
  of: number,
  amount: (game: FinishedGame) => number,
): Reached {
  let count = 0;
  for (const game of games) {
    count += amount(game);
    if (count >= of) return { count: of, of, by: game };
  }
  return { count, of, by: undefined };
}

function collected(games: readonly FinishedGame[]): Reached {
  const found = new Set<string>();
  const of = SPELLS.length;
  for (const game of games) {
    for (const spell of game.mine.feats?.spells ?? []) found.add(spell);
    if (found.size === of) return { count: of, of, by: game };
  }
  return { count: found.size, of, by: undefined };
}

/** The count is that of the longest row so far. */
function inARow(games: readonly FinishedGame[], of: number): Reached {
  let now = 0;
  let count = 0;
  for (const game of games) {
    now = isWon(game) ? now + 1 : 0;
    count = Math.max(count, now);
    if (now === of) return { count: of, of, by: game };
  }
  return { count, of, by: undefined };
}
