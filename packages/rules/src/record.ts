/** The game record, version 1: read, write, replay, verify. docs/record.md describes it. */
import { type GameId, gameById, isGameId } from './games.ts';
import { type Deal, readDeal } from './kernel/dealer.ts';
import { type AnyGame, type Outcome, readMove } from './kernel/game.ts';
import { quote } from './kernel/notation.ts';
import { err, ok, type Refusal, type Result } from './kernel/result.ts';

export const RECORD_FORMAT = 'kingdomino-record/1';
/** More than the longest possible game, a four-player Dynasty, has. */
const MOST_MOVES = 1000;

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly moves: readonly string[];
  /** Absent while the game is open. */
  readonly result?: Outcome;
  /** How the cards were dealt, once it may be told. */
  readonly deal?: Deal;
  /** Names, times and whatever else a writer adds. */
  readonly [extra: string]: unknown;
}

/** What is wrong with a record, and with which of its moves (counted from 1). */
export interface Fault extends Refusal {
  readonly move?: number;
}

/** A game that was replayed. */
export interface Replay {
  readonly game: AnyGame;
  readonly state: unknown;
}

/** Checks the outer form only: `replay` checks the moves. */
export function readRecord(raw: unknown): Result<GameRecord, Fault> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return fault('a record is a JSON object');
  const { format, game, options, moves } = raw as Readonly<Record<string, unknown>>;
  if (format !== RECORD_FORMAT) return fault(`format must be ${quote(RECORD_FORMAT)}`);
  if (!isGameId(game)) return fault('game must be "kingdomino" or "duel"');
  if (typeof options !== 'object' || options === null) return fault('options must be an object');
  if (!Array.isArray(moves)) return fault('moves must be a list');
  if (moves.length > MOST_MOVES)
    return fault(`a game has at most ${MOST_MOVES} moves, this one ${moves.length}`);
  const bad = moves.findIndex(move => typeof move !== 'string');
  if (bad >= 0)
    return err({ code: 'bad-record', rule: 'record', text: 'a move must be a text', move: bad + 1 });
  return ok(raw as GameRecord);
}

export function parseRecord(json: string): Result<GameRecord, Fault> {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch (error) {
    return fault(`this is not JSON: ${(error as Error).message}`);
  }
  return readRecord(raw);
}

/** Plays a record's moves, all of them or the first few, checking each. */
export function replay(record: GameRecord, moves = record.moves.length): Result<Replay, Fault> {
  const game = gameById(record.game);
  const options = game.readOptions(record.options);
  if (!options.ok) return options;
  const state = game.start(options.value);
  for (let index = 0; index < Math.min(moves, record.moves.length); index++) {
    const move = readMove(game, state, record.moves[index]!);
    if (!move.ok) return err({ ...move.error, move: index + 1 });
    game.advance(state, move.value);
  }
  return ok({ game, state });
}

/** Replays the record and checks the result and the deal it claims. */
export function verifyRecord(record: GameRecord): Result<Replay, Fault> {
  const replayed = replay(record);
  if (!replayed.ok) return replayed;
  const { game, state } = replayed.value;
  const problem = resultFault(game, state, record.result) ?? (record.deal && dealFault(game, record));
  return problem ? err(problem) : replayed;
}

export function writeRecord(
  game: AnyGame,
  state: unknown,
  moves: readonly string[],
  extra: Readonly<Record<string, unknown>> = {},
): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: game.id as GameId,
    options: game.writeOptions(game.optionsOf(state)),
    ...extra,
    moves,
    ...(game.toAct(state) === 'nobody' ? { result: game.outcome(state) } : {}),
  };
}

function resultFault(game: AnyGame, state: unknown, claimed: unknown): Fault | undefined {
  if (claimed === undefined) return undefined;
  if (game.toAct(state) !== 'nobody') {
    return {
      code: 'early-result',
      rule: game.rankingRule,
      text: 'there is a result, but the game is not over',
    };
  }
  const actual = game.outcome(state);
  const { scores, ranking, games } = (claimed ?? {}) as Partial<Outcome>;
  if (!equal(scores, actual.scores) || !equal(games, actual.games)) {
    const text = `the scores are ${JSON.stringify(actual.games ?? actual.scores)}, not what the record says`;
    return { code: 'wrong-scores', rule: game.scoreRule, text };
  }
  if (equal(ranking, actual.ranking)) return undefined;
  const text = `the ranking is ${JSON.stringify(actual.ranking)}, not what the record says`;
  return { code: 'wrong-ranking', rule: game.rankingRule, text };
}

/** Deals the game again from the revealed seed and compares the chance moves. */
function dealFault(game: AnyGame, record: GameRecord): Fault | undefined {
  const dealer = readDeal(record.deal);
  if (!dealer.ok) return { code: 'bad-deal', rule: 'fair-deal', text: dealer.error };
  const options = game.readOptions(record.options);
  if (!options.ok) return options.error;
  const state = game.start(options.value);
  for (const [index, text] of record.moves.entries()) {
    const move = readMove(game, state, text);
    if (!move.ok) return { ...move.error, move: index + 1 };
    if (game.toAct(state) === 'chance') {
      const dealt = game.format(dealer.value.next(game, state));
      if (dealt !== text) {
        return {
          code: 'wrong-deal',
          rule: 'fair-deal',
          text: `the seed deals ${dealt}, not ${quote(text)}`,
          move: index + 1,
        };
      }
    }
    game.advance(state, move.value);
  }
  return undefined;
}

/** Equal as JSON, whatever the order of the keys. */
function equal(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && equal(one[key as never], other[key as never]))
  );
}

function fault(text: string): { readonly ok: false; readonly error: Fault } {
  return err({ code: 'bad-record', rule: 'record', text });
}
