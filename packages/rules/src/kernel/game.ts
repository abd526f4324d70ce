import { ok, type Refusal, type Result } from './result.ts';

/** Seats are numbered from 0. */
export type Seat = number;

/** Who makes the next move: a seat, whoever holds the randomness, or nobody because the game is over. */
export type Actor = Seat | 'chance' | 'nobody';

/** Points of one seat, as each game counts them. */
export interface Points {
  /** What counts first. */
  readonly total: number;
}

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

/** The types that a game is made of. */
export interface GameTypes {
  readonly options: object;
  readonly state: object;
  readonly move: { readonly kind: string };
  readonly points: Points;
  /** The codes with which moves are refused. */
  readonly refusal: string;
}

/** Options as a program writes them: how many play, and what differs from the usual. */
export type Chosen<Options> = Partial<Options> & Pick<Options, keyof Options & 'players'>;

/**
 * Everything that server, bots, page and command line may know about a game.
 *
 * Chance is a move: a draw or a roll is played like any other move, by whoever holds the randomness. All
 * outcomes of a chance move are equally likely, so a dealer needs only `countMoves` and `moveAt`.
 *
 * The members are methods so that a concrete game can be used where any game will do.
 */
export interface Game<Id extends string, Types extends GameTypes> {
  /** The name in records, links and positions: `kingdomino` or `duel`. */
  readonly id: Id;
  /** Completes and checks options that came from outside. */
  readOptions(raw: unknown): Result<Types['options'], Refusal<'bad-options'>>;
  /** The options as a record shows them. */
  writeOptions(options: Types['options']): Readonly<Record<string, boolean | number>>;

  /** A new game, or for replays one of an earlier record version. A `RangeError` for options that do not go together. */
  start(options: Chosen<Types['options']>, version?: RecordVersion): Types['state'];
  /** What this game was started with, completed. */
  optionsOf(state: Types['state']): Types['options'];
  /** How many seats there are. */
  seats(state: Types['state']): number;
  /** Who makes the next move. */
  toAct(state: Types['state']): Actor;

  /** How many legal moves there are now, chance included; 0 exactly when nobody is to act. */
  countMoves(state: Types['state']): number;
  /**
   * The legal moves in a fixed order, by index, without making a list: some positions have a hundred thousand. A
   * `RangeError` where there is no such move. A seat's moves are all different; chance's outcomes are equally likely, so
   * that two kings of one seat in the hand are two outcomes with one text.
   */
  moveAt(state: Types['state'], index: number): Types['move'];
  /** For any move at all, even if it is none; answers with the move in its usual spelling. */
  check(state: Types['state'], move: Types['move']): Result<Types['move'], Refusal<Types['refusal']>>;
  /** Like `check`, for a move of a game that was played: also takes what earlier versions of the rules allowed here. */
  checkRecorded(state: Types['state'], move: Types['move']): Result<Types['move'], Refusal<Types['refusal']>>;

  /**
   * The position after a move that `checkRecorded` takes. A `RangeError` for another one: ask `check` about what came from
   * outside.
   */
  play(state: Types['state'], move: Types['move']): Types['state'];
  /** Like `play`, but changes `state`: for replays and playouts, which own theirs. */
  advance(state: Types['state'], move: Types['move']): void;
  /** A position of its own: what is played on one does not show on the other. */
  copy(state: Types['state']): Types['state'];

  /** The version of the record that this game is written in: 1 for those begun by an earlier program. */
  recordVersion(state: Types['state']): RecordVersion;

  /** The points as they stand; final when nobody is to act. */
  outcome(state: Types['state']): Outcome<Types['points']>;

  /** A move as a record writes it, such as `pick:17`. */
  format(move: Types['move']): string;
  /** The reverse of `format`. It looks at the form alone: whether the move is legal is for `check`. */
  parse(text: string): Result<Types['move'], Refusal<'bad-move'>>;

  /** The move in a few characters of `A-Za-z0-9-_`, readable again from the position before it. */
  pack(state: Types['state'], move: Types['move']): string;
  /** The reverse of `pack`: reads the move that begins at character `from`. */
  unpack(
    state: Types['state'],
    text: string,
    from: number,
  ): Result<Unpacked<Types['move']>, Refusal<'bad-move'>>;
  /** The options in at most three characters of a link. */
  packOptions(options: Types['options']): string;
  /** The reverse of `packOptions`. */
  unpackOptions(text: string): Result<Types['options'], Refusal<'bad-move' | 'bad-options'>>;

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

/**
 * All legal moves, in the order of their numbers. Duel may have half a million of them.
 *
 * @param game the game that is played
 * @param state the position
 * @example
 * const texts = listMoves(game, state).map(move => game.format(move));
 */
export function listMoves<Types extends GameTypes>(
  game: Game<string, Types>,
  state: Types['state'],
): Types['move'][] {
  const count = game.countMoves(state);
  return Array.from({ length: count }, (_, index) => game.moveAt(state, index));
}

/**
 * Parses a move that somebody wants to make, and checks it.
 *
 * @param game the game that is played
 * @param state the position
 * @param text the move as in a record
 * @returns the move, or a refusal
 * @example
 * const move = readMove(game, state, 'pick:17');
 */
export function readMove<Types extends GameTypes>(
  game: Game<string, Types>,
  state: Types['state'],
  text: string,
): Result<Types['move'], Refusal<Types['refusal'] | 'bad-move'>> {
  const parsed = game.parse(text);
  return parsed.ok ? game.check(state, parsed.value) : parsed;
}

/**
 * Parses a move, checks it and plays it.
 *
 * @param game the game that is played
 * @param state the position; stays as it is
 * @param text the move as in a record
 * @returns the position after it, or a refusal
 * @example
 * const next = unwrap(playText(game, state, 'pick:17'));
 */
export function playText<Types extends GameTypes>(
  game: Game<string, Types>,
  state: Types['state'],
  text: string,
): Result<Types['state'], Refusal<Types['refusal'] | 'bad-move'>> {
  const move = readMove(game, state, text);
  return move.ok ? ok(game.play(state, move.value)) : move;
}

/**
 * Parses a move of a game that was played, to replay it: takes every legal move, and what earlier versions of the rules
 * allowed.
 *
 * @param game the game that was played
 * @param state the position
 * @param text the move as in its record
 * @returns the move, or a refusal
 * @example
 * const move = readRecordedMove(game, state, record.moves[0]);
 */
export function readRecordedMove<Types extends GameTypes>(
  game: Game<string, Types>,
  state: Types['state'],
  text: string,
): Result<Types['move'], Refusal<Types['refusal'] | 'bad-move'>> {
  const parsed = game.parse(text);
  return parsed.ok ? game.checkRecorded(state, parsed.value) : parsed;
}
