/** One whole game between bots, decided by a text: the same text gives the same game everywhere. */
import { type ArenaPlayer, type MatchResult, playMatch } from '@kingdomino/bots/arena';
import { nodeParts } from '@kingdomino/bots/node';
import type { ChosenGame } from './chosen-game.ts';

export function simulateGame(
  { game, options }: ChosenGame,
  players: readonly ArenaPlayer[],
  seed: string,
): Promise<MatchResult> {
  const { now } = nodeParts;
  return playMatch(
    { game, options: game.writeOptions(options), deal: seed, seed: `${seed}/bots`, now },
    players,
  );
}
