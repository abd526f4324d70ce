/** The games this package knows. */
import { duel } from './duel/game.ts';
import type { AnyGame } from './kernel/game.ts';
import { kingdomino } from './kingdomino/game.ts';

/** Both games, by the name they have in records. */
export const GAMES = { kingdomino, duel } as const;
/** The name of a game. */
export type GameId = keyof typeof GAMES;
/** All names. */
export const GAME_IDS = Object.keys(GAMES) as GameId[];

/** Whether this is the name of a game. */
export function isGameId(id: unknown): id is GameId {
  return typeof id === 'string' && Object.hasOwn(GAMES, id);
}

/** A game by its name, for programs that need not know which it is. */
export function gameById(id: GameId): AnyGame {
  return GAMES[id] as AnyGame;
}
