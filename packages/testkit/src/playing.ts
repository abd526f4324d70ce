/** Random games of a mode, the same for the same seed. */
import { dealerFromText, type GameRecord, gameById, Random, writeRecord } from '@kingdomino/rules';
import type { Mode } from './modes.ts';

export interface PlayedGame {
  readonly record: GameRecord;
  readonly state: unknown;
}

/** Every legal move is equally likely. Stops early after `most` moves. */
export function playRandomly(mode: Mode, seed: number, most = Number.POSITIVE_INFINITY): PlayedGame {
  const game = gameById(mode.game);
  const options = game.readOptions(mode.options);
  if (!options.ok) throw new Error(options.error.text);
  const state = game.start(options.value);
  const dealer = dealerFromText(`${mode.name} ${seed}`);
  const random = new Random(seed);
  const moves: string[] = [];
  while (game.toAct(state) !== 'nobody' && moves.length < most) {
    const isChance = game.toAct(state) === 'chance';
    const move = isChance
      ? dealer.next(game, state)
      : game.moveAt(state, random.below(game.countMoves(state)));
    moves.push(game.format(move));
    game.advance(state, move);
  }
  return { record: writeRecord(game, state, moves, { deal: dealer.reveal() }), state };
}
