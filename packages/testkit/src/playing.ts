/** Random games of a mode, the same for the same seed. */
import {
  type AnyState,
  dealerFromText,
  type GameRecord,
  gameById,
  playGame,
  Random,
  replay,
  writeRecord,
} from '@kingdomino/rules';
import type { Mode } from './modes.ts';

export interface RandomGame {
  readonly record: GameRecord;
  readonly state: AnyState;
}

/** Every legal move is equally likely. Stops early after `most` moves. */
export function playRandomly(mode: Mode, seed: number, most = Number.POSITIVE_INFINITY): RandomGame {
  const game = gameById(mode.game);
  const dealer = dealerFromText(`${mode.name} ${seed}`);
  const random = new Random(seed);
  const { state, moves } = playGame(game, mode.options, dealer, position =>
    game.moveAt(position, random.below(game.countMoves(position))),
  );
  const record = writeRecord(game, state, moves, { deal: dealer.reveal() });
  if (moves.length <= most) return { record, state };
  const early = replay(record, most);
  if (!early.ok) throw new Error(early.error.text);
  const begun = writeRecord(game, early.value.state, moves.slice(0, most), { deal: dealer.reveal() });
  return { record: begun, state: early.value.state };
}
