/** The games this package knows, by the name they have in records, and the types that follow from it. */
import { duel } from './duel/game.ts';
import type { DuelTypes } from './duel/types.ts';
import { type GameId, isGameId } from './game-ids.ts';
import type { Game } from './kernel/game.ts';
import { kingdomino } from './kingdomino/game.ts';
import type { KingdominoTypes } from './kingdomino/types.ts';

export type { GameId };

/** Everything that is known about a game by its id. Code for either game is written over `G extends GameId`. */
export interface Games {
  readonly kingdomino: KingdominoTypes;
  readonly duel: DuelTypes;
}

// Each a map of its own: read as `Games[G]['state']`, a position of one game would pass for one of either.

/** What a table of this game has agreed on. */
export type OptionsOf<G extends GameId> = { readonly [Id in GameId]: Games[Id]['options'] }[G];
/** Its positions. */
export type StateOf<G extends GameId> = { readonly [Id in GameId]: Games[Id]['state'] }[G];
/** Its moves, as values. */
export type MoveOf<G extends GameId> = { readonly [Id in GameId]: Games[Id]['move'] }[G];
/** The points of one seat. */
export type PointsOf<G extends GameId> = { readonly [Id in GameId]: Games[Id]['points'] }[G];
/** The codes with which moves are refused. */
export type RefusalCodeOf<G extends GameId> = { readonly [Id in GameId]: Games[Id]['refusal'] }[G];

/** All of these: what a `Game` is made of. */
export interface TypesOf<G extends GameId> {
  readonly options: OptionsOf<G>;
  readonly state: StateOf<G>;
  readonly move: MoveOf<G>;
  readonly points: PointsOf<G>;
  readonly refusal: RefusalCodeOf<G>;
}

/** The game of this name. */
export type GameOf<G extends GameId> = Game<G, TypesOf<G>>;

/** Either game, for programs that need not know which. */
export type AnyGame = GameOf<GameId>;
/** A position of either game; `instanceof` tells which. */
export type AnyState = StateOf<GameId>;
/** A move of either game. */
export type AnyMove = MoveOf<GameId>;

/** Both games, by the name they have in records. */
export const GAMES: { readonly [G in GameId]: GameOf<G> } = { kingdomino, duel };

/**
 * A game by its name, for programs that need not know which it is.
 *
 * @param id `kingdomino` or `duel`
 * @returns the game
 * @throws RangeError for any other name
 * @example
 * const game = gameById(record.game);
 */
export function gameById<G extends GameId>(id: G): GameOf<G> {
  if (!isGameId(id)) throw new RangeError(`there is no game called ${JSON.stringify(id)}`);
  return GAMES[id];
}
