/**
 * Looks some rolls further than the net that sees both maps: the most promising moves are played to the end of their
 * round, then the same dice are rolled for all of them. The worst are dropped again and again.
 */
import type { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/duel';
import type { Spending } from '../../search/budget.ts';
import { race } from '../../search/race.ts';
import { EvenRolls } from '../even-rolls.ts';
import type { DuelKernel, KernelMove } from './duel-kernel.ts';

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
  /** How many points a certain win is worth beside the margin. */
  readonly winWeight: number;
}

export const USUAL_KERNEL_SEARCH: KernelSearchSettings = {
  width: 192,
  deepWidth: 6,
  moves: 10,
  depth: 2,
  staying: 0.6,
  priorVisits: 24,
  winWeight: 40,
};

/** A move with what simulations said of it. */
export interface SearchedMove extends KernelMove {
  readonly value: number;
}

interface RacingMove {
  readonly judged: KernelMove;
  readonly number: number;
  own: number;
  other: number;
  win: number;
  visits: number;
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
      .map(each => ({ ...each, value: this.#worthOf(each) }));
    return judged.sort((one, other) => other.value - one.value);
  }

  /** Best first. */
  run(position: Position, spending: Spending, random: Random): SearchedMove[] {
    const { width, moves } = this.#settings;
    const judged = this.#kernel.begin(position, width).map((each, index) => ({ each, index }));
    judged.sort((one, other) => this.#worthOf(other.each) - this.#worthOf(one.each));
    const racing = judged.slice(0, moves).map(({ each, index }, number) => this.#enter(each, index, number));
    const ranking = racing.length > 1 ? this.#race(racing, spending, random) : racing;
    const rest = judged.slice(moves).map(({ each }) => ({ ...each, value: Number.NEGATIVE_INFINITY }));
    return [...ranking.map(each => this.#searched(each)), ...rest];
  }

  #enter(judged: KernelMove, index: number, number: number): RacingMove {
    this.#kernel.enter(index, number, this.#settings.width);
    return { judged, number, own: 0, other: 0, win: 0, visits: 0 };
  }

  #race(moves: readonly RacingMove[], spending: Spending, random: Random): RacingMove[] {
    const { depth, deepWidth, staying } = this.#settings;
    const rolls = new EvenRolls(random);
    const seeds: number[] = [];
    const simulate = (racing: RacingMove, roll: number) => {
      seeds[roll] ??= random.below(2 ** 30);
      this.#kernel.simulate(racing.number, {
        faces: rolls.at(roll),
        seed: seeds[roll]!,
        depth,
        width: deepWidth,
      });
      racing.visits++;
      racing.own += this.#kernel.own;
      racing.other += this.#kernel.other;
      racing.win += this.#kernel.win;
    };
    const worth = (racing: RacingMove) => this.#searched(racing).value;
    const stay = (count: number) => Math.max(1, Math.min(count - 1, Math.round(staying * count)));
    return race(moves, { simulate, worth, staying: stay }, spending);
  }

  #worthOf({ own, other, win }: Pick<KernelMove, 'own' | 'other' | 'win'>): number {
    return own - other + this.#settings.winWeight * win;
  }

  #searched({ judged, own, other, win, visits }: RacingMove): SearchedMove {
    const prior = visits === 0 ? 1 : this.#settings.priorVisits;
    const mean = (first: number, sum: number) => (prior * first + sum) / (prior + visits);
    const found = {
      move: judged.move,
      own: mean(judged.own, own),
      other: mean(judged.other, other),
      win: mean(judged.win, win),
    };
    return { ...found, value: this.#worthOf(found) };
  }
}
