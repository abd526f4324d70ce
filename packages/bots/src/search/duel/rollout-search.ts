/**
 * Rollout search: the moves that the value net likes best are played to the end of their round, then the same dice are rolled
 * for all of them. Sequential halving decides between them.
 */
import type { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/duel';
import { utilityOfMove } from '../../evaluation/duel/move-utility.ts';
import type { DuelKernel, KernelMove } from '../../nets/duel/kernel.ts';
import type { Spending } from '../budget.ts';
import { sequentialHalving } from '../sequential-halving.ts';
import { OTHER, OWN, Rollouts, SUMS, VISITS, WIN } from './rollouts.ts';

export interface RolloutSearchSettings {
  /** Draws to look at: for the moves themselves, and after the next rolls. */
  readonly width: number;
  readonly deepWidth: number;
  /** How many moves are looked at beyond their round, and for how many rounds. */
  readonly moves: number;
  readonly depth: number;
  /** The share of the moves that is left after each round of sequential halving. */
  readonly surviving: number;
  /** How many simulations the net's evaluation counts as. */
  readonly priorVisits: number;
}

export const USUAL_SEARCH: RolloutSearchSettings = {
  width: 192,
  deepWidth: 6,
  moves: 10,
  depth: 2,
  surviving: 0.6,
  priorVisits: 24,
};

/** A move with what simulations said of it. */
export interface SearchedMove extends KernelMove {
  readonly value: number;
}

interface Arm {
  readonly evaluated: KernelMove;
  /** Its number among the arms. */
  readonly index: number;
  readonly sums: Float64Array;
}

export class RolloutSearch {
  readonly #kernel: DuelKernel;
  readonly #settings: RolloutSearchSettings;

  constructor(kernel: DuelKernel, settings: RolloutSearchSettings = USUAL_SEARCH) {
    this.#kernel = kernel;
    this.#settings = settings;
  }

  /** What the net says without looking further, best first. */
  evaluate(position: Position): SearchedMove[] {
    const evaluated = this.#kernel
      .begin(position, this.#settings.width)
      .map(each => ({ ...each, value: utilityOfMove(each) }));
    return evaluated.sort((one, other) => other.value - one.value);
  }

  /** Best first. */
  run(position: Position, spending: Spending, random: Random): SearchedMove[] {
    const { width, deepWidth, depth, moves, surviving } = this.#settings;
    const evaluated = this.#kernel.begin(position, width).map((each, number) => ({ each, number }));
    evaluated.sort((one, other) => utilityOfMove(other.each) - utilityOfMove(one.each));
    const favourites = evaluated.slice(0, moves);
    const arms = favourites.map(({ each }, index) => ({
      evaluated: each,
      index,
      sums: new Float64Array(SUMS),
    }));
    const numbers = favourites.map(({ number }) => number);
    const rollouts = new Rollouts(this.#kernel, { moves: numbers, width, deepWidth, depth }, random);
    const rules = {
      simulate: ({ index, sums }: Arm, deal: number) => rollouts.simulate(index, deal, sums),
      mean: (each: Arm) => this.#searched(each).value,
      surviving: (count: number) => Math.max(1, Math.min(count - 1, Math.round(surviving * count))),
    };
    const ranking = arms.length > 1 ? sequentialHalving(arms, rules, spending) : arms;
    const rest = evaluated.slice(moves).map(({ each }) => ({ ...each, value: Number.NEGATIVE_INFINITY }));
    return [...ranking.map(each => this.#searched(each)), ...rest];
  }

  #searched({ evaluated, sums }: Arm): SearchedMove {
    const visits = sums[VISITS]!;
    const prior = visits === 0 ? 1 : this.#settings.priorVisits;
    const mean = (first: number, sum: number) => (prior * first + sum) / (prior + visits);
    const found = {
      move: evaluated.move,
      own: mean(evaluated.own, sums[OWN]!),
      other: mean(evaluated.other, sums[OTHER]!),
      win: mean(evaluated.win, sums[WIN]!),
    };
    return { ...found, value: utilityOfMove(found) };
  }
}
