/** Players that think with the full-state value net, which runs in a kernel. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { decided, fullGreedyTurn } from '../../baselines/kingdomino/baselines.ts';
import type { Thought } from '../../bot.ts';
import type { KingdominoKernel } from '../../nets/kingdomino/kernel.ts';
import { kingdominoKernel } from '../../nets/kingdomino/kernels.ts';
import type { ValuedTurn } from '../../turns/kingdomino/turn.ts';
import type { Opinion, TurnPlayer } from '../../turns/kingdomino/turn-bot.ts';

export type NetPlayer = (kernel: KingdominoKernel, position: Position, thought: Thought) => Opinion;

/** Where there is no kernel, full greedy plays: the one player that stands in for all of these. */
export function withKernel(player: NetPlayer): TurnPlayer {
  return (position, thought) => {
    const kernel = kingdominoKernel(position.setup.size);
    return kernel ? player(kernel, position, thought) : decided(fullGreedyTurn(position, thought.random));
  };
}

/** Every turn as the net values it, best first. */
export function valuedTurns(kernel: KingdominoKernel, position: Position): ValuedTurn[] {
  const turns = kernel
    .begin(position)
    .map(({ place, slot, value, win }) => ({ place, slot, value, winChance: win }));
  return turns.sort((one, other) => other.value - one.value);
}

/** The net without search: some tenths of a millisecond a turn. */
export const valueNetTurns: TurnPlayer = withKernel((kernel, position) => ({
  turns: valuedTurns(kernel, position),
}));
