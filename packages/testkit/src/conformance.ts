/**
 * What every game must keep to, whatever its rules: one suite for each mode of both games, and for any game to come.
 * It throws where a promise is broken, so that tests and programs can both use it.
 */
import assert from 'node:assert/strict';
import {
  type AnyGame,
  type AnyState,
  dealerFromText,
  listMoves,
  Random,
  readMove,
  replay,
  verifyRecord,
  writeRecord,
} from '@kingdomino/rules';

export interface Conformance {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  /** A game must be over by then. */
  readonly longest: number;
  /** The text of a move of each kind. */
  readonly samples: readonly string[];
  readonly seed: number;
}

/** Lists longer than this are only sampled. */
const LONGEST_LIST = 2000;
const SAMPLES = 25;

/** Plays one random game and checks every promise on the way. Answers with how many moves it had. */
export function checkConformance({ game, options, longest, samples, seed }: Conformance): number {
  const read = game.readOptions(options);
  assert(read.ok);
  let state = game.start(read.value);
  const dealer = dealerFromText(`conformance ${seed}`);
  const random = new Random(seed);
  const texts: string[] = [];
  for (; game.toAct(state) !== 'nobody'; assert(texts.length <= longest, 'the game does not end')) {
    checkMoves(game, state, random);
    // before the first move `check` also takes the one that begins a game of record version 1
    if (texts.length > 0) checkWrongKinds(game, state, samples);
    const isChance = game.toAct(state) === 'chance';
    const move = isChance
      ? dealer.next(game, state)
      : game.moveAt(state, random.below(game.countMoves(state)));
    texts.push(game.format(move));
    const next = game.play(state, move);
    game.advance(state, move);
    assert.deepEqual(game.outcome(next), game.outcome(state), 'play and advance differ');
    assert.equal(game.toAct(next), game.toAct(state));
    state = next;
  }
  assert.equal(game.countMoves(state), 0, 'nobody is to act, but there are moves');
  checkEnd(game, state, texts, dealer.reveal());
  return texts.length;
}

/** As many moves as there should be, a seat's all different, all legal, each in its usual spelling. */
function checkMoves(game: AnyGame, state: AnyState, random: Random): void {
  const actor = game.toAct(state);
  assert(actor === 'chance' || (Number.isInteger(actor) && (actor as number) < game.seats(state)));
  const count = game.countMoves(state);
  assert(count > 0, 'somebody is to act, but there is no move');
  const moves =
    count <= LONGEST_LIST
      ? listMoves(game, state)
      : Array.from({ length: SAMPLES }, () => game.moveAt(state, random.below(count)));
  const spellings = moves.map(move => game.format(move));
  if (actor !== 'chance' && count <= LONGEST_LIST)
    assert.equal(new Set(spellings).size, count, 'a move is listed twice');
  for (const [index, text] of spellings.entries()) {
    const checked = readMove(game, state, text);
    assert(checked.ok, `${text} is listed, but refused`);
    assert.equal(game.format(checked.value), text);
    assert.deepEqual(game.check(state, moves[index]!), { ok: true, value: moves[index] });
  }
  assert.equal(game.countMoves(state), count, 'asking changed the position');
}

/** Moves of another kind than those that are due are refused, with a code, a rule and a sentence. */
function checkWrongKinds(game: AnyGame, state: AnyState, samples: readonly string[]): void {
  const kindOf = (text: string) => text.split(':', 1)[0]!;
  // where two kinds are due, one comes first in the list and the other last
  const due = [0, game.countMoves(state) - 1].map(index => kindOf(game.format(game.moveAt(state, index))));
  for (const text of samples.filter(sample => !due.includes(kindOf(sample)))) {
    const checked = readMove(game, state, text);
    assert(!checked.ok, `${text} is accepted where ${due.join(' or ')} is due`);
    assert.match(checked.error.code, /^[a-z]+(-[a-z]+)*$/);
    assert.match(checked.error.rule, /^[KD]-[A-Z]\d$/);
    assert.match(checked.error.text, /\w/);
  }
}

/** The record of the game verifies, replays to an equal outcome, and takes no further move. */
function checkEnd(game: AnyGame, state: AnyState, moves: readonly string[], deal: object): void {
  const outcome = game.outcome(state);
  const record = writeRecord(game, state, moves, { deal });
  assert.deepEqual(record.result, outcome);
  assert(verifyRecord(record).ok);
  const replayed = replay(record);
  assert(replayed.ok);
  assert.deepEqual(game.outcome(replayed.value.state), outcome);
  const seats = Array.from({ length: game.seats(state) }, (_, seat) => seat);
  assert.deepEqual(new Set(outcome.ranking.flat()), new Set(seats), 'the ranking is not about all seats');
}
