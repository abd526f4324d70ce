/** One whole game between bots, decided by a text: the same text gives the same game everywhere. */
import { type MatchResult, type Player, playMatch } from '@kingdomino/bots/arena';
import { nodeParts } from '@kingdomino/bots/node';
import type { Table } from './table.ts';

export function simulateGame(
  { game, options }: Table,
  players: readonly Player[],
  seed: string,
): Promise<MatchResult> {
  const { now } = nodeParts;
  return playMatch(
    { game, options: game.writeOptions(options), deal: seed, seed: `${seed}/bots`, now },
    players,
  );
}
