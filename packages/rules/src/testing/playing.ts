/** Games played by text or at random, for tests. */
import type { AnyGame, AnyState, GameId, GameOf, StateOf } from '../games.ts';
import { dealerFromText } from '../kernel/dealer.ts';
import { type Game, type GameTypes, type Outcome, readMove } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';
import { playGame } from '../play-game.ts';
import { type GameRecord, writeRecord } from '../record.ts';

export function begin<Types extends GameTypes>(
  game: Game<string, Types>,
  options: Readonly<Record<string, unknown>>,
): Types['state'] {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  return game.start(read.value);
}

/** Plays these moves on `state`, in place; one text may hold several, with spaces between. */
export function playTexts<Types extends GameTypes>(
  game: Game<string, Types>,
  state: Types['state'],
  ...texts: readonly string[]
): Types['state'] {
  for (const text of texts.flatMap(several => several.split(' '))) {
    const move = readMove(game, state, text);
    if (!move.ok) throw new Error(`${text}: ${move.error.text}`);
    game.advance(state, move.value);
  }
  return state;
}

/** The code with which a move is refused, or `legal`. */
export function verdict<Types extends GameTypes>(
  game: Game<string, Types>,
  state: Types['state'],
  text: string,
): string {
  const move = readMove(game, state, text);
  return move.ok ? 'legal' : move.error.code;
}

export interface RandomGame<G extends GameId> {
  readonly state: StateOf<G>;
  readonly record: GameRecord;
}

/** Every legal move equally likely; the same seed plays the same game. Stops early after `most` moves. */
export function playRandomly<G extends GameId>(
  game: GameOf<G>,
  options: Readonly<Record<string, unknown>>,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): RandomGame<G> {
  const dealer = dealerFromText(`deal ${seed}`);
  const random = new Random(seed);
  const { state, moves } = playGame(game, options, dealer, position =>
    game.moveAt(position, random.below(game.countMoves(position))),
  );
  const record = writeRecord(game, state, moves, { deal: dealer.reveal() });
  if (moves.length <= most) return { state, record };
  const early = playTexts(game, begin(game, options), ...moves.slice(0, most));
  return { state: early, record: writeRecord(game, early, moves.slice(0, most), { deal: dealer.reveal() }) };
}

/** Everything a caller can see of a position, to tell whether it has changed. */
export function snapshot(game: AnyGame, state: AnyState): { outcome: Outcome; rest: string } {
  const count = game.countMoves(state);
  const samples = count === 0 ? [] : [0, count >> 1, count - 1].map(index => game.moveAt(state, index));
  const rest = { actor: game.toAct(state), count, samples, state, options: game.optionsOf(state) };
  return { outcome: game.outcome(state), rest: JSON.stringify(rest) };
}
