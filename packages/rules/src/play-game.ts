/** A whole game: chance is dealt, seats are asked. */
import type { Dealer } from './kernel/dealer.ts';
import type { Game, GameTypes, Seat } from './kernel/game.ts';
import { validOptions } from './kernel/misuse.ts';

/** A game that was played to its end. */
export interface PlayedGame<State> {
  /** The last position. */
  readonly state: State;
  /** All moves as a record writes them, chance included. */
  readonly moves: readonly string[];
}

/**
 * Plays a whole game.
 *
 * @param game the game to play
 * @param options its options, as from outside; what is absent is off
 * @param dealer plays chance
 * @param choose returns a legal move for the seat to act; the position goes on changing, so keep a `copy` of it
 * @returns the last position and all moves, as a record writes them
 * @throws RangeError for bad options and for an illegal move
 * @example
 * const { state, moves } = playGame(game, { players: 2 }, dealer, position => game.moveAt(position, 0));
 */
export function playGame<Types extends GameTypes>(
  game: Game<string, Types>,
  options: Readonly<Record<string, unknown>>,
  dealer: Dealer,
  choose: (state: Types['state'], seat: Seat) => Types['move'],
): PlayedGame<Types['state']> {
  const state = game.start(validOptions(game.readOptions(options)));
  const moves: string[] = [];
  for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
    const move = actor === 'chance' ? dealer.next(game, state) : choose(state, actor);
    moves.push(game.format(move));
    game.advance(state, move);
  }
  return { state, moves };
}
