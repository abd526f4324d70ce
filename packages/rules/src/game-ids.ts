/** The names of the games, without the games: whoever only asks for a name need not load the rules. */
/** The name of a game. */
export type GameId = 'kingdomino' | 'duel';

/** All names. */
export const GAME_IDS: readonly GameId[] = ['kingdomino', 'duel'];

/**
 * Whether a value is the name of a game.
 *
 * @param id any value
 * @example
 * isGameId('duel'); // true
 */
export function isGameId(id: unknown): id is GameId {
  return GAME_IDS.some(each => each === id);
}
