/** A game taken apart: the turns of the seats, and what chance did between them. */
import {
  err,
  type Fault,
  type GameId,
  type GameOf,
  type GameRecord,
  gameById,
  listMoves,
  type MoveOf,
  ok,
  type Result,
  readRecord,
  readRecordedMove,
  type Seat,
  type StateOf,
  versionOf,
} from '@kingdomino/rules';

/** A turn with more than one way to take it. */
export interface Decision<G extends GameId> {
  readonly seat: Seat;
  /** How many moves of the record come before it. */
  readonly at: number;
  readonly moves: readonly MoveOf<G>[];
  /** The position in which it was taken. */
  readonly state: StateOf<G>;
  /** Chance moves since the decision before, as numbers of the record's moves. */
  readonly chanceBefore: readonly number[];
}

/** A record as a review looks at it. */
export interface GameCourse<G extends GameId> {
  readonly game: GameOf<G>;
  readonly start: StateOf<G>;
  readonly decisions: readonly Decision<G>[];
  /** After the last whole turn. */
  readonly end: StateOf<G>;
  /** How many moves led there, and which of them since the last decision are chance's. */
  readonly length: number;
  readonly chanceAfter: readonly number[];
}

/** How many moves the seat's turn has. */
const TURN_LENGTHS: { readonly [G in GameId]: (state: StateOf<G>) => number } = {
  kingdomino: ({ phase, hasNewer }) => (phase === 'place' && hasNewer ? 2 : 1),
  duel: () => 1,
};

/** A placement and its pick are one turn. */
export function turnLength<G extends GameId>({ id }: GameOf<G>, state: StateOf<G>): number {
  return TURN_LENGTHS[id](state);
}

/** Replays a record; a turn that is only half played at its end is left out. */
export function courseOf(record: GameRecord): Result<GameCourse<GameId>, Fault> {
  const read = readRecord(record);
  return read.ok ? walk(gameById(read.value.game), read.value) : read;
}

function walk<G extends GameId>(game: GameOf<G>, record: GameRecord): Result<GameCourse<G>, Fault> {
  const options = game.readOptions(record.options);
  if (!options.ok) return options;
  const start = game.start(options.value, versionOf(record.format));
  const state = game.copy(start);
  const decisions: Decision<G>[] = [];
  let chance: number[] = [];
  for (let at = 0; at < record.moves.length; ) {
    const actor = game.toAct(state);
    const length = typeof actor === 'number' ? turnLength(game, state) : 1;
    const before = game.copy(state);
    const isDecision = typeof actor === 'number' && !isForced(game, state, length);
    const moves: MoveOf<G>[] = [];
    for (const [index, text] of record.moves.slice(at, at + length).entries()) {
      const move = readRecordedMove(game, state, text);
      if (!move.ok) return err({ ...move.error, move: at + index + 1 });
      moves.push(move.value);
      game.advance(state, move.value);
    }
    if (moves.length < length)
      return ok({ game, start, decisions, end: before, length: at, chanceAfter: chance });
    if (actor === 'chance') chance.push(at);
    if (isDecision) {
      decisions.push({ seat: actor, at, moves, state: before, chanceBefore: chance });
      chance = [];
    }
    at += length;
  }
  return ok({ game, start, decisions, end: state, length: record.moves.length, chanceAfter: chance });
}

/** There was only one way to take this turn. */
function isForced<G extends GameId>(game: GameOf<G>, state: StateOf<G>, length: number): boolean {
  if (game.countMoves(state) > 1) return false;
  if (length === 1) return true;
  const [only] = listMoves(game, state);
  return game.countMoves(game.play(state, only!)) === 1;
}
