/** The player that searches with the net that sees both maps. */
import type { Random } from '@kingdomino/rules';
import type { Move, Position } from '@kingdomino/rules/duel';
import { decisionOf } from '../../baselines/duel/points-player.ts';
import type { Budget, Thought } from '../../bot.ts';
import type { DuelKernel } from '../../nets/duel/kernel.ts';
import { duelKernel } from '../../nets/duel/kernels.ts';
import { Spending } from '../../search/budget.ts';
import {
  KernelSearch,
  type KernelSearchSettings,
  USUAL_KERNEL_SEARCH,
} from '../../search/duel/rollout-search.ts';
import type { DecidedMove } from '../../turns/whole-turn.ts';
import { normal } from '../../evaluation/normal.ts';

export interface KernelPlayer {
  /** Where the thought has no budget. */
  readonly usual?: Budget;
  readonly settings?: Partial<KernelSearchSettings>;
  /** 0 for a player who never looks beyond the round. */
  readonly simulations?: 0;
  /** By how many points such a player misjudges a move, as a rule. */
  readonly blur?: number;
}

const USUAL_BUDGET: Budget = { simulations: 400 };
const searches = new Map<KernelPlayer, KernelSearch>();

/** None where there is no kernel. */
export function kernelDecision(
  position: Position,
  thought: Thought,
  player: KernelPlayer,
): DecidedMove<Move> | undefined {
  const kernel = duelKernel();
  if (!kernel) return undefined;
  const search = searches.get(player) ?? searchOf(kernel, player);
  searches.set(player, search);
  if (player.simulations === 0)
    return decisionOf(position, blurred(search.judge(position), player.blur, thought.random));
  return searchedDecision(search, position, thought, player.usual ?? USUAL_BUDGET);
}

function searchedDecision(
  search: KernelSearch,
  position: Position,
  thought: Thought,
  usual: Budget,
): DecidedMove<Move> {
  const spending = new Spending(thought, usual);
  const searched = search.run(position, spending, thought.random);
  return { ...decisionOf(position, searched), simulations: spending.simulations };
}

function blurred<Judged extends { readonly value: number }>(
  judged: readonly Judged[],
  blur = 0,
  random: Random,
): readonly Judged[] {
  if (blur === 0) return judged;
  const seen = judged.map(each => ({ ...each, value: each.value + blur * normal(random) }));
  return seen.sort((one, other) => other.value - one.value);
}

function searchOf(kernel: DuelKernel, { settings }: KernelPlayer): KernelSearch {
  return new KernelSearch(kernel, { ...USUAL_KERNEL_SEARCH, ...settings });
}
