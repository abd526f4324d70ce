/** A game as a link. */
import {
  dealerFromText,
  formatLink,
  type GameId,
  type GameOf,
  playGame,
  writeRecord,
} from '@kingdomino/rules';

/** The link of a game that always takes the first move. */
export function linkOf<G extends GameId>(game: GameOf<G>): string {
  const { state, moves } = playGame(game, { players: 2 }, dealerFromText('study'), now =>
    game.moveAt(now, 0),
  );
  const link = formatLink(writeRecord(game, state, moves));
  if (!link.ok) throw new Error(link.error.text);
  return link.value;
}
