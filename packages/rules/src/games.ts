/** The games this package knows, by the name they have in records. */
import { duel } from './duel/game.ts';
import type { AnyGame } from './kernel/game.ts';
import { kingdomino } from './kingdomino/game.ts';

export const GAMES = { kingdomino, duel } as const;
export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as GameId[];

export function isGameId(id: unknown): id is GameId {
  return typeof id === 'string' && Object.hasOwn(GAMES, id);
}

export function gameById(id: GameId): AnyGame {
  return GAMES[id] as AnyGame;
}
