/** Games that were played anyhow, for tests. */
import {
  dealerFromText,
  type GameId,
  type GameRecord,
  gameById,
  playGame,
  Random,
  writeRecord,
} from '@kingdomino/rules';

/** A whole game of random moves. */
export function randomGame(
  id: GameId,
  options: Readonly<Record<string, unknown>>,
  seed = 'study',
): GameRecord {
  const game = gameById(id);
  const random = new Random(seed.length);
  const { state, moves } = playGame(game, options, dealerFromText(seed), at =>
    game.moveAt(at, random.below(game.countMoves(at))),
  );
  return writeRecord(game, state, moves, { players: ['Ann', 'Ben', 'Cleo', 'Dan'] });
}
