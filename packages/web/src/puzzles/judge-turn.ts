/** Whether a turn solves a puzzle, and if not, how much of it is right. */
import { type AnyGame, type AnyMove, type AnyState, readMove } from '@kingdomino/rules';
import { type OpenPuzzle, type PuzzleTurn, symmetryKey } from '@kingdomino/study';
import type { Try } from './tries.ts';

/** What of a turn is right already: the domino picked, the place, a die, the squares; or it gives away little. */
export type Half = 'pick' | 'place' | 'dice' | 'squares' | 'close';

export interface Judged {
  readonly verdict: Exclude<Try, 'shown'>;
  readonly half?: Half;
  /** What it gives away, where that was looked into when the puzzle was made. */
  readonly known?: PuzzleTurn;
}

/** Less than this is nearly nothing. */
const FEW_POINTS = 2.5;
const LITTLE_WIN = 0.04;

export function judgeTurn(open: OpenPuzzle, turn: readonly string[]): Judged {
  const { game, state, puzzle } = open;
  const best = puzzle.best.split(' ');
  if (keyAfter(game, state, turn) === keyAfter(game, state, best)) return { verdict: 'right' };
  const text = turn.join(' ');
  const key = keyAfter(game, state, turn);
  const known =
    puzzle.others.find(({ moves }) => moves === text) ??
    puzzle.others.find(({ moves }) => keyAfter(game, state, moves.split(' ')) === key);
  const isClose = known && known.points < FEW_POINTS && known.win < LITTLE_WIN;
  const half = halfOf(game, state, turn, best) ?? (isClose ? 'close' : undefined);
  return { verdict: half ? 'nearly' : 'wrong', ...(half && { half }), ...(known && { known }) };
}

/** Turns that lead to the same are the same. */
function keyAfter(game: AnyGame, state: AnyState, turn: readonly string[]): string {
  return symmetryKey(game, movesOf(game, state, turn).after);
}

interface Played {
  readonly moves: readonly AnyMove[];
  readonly after: AnyState;
}

function movesOf(game: AnyGame, state: AnyState, turn: readonly string[]): Played {
  let after = state;
  const moves = turn.map(text => {
    const move = readMove(game, after, text);
    if (!move.ok) throw new RangeError(move.error.text);
    after = game.play(after, move.value);
    return move.value;
  });
  return { moves, after };
}

function halfOf(
  game: AnyGame,
  state: AnyState,
  turn: readonly string[],
  best: readonly string[],
): Half | undefined {
  const [mine, theirs] = [turn, best].map(each => movesOf(game, state, each).moves);
  if (turn.length > 1) {
    if (turn[1] === best[1]) return 'pick';
    return keyAfter(game, state, turn.slice(0, 1)) === keyAfter(game, state, best.slice(0, 1))
      ? 'place'
      : undefined;
  }
  const [one, other] = [mine![0]!, theirs![0]!];
  if (one.kind === 'take' && other.kind === 'take' && other.dice.length > 1)
    return one.dice.some(die => other.dice.includes(die)) ? 'dice' : undefined;
  if (one.kind !== 'draw' || other.kind !== 'draw') return undefined;
  const squares = ({ dice }: typeof one) =>
    dice
      .map(({ x, y }) => `${x},${y}`)
      .sort()
      .join(' ');
  return squares(one) === squares(other) ? 'squares' : undefined;
}
