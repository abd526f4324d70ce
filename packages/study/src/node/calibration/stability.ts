/** Whether the best turn after a second is the best after half a minute. */
import type { GameId } from '@kingdomino/rules';
import { Random } from '@kingdomino/rules';
import { analyse } from '../../evaluation/analysis.ts';
import { type Mode, selfPlay, type Visit } from './self-played.ts';

export interface StabilityResult {
  readonly isSame: boolean;
  /** The chance to win that the early choice gives up, by the long look. */
  readonly loss: number;
}

/** One position of a game, looked at for long. Simulations stand for time, so that a busy machine measures the same. */
export async function measureStability(
  mode: Mode,
  seed: string,
  short: number,
  long: number,
): Promise<StabilityResult> {
  let look: Visit<GameId> | undefined;
  let seen = 0;
  const random = new Random(Number(seed.split('/')[1]) + 17);
  await selfPlay(mode, seed, ({ game, state, at }) => {
    if (game.countMoves(state) > 1 && random.below(++seen) === 0)
      look = { game, state: game.copy(state), at };
  });
  const { game, state } = look!;
  const evaluation = analyse(game, state, 7);
  evaluation.step(short);
  const early = evaluation.value().turns[0]!.moves;
  evaluation.step(long - short);
  const late = evaluation.value();
  const rank = evaluation.rankOf(early);
  return {
    isSame: rank === 0,
    loss: -late.turns[rank]!.change[late.actor === 1 ? 1 : Number(late.actor)]!.win.mean,
  };
}
