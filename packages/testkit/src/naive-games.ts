/** The naive games by the names they have in records. */
import type { GameId } from '@kingdomino/rules';
import { naiveDuel } from './naive/duel.ts';
import type { NaiveGame } from './naive/game.ts';
import { naiveKingdomino } from './naive/kingdomino.ts';

export const NAIVE_GAMES = { kingdomino: naiveKingdomino, duel: naiveDuel } as unknown as Readonly<
  Record<GameId, NaiveGame<unknown>>
>;
