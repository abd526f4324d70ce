/** The players that think with the value net: alone, with noise, or by rollouts. */
import type { Random } from '@kingdomino/rules';
import type { Move, Position } from '@kingdomino/rules/duel';
import { decisionOf } from '../../baselines/duel/points-player.ts';
import type { Budget, Thought } from '../../bot.ts';
import { normal } from '../../evaluation/normal.ts';
import type { DuelKernel } from '../../nets/duel/kernel.ts';
import { duelKernel } from '../../nets/duel/kernels.ts';
import { Spending } from '../../search/budget.ts';
import { RolloutSearch, type RolloutSearchSettings, USUAL_SEARCH } from '../../search/duel/rollout-search.ts';
import type { DecidedMove } from '../../turns/whole-turn.ts';

export interface NetPlayer {
  /** Where the thought has no budget. */
  readonly usual?: Budget;
  readonly settings?: Partial<RolloutSearchSettings>;
  /** 0 for a player who never looks beyond the round. */
  readonly simulations?: 0;
  /** The standard deviation, in points, of the noise on each move of such a player. */
  readonly valueNoise?: number;
}

const USUAL_BUDGET: Budget = { simulations: 400 };
const searches = new Map<NetPlayer, RolloutSearch>();

/** None where there is no kernel. */
export function netDecision(
  position: Position,
  thought: Thought,
  player: NetPlayer,
): DecidedMove<Move> | undefined {
  const kernel = duelKernel();
  if (!kernel) return undefined;
  const search = searches.get(player) ?? searchOf(kernel, player);
  searches.set(player, search);
  if (player.simulations === 0)
    return decisionOf(position, withValueNoise(search.evaluate(position), player.valueNoise, thought.random));
  return searchedDecision(search, position, thought, player.usual ?? USUAL_BUDGET);
}

function searchedDecision(
  search: RolloutSearch,
  position: Position,
  thought: Thought,
  usual: Budget,
): DecidedMove<Move> {
  const spending = new Spending(thought, usual);
  const searched = search.run(position, spending, thought.random);
  return { ...decisionOf(position, searched), simulations: spending.simulations };
}

function withValueNoise<Valued extends { readonly value: number }>(
  evaluated: readonly Valued[],
  valueNoise = 0,
  random: Random,
): readonly Valued[] {
  if (valueNoise === 0) return evaluated;
  const seen = evaluated.map(each => ({ ...each, value: each.value + valueNoise * normal(random) }));
  return seen.sort((one, other) => other.value - one.value);
}

function searchOf(kernel: DuelKernel, { settings }: NetPlayer): RolloutSearch {
  return new RolloutSearch(kernel, { ...USUAL_SEARCH, ...settings });
}
