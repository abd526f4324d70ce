/** Results of this device as the finished games of the player. */
import { BOT_LEVELS } from '@kingdomino/protocol';
import type { FinishedGame } from '@kingdomino/table/achievements';
import { type GameResult, mySeat } from './result-format.ts';

/** Those that somebody here played for himself; a table at home is nobody's. */
export function finishedGamesOf(results: readonly GameResult[]): FinishedGame[] {
  return results.flatMap(result => {
    const mine = mySeat(result);
    if (!mine || result.isFromPad) return [];
    const { id, game, switches, at, seats } = result;
    const others = seats
      .filter(seat => seat !== mine)
      .map(({ points, place, who }) => ({
        points,
        place,
        level: BOT_LEVELS.find(level => level === who),
      }));
    return [{ id, game, switches, at, mine, others }];
  });
}

/** Those of whoever is signed in; all of this device where nobody is. */
export function resultsOf(member: string, results: readonly GameResult[]): readonly GameResult[] {
  return member === '' ? results : results.filter(({ by }) => by === member);
}
