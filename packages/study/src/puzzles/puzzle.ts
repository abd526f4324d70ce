/** A position with one turn that is clearly best, as files of the format `kingdomino-puzzles/1` keep it. */
import {
  type AnyGame,
  type AnyState,
  err,
  type GameId,
  type GameOf,
  ok,
  parsePosition,
  type Result,
  readMove,
  type StateOf,
} from '@kingdomino/rules';
import { turnLength } from '../review/decisions.ts';

/** What a file of puzzles says it is. */
export const PUZZLES_FORMAT = 'kingdomino-puzzles/1';

/** A turn with what it gives away against the best one. */
export interface PuzzleTurn {
  /** As in records, with spaces between. */
  readonly moves: string;
  /** Points, and chances to win between 0 and 1; the best turn gives away nothing. */
  readonly points: number;
  readonly win: number;
}

/** One puzzle. */
export interface Puzzle {
  /** By which it is remembered: it never changes and is never used again. */
  readonly id: string;
  /** As text; a seat is to act. */
  readonly position: string;
  /** The solution. */
  readonly best: string;
  /** What comes after it, best first. */
  readonly others: readonly PuzzleTurn[];
  /** On the scale of the solver's rating: who has the same solves it every other time. */
  readonly rating: number;
}

/** The puzzles of one game. */
export interface PuzzleFile {
  readonly format: typeof PUZZLES_FORMAT;
  readonly game: GameId;
  readonly puzzles: readonly Puzzle[];
}

/** A puzzle whose position and turns have been checked by the rules. */
export interface OpenPuzzle {
  readonly puzzle: Puzzle;
  readonly game: AnyGame;
  readonly state: AnyState;
}

/**
 * Reads the position and plays every turn: a puzzle can never ask for an illegal move.
 *
 * @param puzzle a puzzle of a file
 * @example
 * const { game, state } = unwrap(openPuzzle(puzzle));
 */
export function openPuzzle(puzzle: Puzzle): Result<OpenPuzzle, string> {
  const read = parsePosition(puzzle.position);
  if (!read.ok) return err(`${puzzle.id}: ${read.error.text}`);
  const { game, state } = read.value;
  for (const moves of [puzzle.best, ...puzzle.others.map(other => other.moves)]) {
    const problem = problemOf(game, state, moves);
    if (problem !== undefined) return err(`${puzzle.id}, ${moves}: ${problem}`);
  }
  return ok({ puzzle, game, state });
}

function problemOf<G extends GameId>(game: GameOf<G>, state: StateOf<G>, turn: string): string | undefined {
  if (typeof game.toAct(state) !== 'number') return 'no seat is to act';
  const texts = turn.split(' ');
  if (texts.length !== turnLength(game, state)) return 'not a whole turn';
  const after = game.copy(state);
  for (const text of texts) {
    const move = readMove(game, after, text);
    if (!move.ok) return move.error.text;
    game.advance(after, move.value);
  }
  return undefined;
}
