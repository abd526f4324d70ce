/** Games brought to a moment by chance, so that a test can begin there. */
import { type GameId, gameById, Random, type StateOf } from '@kingdomino/rules';
import type { Position as DuelPosition } from '@kingdomino/rules/duel';

export interface Made {
  readonly by: number | 'chance';
  readonly move: string;
}

/** Moves of a random game until `isThere`, tried with one seed after another. */
export function movesUntil<G extends GameId>(
  game: G,
  options: Readonly<Record<string, unknown>>,
  isThere: (state: StateOf<G>, moves: number) => boolean,
): Made[] {
  const rules = gameById(game);
  const read = rules.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  for (let seed = 1; seed < 3000; seed++) {
    const random = new Random(seed);
    const state = rules.start(read.value);
    const made: Made[] = [];
    for (let actor = rules.toAct(state); ; actor = rules.toAct(state)) {
      if (isThere(state, made.length)) return made;
      if (actor === 'nobody') break;
      const move = rules.moveAt(state, random.below(rules.countMoves(state)));
      made.push({ by: actor, move: rules.format(move) });
      rules.advance(state, move);
    }
  }
  throw new Error('no random game comes there');
}

export const whenOver = (game: GameId, options: Readonly<Record<string, unknown>>): Made[] =>
  movesUntil(game, options, state => gameById(game).toAct(state) === 'nobody');

/** How many moves are left to play where a game is shown from near its end: a round and more. */
const LAST_MOVES = 14;

/** A finished game without its end. */
export const nearTheEnd = (game: GameId, options: Readonly<Record<string, unknown>>): Made[] =>
  whenOver(game, options).slice(0, -LAST_MOVES);

export function duelUntil(isThere: (position: DuelPosition) => boolean): Made[] {
  return movesUntil('duel', { players: 2 }, isThere);
}
