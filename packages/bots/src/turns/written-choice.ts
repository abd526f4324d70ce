/** A bot's answer as texts: so it goes to whoever asked from another thread, program or machine. */
import type { GameId, GameOf, MoveOf } from '@kingdomino/rules';
import type { Choice } from '../bot.ts';

/** The same choice with every move as in the game record. */
export function writeChoice<G extends GameId>(
  game: GameOf<G>,
  { move, rest, candidates, ...others }: Choice<MoveOf<G>>,
): Choice<string> {
  return {
    move: game.format(move),
    ...(rest && { rest: rest.map(each => game.format(each)) }),
    ...(candidates && { candidates: candidates.map(each => ({ ...each, move: game.format(each.move) })) }),
    ...others,
  };
}
