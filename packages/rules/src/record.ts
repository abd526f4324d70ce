/** The game record, versions 1 and 2: read, write, replay, verify. docs/record.md describes it. */
import { isGameId } from './game-ids.ts';
import {
  type GameId,
  type GameOf,
  gameById,
  type MoveOf,
  type PointsOf,
  type RefusalCodeOf,
  type StateOf,
} from './games.ts';
import { type Deal, readDeal } from './kernel/dealer.ts';
import { quote } from './kernel/formats/notation.ts';
import { isObject } from './kernel/formats/raw.ts';
import { type Outcome, type RecordVersion, readRecordedMove } from './kernel/game.ts';
import { err, ok, type Refusal, type Result } from './kernel/result.ts';

/** By version; new games are written in the last one. */
export const RECORD_FORMATS = { 1: 'kingdomino-record/1', 2: 'kingdomino-record/2' } as const;
/** What a record says it is. */
export type RecordFormat = (typeof RECORD_FORMATS)[RecordVersion];
/** More than the longest possible game, a four-player Dynasty, has. */
const MOST_MOVES = 1000;

/** A game as JSON: its options and its moves as texts, and what came of it. */
export interface GameRecord {
  readonly format: RecordFormat;
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly moves: readonly string[];
  /** Absent while the game is open. */
  readonly result?: Outcome<PointsOf<GameId>>;
  /** How the cards were dealt, once it may be told. */
  readonly deal?: Deal;
  /** By seat: who played, as the writer names them; what a file says here is not checked. */
  readonly players?: unknown;
  /** By seat: what it wore, where that was chosen; not checked either. */
  readonly colours?: unknown;
}

/** The codes with which a record or a link is refused; docs/refusals.md says what they mean. */
export type FaultCode =
  | RefusalCodeOf<GameId>
  | 'bad-options'
  | 'bad-record'
  | 'bad-link'
  | 'early-result'
  | 'wrong-scores'
  | 'wrong-ranking'
  | 'bad-deal'
  | 'wrong-deal';

/** What is wrong with a record, and with which of its moves (counted from 1). */
export interface Fault extends Refusal<FaultCode> {
  readonly move?: number;
}

/** A game that was replayed. */
export interface Replay<G extends GameId = GameId> {
  readonly game: GameOf<G>;
  readonly state: StateOf<G>;
}

/**
 * Checks the form of a record; `replay` checks its moves.
 *
 * @param raw a parsed JSON value
 * @returns the record, or its first fault
 * @example
 * const record = unwrap(readRecord(JSON.parse(text)));
 */
export function readRecord(raw: unknown): Result<GameRecord, Fault> {
  const whole = raw;
  if (!isObject(raw) || Array.isArray(raw)) return fault('a record is a JSON object');
  const { format, game, options, moves } = raw;
  if (versionOf(format) === undefined)
    return fault(`format must be ${Object.values(RECORD_FORMATS).map(quote).join(' or ')}`);
  if (!isGameId(game)) return fault('game must be "kingdomino" or "duel"');
  if (typeof options !== 'object' || options === null) return fault('options must be an object');
  if (!Array.isArray(moves)) return fault('moves must be a list');
  if (moves.length > MOST_MOVES)
    return fault(`a game has at most ${MOST_MOVES} moves, this one ${moves.length}`);
  const bad = moves.findIndex(move => typeof move !== 'string');
  if (bad >= 0) return err({ ...badRecord('a move must be a text'), move: bad + 1 });
  return ok(whole as GameRecord);
}

/**
 * Reads a record from the text of a file. Checks its form; `replay` checks its moves.
 *
 * @param json the text
 * @returns the record, or its first fault
 * @example
 * const record = unwrap(parseRecord(readFileSync('game.json', 'utf8')));
 */
export function parseRecord(json: string): Result<GameRecord, Fault> {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch (error) {
    return fault(`this is not JSON: ${(error as Error).message}`);
  }
  return readRecord(raw);
}

/**
 * The version that a record's format names.
 *
 * @param format the member `format` of a record
 * @returns the version, or undefined for an unknown format
 * @example
 * versionOf('kingdomino-record/2'); // 2
 */
export function versionOf(format: unknown): RecordVersion | undefined {
  if (format === RECORD_FORMATS[1]) return 1;
  return format === RECORD_FORMATS[2] ? 2 : undefined;
}

/**
 * Plays the moves of a record and checks each of them.
 *
 * @param record the game
 * @param moves how many of its moves are played; all by default
 * @returns the game and the position reached, or the first fault
 * @example
 * const { game, state } = unwrap(replay(record, 10));
 */
export function replay(record: GameRecord, moves?: number): Result<Replay, Fault> {
  const read = readRecord(record);
  return read.ok
    ? walk(gameById(read.value.game), read.value, moves ?? Number.POSITIVE_INFINITY, () => undefined)
    : read;
}

/**
 * Replays a record and checks the result and the deal that it claims.
 *
 * @param record the game
 * @returns the game and its last position, or the first fault
 * @example
 * if (!verifyRecord(record).ok) throw new Error('this game was not played so');
 */
export function verifyRecord(record: GameRecord): Result<Replay, Fault> {
  const replayed = replay(record);
  if (!replayed.ok) return replayed;
  const { game, state } = replayed.value;
  const problem = resultFault(game, state, record.result) ?? dealFault(game, record);
  return problem ? err(problem) : replayed;
}

/**
 * Goes through a game from its start. `visit` sees every position with the legal
 * move that is about to be played, and may find fault with it.
 */
function walk<G extends GameId>(
  game: GameOf<G>,
  record: GameRecord,
  most: number,
  visit: (state: StateOf<G>, move: MoveOf<G>) => Fault | undefined,
): Result<Replay<G>, Fault> {
  const version = versionOf(record.format);
  const options = game.readOptions(record.options);
  if (!options.ok) return options;
  const state = game.start(options.value, version);
  for (const [index, text] of record.moves.entries()) {
    if (!(index < most)) break;
    const move = readRecordedMove(game, state, text);
    if (!move.ok) return err({ ...move.error, move: index + 1 });
    const problem = visit(state, move.value);
    if (problem) return err({ ...problem, move: index + 1 });
    game.advance(state, move.value);
    if (game.recordVersion(state) !== version)
      return err({ ...badRecord(`${quote(text)} belongs to version 1 of the record`), move: index + 1 });
  }
  return ok({ game, state });
}

const RESERVED = ['format', 'game', 'options', 'moves', 'result'];

/**
 * The record of a game, finished or not.
 *
 * @param game the game that was played
 * @param state the position after the last move
 * @param moves all moves as texts, chance included
 * @param extra kept beside it: names, times, the deal
 * @example
 * const record = writeRecord(game, state, moves, { deal: dealer.reveal() });
 */
export function writeRecord<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  moves: readonly string[],
  extra: Readonly<Record<string, unknown>> = {},
): GameRecord {
  const reserved = RESERVED.find(key => Object.hasOwn(extra, key));
  if (reserved) throw new RangeError(`${reserved} is the record's own and cannot be added to it`);
  return {
    format: RECORD_FORMATS[game.recordVersion(state)],
    game: game.id,
    options: game.writeOptions(game.optionsOf(state)),
    ...extra,
    moves,
    ...(game.toAct(state) === 'nobody' ? { result: game.outcome(state) } : {}),
  };
}

function resultFault<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  claimed: unknown,
): Fault | undefined {
  if (claimed === undefined) return undefined;
  if (game.toAct(state) !== 'nobody') {
    return {
      code: 'early-result',
      rule: game.rankingRule,
      text: 'there is a result, but the game is not over',
    };
  }
  const actual = game.outcome(state);
  const { scores, ranking, games } = isObject(claimed) ? claimed : {};
  if (!equal(scores, actual.scores) || !equal(games, actual.games)) {
    const text = `the scores are ${JSON.stringify(actual.games ?? actual.scores)}, not what the record says`;
    return { code: 'wrong-scores', rule: game.scoreRule, text };
  }
  if (equal(ranking, actual.ranking)) return undefined;
  const text = `the ranking is ${JSON.stringify(actual.ranking)}, not what the record says`;
  return { code: 'wrong-ranking', rule: game.rankingRule, text };
}

/** Deals the game again from the revealed seed and compares the chance moves. */
function dealFault<G extends GameId>(game: GameOf<G>, record: GameRecord): Fault | undefined {
  if (record.deal === undefined) return undefined;
  const dealer = readDeal(record.deal);
  if (!dealer.ok) return { code: 'bad-deal', rule: 'fair-deal', text: dealer.error };
  const dealt = walk(game, record, Number.POSITIVE_INFINITY, (state, move) => {
    if (game.toAct(state) !== 'chance') return undefined;
    const [due, found] = [game.format(dealer.value.next(game, state)), game.format(move)];
    if (due === found) return undefined;
    return { code: 'wrong-deal', rule: 'fair-deal', text: `the seed deals ${due}, not ${quote(found)}` };
  });
  return dealt.ok ? undefined : dealt.error;
}

/** Equal as JSON, whatever the order of the keys. */
function equal(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && equal(one[key], other[key]))
  );
}

function fault(text: string): { readonly ok: false; readonly error: Fault } {
  return err(badRecord(text));
}

function badRecord(text: string): Fault {
  return { code: 'bad-record', rule: 'record', text };
}
