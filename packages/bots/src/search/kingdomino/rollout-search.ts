/**
 * The search over the whole table: the net proposes turns, simulated deals decide between them.
 *
 * Each simulation deals the unseen dominoes at random (the same deal for every turn compared), lets every seat play on as the
 * net would for its own good (or greedily, if that is how it has played so far), and after some turns asks the net what will come of it; once the last line is dealt it plays to
 * the end. The worst turns are dropped again and again, so that the best get most of the attention.
 */
import type { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { Aim } from '../../evaluation/kingdomino/game-utility.ts';
import type { KernelTurn, TableKernel } from '../../nets/kingdomino/kernel.ts';
import type { Spending } from '../budget.ts';
import { race } from '../sequential-halving.ts';
import { MirrorImages } from './mirror-images.ts';
import { columnsFor, SCORES, TableSimulations, VISITS, WINS, WORTH } from './rollouts.ts';

export interface TableSearchSettings {
  /** Root turns beyond the best for each pick. */
  readonly width: number;
  /** Turns played in a simulation before the net is asked. */
  readonly depth: number;
  /** The share of the turns that stays after each round of the race. */
  readonly kept: number;
  /** How many simulations the net's first opinion weighs. */
  readonly priorVisits: number;
}

export const USUAL_TABLE_SEARCH: TableSearchSettings = { width: 8, depth: 8, kept: 0.6, priorVisits: 4 };

/** Deals once the last line is dealt: they differ only in how the others play. */
const CERTAIN_DEALS = 8;

/** A turn under consideration, with sums over its simulations. */
export class Weighed {
  readonly index: number;
  readonly turn: KernelTurn;
  /** What the net's first opinion weighs, in simulations, and what it is. */
  readonly prior: { readonly visits: number; readonly worth: number };
  readonly sums: Float64Array;

  constructor(index: number, turn: KernelTurn, prior: Weighed['prior'], players: number) {
    this.index = index;
    this.turn = turn;
    this.prior = prior;
    this.sums = new Float64Array(columnsFor(players));
  }

  get visits(): number {
    return this.sums[VISITS]!;
  }

  get worth(): number {
    return this.sums[WORTH]!;
  }

  get wins(): number {
    return this.sums[WINS]!;
  }

  /** By seat. */
  get scores(): Float64Array {
    return this.sums.subarray(SCORES);
  }
}

export interface SearchTask {
  /** By seat: how likely it is to play as the net would; who does not plays greedily. */
  readonly likeness: ArrayLike<number>;
  readonly spending: Spending;
  readonly random: Random;
}

export class TableSearch {
  readonly #kernel: TableKernel;
  readonly #settings: TableSearchSettings;

  constructor(kernel: TableKernel, settings: TableSearchSettings = USUAL_TABLE_SEARCH) {
    this.#kernel = kernel;
    this.#settings = settings;
  }

  /** Best first. */
  search(position: Position, { likeness, spending, random }: SearchTask): readonly Weighed[] {
    const seed = random.bits();
    const { kept, depth } = this.#settings;
    const isEnd = position.dealt === position.setup.lines;
    const weighed = this.#rootTurns(position, this.#kernel.begin(position), new Aim(position));
    if (weighed.length === 1) return weighed;
    const simulations = new TableSimulations(this.#kernel, position, { seed, likeness, depth });
    const rules = {
      simulate: ({ index, sums }: Weighed, deal: number) => simulations.simulate(index, deal, sums),
      worth: worthOf,
      staying: (count: number) => Math.max(1, Math.floor(kept * count)),
      ...(isEnd && { enoughDeals: CERTAIN_DEALS }),
    };
    return race(weighed, rules, spending);
  }

  /**
   * The net's favourites and the best for every pick, best first, of mirror images the first; all turns where simulations lead to
   * a certain end, which need no opinion.
   */
  #rootTurns(position: Position, turns: readonly KernelTurn[], aim: Aim): Weighed[] {
    const isEnd = position.dealt === position.setup.lines;
    const { width, priorVisits } = this.#settings;
    const order = turns.map((_, index) => index);
    order.sort((one, other) => turns[other]!.value - turns[one]!.value);
    const images = position.phase === 'place' ? new MirrorImages(position.kingdom, position.held) : undefined;
    const picks = new Set<number>();
    const seen = new Set<string>();
    const kept = order.filter(index => {
      const { place, slot } = turns[index]!;
      const image = `${images && place >= 0 ? images.numberOf(place) : place}/${slot}`;
      const isNewPick = !picks.has(slot);
      if (seen.has(image) || !(isEnd || seen.size < width || isNewPick)) return false;
      picks.add(slot);
      seen.add(image);
      return true;
    });
    return kept.map(index => {
      const prior = { visits: isEnd ? 0 : priorVisits, worth: aim.worth(aim.ofTurn(turns[index]!)) };
      return new Weighed(index, turns[index]!, prior, position.options.players);
    });
  }
}

/** The mean of what came, and the net's opinion as long as there is little else to go by. */
export function worthOf({ visits, worth, prior }: Weighed): number {
  if (visits === 0) return Number.NEGATIVE_INFINITY;
  return (worth + prior.visits * prior.worth) / (visits + prior.visits);
}
