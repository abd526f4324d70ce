/** The naive games by the names they have in records. */
import type { GameId } from '@kingdomino/rules';
import { type NaiveDuelState, naiveDuel } from './naive/duel.ts';
import type { NaiveGame } from './naive/game.ts';
import { type NaiveKingdominoState, naiveKingdomino } from './naive/kingdomino.ts';

export type NaiveState = NaiveKingdominoState | NaiveDuelState;

export const NAIVE_GAMES: Readonly<Record<GameId, NaiveGame<NaiveState>>> = {
  kingdomino: naiveKingdomino,
  duel: naiveDuel,
};
