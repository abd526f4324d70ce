/** Looks for puzzles in a game of the net against itself: turns without an equal, found quickly and checked deeply. */
import { formatPosition, type GameId, type GameOf, type MoveOf, type StateOf } from '@kingdomino/rules';
import { analyse } from '../../evaluation/analysis.ts';
import type { PositionValue, TurnValue } from '../../evaluation/evaluation.ts';
import type { SeatValue } from '../../evaluation/samples.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { symmetryKey } from '../../puzzles/symmetry.ts';
import { type Mode, selfPlay, type Visit } from '../calibration/self-played.ts';

/** What the best turn must be ahead of the second by: one of them, and by more than `SURE` standard errors. */
const FEWEST_POINTS = 4;
const LEAST_WIN = 0.08;
const SURE = 3;
/** Worth a deep look: at least so much of that after a quick one. */
const PROMISING = 0.75;
/** Simulations for all turns of a position together, after each was looked at. */
const QUICK: Readonly<Record<GameId, number>> = { kingdomino: 100, duel: 60 };
const DEEP: Readonly<Record<GameId, number>> = { kingdomino: 6000, duel: 2500 };
/** Turns that a puzzle tells besides the best. */
const MOST_OTHERS = 3;
/** Fewer ways to take a turn are no puzzle. */
const FEWEST_TURNS = 4;
/** Before so many moves there is nothing on the boards to think about. */
const FIRST_MOVES: Readonly<Record<GameId, number>> = { kingdomino: 12, duel: 4 };

/** What became of the positions of a game. */
export interface Search {
  readonly found: readonly FoundPuzzle[];
  /** By reason, how many positions are no puzzle. */
  readonly rejected: Readonly<Record<string, number>>;
}

/** A puzzle without its rating. */
export interface FoundPuzzle {
  readonly puzzle: Omit<Puzzle, 'id' | 'rating'>;
  readonly key: string;
}

export async function findPuzzles(mode: Mode, seed: string): Promise<Search> {
  const visits: Visit<GameId>[] = [];
  await selfPlay(mode, seed, ({ game, state, at }) => visits.push({ game, state: game.copy(state), at }));
  const found: FoundPuzzle[] = [];
  const rejected: Record<string, number> = {};
  for (const { game, state, at } of visits) {
    const result = at < FIRST_MOVES[game.id] ? 'too early' : judge(game, state);
    if (typeof result === 'string') rejected[result] = (rejected[result] ?? 0) + 1;
    else found.push(result);
  }
  return { found, rejected };
}

function judge<G extends GameId>(game: GameOf<G>, state: StateOf<G>): FoundPuzzle | string {
  if (game.countMoves(state) < FEWEST_TURNS) return 'few ways to move';
  const evaluation = analyse(game, state, 1);
  while (!evaluation.isBegun) evaluation.step(1);
  evaluation.step(QUICK[game.id]);
  if (leadOf(evaluation.value()) < PROMISING) return 'no turn stands out';
  evaluation.step(DEEP[game.id]);
  const value = evaluation.value();
  if (leadOf(value) < 1) return 'not by enough';
  if (!isSure(value)) return 'not sure';
  // other deals must say the same
  const again = analyse(game, state, 2);
  again.step(DEEP[game.id]);
  const second = again.value();
  if (again.rankOf(value.turns[0]!.moves) !== 0 || leadOf(second) < 1) return 'other deals say otherwise';
  return {
    puzzle: {
      position: formatPosition(game, state),
      best: textOf(game, value.turns[0]!.moves),
      others: othersOf(game, value),
    },
    key: symmetryKey(game, state),
  };
}

/**
 * How far the best turn is ahead of all that a puzzle tells, in what is needed. Not of the second alone: turns are ranked by what
 * they are worth against the others, and one further down may give away fewer points.
 */
function leadOf<Move>(value: PositionValue<Move>): number {
  const leads = value.turns.slice(1, 1 + MOST_OTHERS).map(turn => {
    const { points, win } = behind(value, turn);
    return Math.max(points.mean / FEWEST_POINTS, win.mean / LEAST_WIN);
  });
  return Math.min(...leads);
}

function isSure<Move>(value: PositionValue<Move>): boolean {
  const { points, win } = behind(value, value.turns[1]);
  const enough = [
    { estimate: points, least: FEWEST_POINTS },
    { estimate: win, least: LEAST_WIN },
  ];
  return enough.some(({ estimate: { mean, error }, least }) => mean >= least && mean > SURE * error);
}

/** What a turn gives away against the best one. */
function behind<Move>(value: PositionValue<Move>, turn: TurnValue<Move> | undefined): SeatValue {
  const change = turn?.change[Number(value.actor)];
  if (!change) return { points: { mean: 0, error: 0 }, win: { mean: 0, error: 0 } };
  const { points, win } = change;
  return { points: { ...points, mean: -points.mean }, win: { ...win, mean: -win.mean } };
}

function othersOf<G extends GameId>(game: GameOf<G>, value: PositionValue<MoveOf<G>>) {
  return value.turns.slice(1, 1 + MOST_OTHERS).map(turn => {
    const { points, win } = behind(value, turn);
    return {
      moves: textOf(game, turn.moves),
      points: Number(points.mean.toFixed(1)),
      win: Number(win.mean.toFixed(3)),
    };
  });
}

function textOf<G extends GameId>(game: GameOf<G>, moves: readonly MoveOf<G>[]): string {
  return moves.map(move => game.format(move)).join(' ');
}
