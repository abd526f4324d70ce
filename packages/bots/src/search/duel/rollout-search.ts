/**
 * Looks some rolls further than the net that sees both maps: the most promising moves are played to the end of their
 * round, then the same dice are rolled for all of them. The worst are dropped again and again.
 */
import type { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/duel';
import { utilityOfMove } from '../../evaluation/duel/move-utility.ts';
import type { DuelKernel, KernelMove } from '../../nets/duel/kernel.ts';
import type { Spending } from '../budget.ts';
import { race } from '../sequential-halving.ts';
import { COLUMNS, DuelSimulations, OTHER, OWN, VISITS, WIN } from './rollouts.ts';

export interface KernelSearchSettings {
  /** Draws to look at: for the moves themselves, and after the next rolls. */
  readonly width: number;
  readonly deepWidth: number;
  /** How many moves are looked at beyond their round, and for how many rounds. */
  readonly moves: number;
  readonly depth: number;
  /** The share of the moves that stays after each round of the race. */
  readonly staying: number;
  /** So many simulations count as much as the net's first opinion. */
  readonly priorVisits: number;
}

export const USUAL_KERNEL_SEARCH: KernelSearchSettings = {
  width: 192,
  deepWidth: 6,
  moves: 10,
  depth: 2,
  staying: 0.6,
  priorVisits: 24,
};

/** A move with what simulations said of it. */
export interface SearchedMove extends KernelMove {
  readonly value: number;
}

interface RacingMove {
  readonly judged: KernelMove;
  /** Among those that race. */
  readonly index: number;
  readonly sums: Float64Array;
}

export class KernelSearch {
  readonly #kernel: DuelKernel;
  readonly #settings: KernelSearchSettings;

  constructor(kernel: DuelKernel, settings: KernelSearchSettings = USUAL_KERNEL_SEARCH) {
    this.#kernel = kernel;
    this.#settings = settings;
  }

  /** What the net says without looking further, best first. */
  judge(position: Position): SearchedMove[] {
    const judged = this.#kernel
      .begin(position, this.#settings.width)
      .map(each => ({ ...each, value: utilityOfMove(each) }));
    return judged.sort((one, other) => other.value - one.value);
  }

  /** Best first. */
  run(position: Position, spending: Spending, random: Random): SearchedMove[] {
    const { width, deepWidth, depth, moves, staying } = this.#settings;
    const judged = this.#kernel.begin(position, width).map((each, number) => ({ each, number }));
    judged.sort((one, other) => utilityOfMove(other.each) - utilityOfMove(one.each));
    const favourites = judged.slice(0, moves);
    const racing = favourites.map(({ each }, index) => ({
      judged: each,
      index,
      sums: new Float64Array(COLUMNS),
    }));
    const numbers = favourites.map(({ number }) => number);
    const simulations = new DuelSimulations(
      this.#kernel,
      { moves: numbers, width, deepWidth, depth },
      random,
    );
    const rules = {
      simulate: ({ index, sums }: RacingMove, deal: number) => simulations.simulate(index, deal, sums),
      worth: (each: RacingMove) => this.#searched(each).value,
      staying: (count: number) => Math.max(1, Math.min(count - 1, Math.round(staying * count))),
    };
    const ranking = racing.length > 1 ? race(racing, rules, spending) : racing;
    const rest = judged.slice(moves).map(({ each }) => ({ ...each, value: Number.NEGATIVE_INFINITY }));
    return [...ranking.map(each => this.#searched(each)), ...rest];
  }

  #searched({ judged, sums }: RacingMove): SearchedMove {
    const visits = sums[VISITS]!;
    const prior = visits === 0 ? 1 : this.#settings.priorVisits;
    const mean = (first: number, sum: number) => (prior * first + sum) / (prior + visits);
    const found = {
      move: judged.move,
      own: mean(judged.own, sums[OWN]!),
      other: mean(judged.other, sums[OTHER]!),
      win: mean(judged.win, sums[WIN]!),
    };
    return { ...found, value: utilityOfMove(found) };
  }
}
