import type { Refusal, Result } from './result.ts';

/** Seats are numbered from 0. */
export type Seat = number;

/** Who makes the next move: a seat, whoever holds the randomness, or nobody because the game is over. */
export type Actor = Seat | 'chance' | 'nobody';

/** Points of one seat; every entry is a number so that programs can add and compare without knowing the game. */
export type Points = { readonly total: number } & { readonly [part: string]: number };

/** docs/record.md tells the versions of the game record apart. */
export type RecordVersion = 1 | 2;

/** What a game came to, or would if it ended now: points and places. */
export interface Outcome<Score extends Points = Points> {
  /** By seat. */
  readonly scores: readonly Score[];
  /** Seats from first place to last, ties together. */
  readonly ranking: readonly (readonly Seat[])[];
  /** The single games of a match that has several, each a list by seat. */
  readonly games?: readonly (readonly Score[])[];
}

/**
 * Everything that server, bots, page and command line may know about a game.
 *
 * Chance is a move: a draw or a roll is played like any other move, by whoever holds the randomness. All
 * outcomes of a chance move are equally likely, so a dealer needs only `countMoves` and `moveAt`.
 *
 * The members are methods so that a concrete game can be used as an `AnyGame`.
 */
export interface Game<Options, State, Move, Score extends Points = Points> {
  /** The name in records, links and positions: `kingdomino` or `duel`. */
  readonly id: string;
  /** Completes and checks options that came from outside. */
  readOptions(raw: unknown): Result<Options>;
  /** The options as a record shows them. */
  writeOptions(options: Options): Readonly<Record<string, unknown>>;

  /** A new game, or for replays one of an earlier record version. */
  start(options: Options, version?: RecordVersion): State;
  /** What this game was started with, completed. */
  optionsOf(state: State): Options;
  /** How many seats there are. */
  seats(state: State): number;
  /** Who makes the next move. */
  toAct(state: State): Actor;

  /** How many legal moves there are now, chance included; 0 exactly when nobody is to act. */
  countMoves(state: State): number;
  /**
   * The legal moves in a fixed order, by index, without making a list: some positions have a hundred thousand. A
   * `RangeError` where there is no such move. A seat's moves are all different; chance's outcomes are equally likely, so
   * that two kings of one seat in the hand are two outcomes with one text.
   */
  moveAt(state: State, index: number): Move;
  /** For any move at all, even if it is none; answers with the move in its usual spelling. */
  check(state: State, move: Move): Result<Move>;

  /** The position after a legal move. A `RangeError` for another one: ask `check` about what came from outside. */
  play(state: State, move: Move): State;
  /** Like `play`, but changes `state`: for replays and playouts, which own theirs. */
  advance(state: State, move: Move): void;
  /** A position of its own: what is played on one does not show on the other. */
  copy(state: State): State;

  /** The version of the record that this game is written in: 1 for those begun by an earlier program. */
  recordVersion(state: State): RecordVersion;

  /** The points as they stand; final when nobody is to act. */
  outcome(state: State): Outcome<Score>;

  /** A move as a record writes it, such as `pick:17`. */
  format(move: Move): string;
  /** The reverse of `format`. It looks at the form alone: whether the move is legal is for `check`. */
  parse(text: string): Result<Move>;

  /** The move in a few characters of `A-Za-z0-9-_`, readable again from the position before it. */
  pack(state: State, move: Move): string;
  /** The reverse of `pack`: reads the move that begins at character `from`. */
  unpack(state: State, text: string, from: number): Result<Unpacked<Move>>;
  /** The options in at most three characters of a link. */
  packOptions(options: Options): string;
  /** The reverse of `packOptions`. */
  unpackOptions(text: string): Result<Options>;

  /** The rules that a wrong score or a wrong ranking breaks. */
  readonly scoreRule: string;
  readonly rankingRule: string;
}

/** A move that was read from a link. */
export interface Unpacked<Move> {
  readonly move: Move;
  /** Where the next move begins. */
  readonly end: number;
}

/** Either game, for programs that need not know which. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** All legal moves as a list. Meant for seats; a chance move may have hundreds of thousands of outcomes. */
export function listMoves<State, Move>(game: Game<unknown, State, Move>, state: State): Move[] {
  const count = game.countMoves(state);
  return Array.from({ length: count }, (_, index) => game.moveAt(state, index));
}

/** Parses and checks a move text in one step. */
export function readMove<State, Move>(
  game: Game<unknown, State, Move>,
  state: State,
  text: string,
): Result<Move, Refusal> {
  const parsed = game.parse(text);
  return parsed.ok ? game.check(state, parsed.value) : parsed;
}
