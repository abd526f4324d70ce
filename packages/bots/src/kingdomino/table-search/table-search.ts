/**
 * The search over the whole table: the net proposes turns, simulated deals decide between them.
 *
 * Each simulation deals the unseen dominoes at random (the same deal for every turn compared), lets every seat play on as the
 * net would for its own good (or greedily, if that is how it has played so far), and after some turns asks the net what will come of it; once the last line is dealt it plays to
 * the end. The worst turns are dropped again and again, so that the best get most of the attention.
 */
import { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import type { Spending } from '../../search/budget.ts';
import { race } from '../../search/race.ts';
import type { KernelTurn, TableKernel } from './table-kernel.ts';

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

/** How many points a certain win is worth beside the margin: as the net was trained. */
const WIN_WEIGHT = 20;
/** Deals once the last line is dealt: they differ only in how the others play. */
const CERTAIN_DEALS = 8;

/** A turn under consideration, with sums over its simulations. */
export interface Weighed {
  readonly index: number;
  readonly turn: KernelTurn;
  visits: number;
  margin: number;
  wins: number;
  readonly scores: Float64Array;
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
    const { seat: me } = position;
    const isEnd = position.dealt === position.setup.lines;
    const weighed = this.#rootTurns(this.#kernel.begin(position), position.options.players, isEnd);
    if (weighed.length === 1) return weighed;
    const { kept } = this.#settings;
    const rules = {
      simulate: (each: Weighed, deal: number) => {
        const ofDeal = (seed ^ Math.imul(deal, 0x9e3779b1)) >>> 0;
        this.#simulate(each, ofDeal, greedySeats(likeness, me, new Random(ofDeal)));
      },
      worth: (each: Weighed) => this.worth(each),
      staying: (count: number) => Math.max(1, Math.floor(kept * count)),
      ...(isEnd && { enoughDeals: CERTAIN_DEALS }),
    };
    return race(weighed, rules, spending);
  }

  /** The mean of what came, and the net's opinion as long as there is little else to go by. */
  worth({ visits, margin, wins, turn }: Weighed): number {
    if (visits === 0) return Number.NEGATIVE_INFINITY;
    const { priorVisits } = this.#settings;
    return (margin + WIN_WEIGHT * wins + priorVisits * turn.value) / (visits + priorVisits);
  }

  #simulate(each: Weighed, seed: number, greedySeats: number): void {
    const kernel = this.#kernel;
    kernel.simulate(each.index, { seed, depth: this.#settings.depth, greedySeats });
    each.visits++;
    each.margin += kernel.margin;
    each.wins += kernel.win;
    for (let seat = 0; seat < each.scores.length; seat++) each.scores[seat]! += kernel.points(seat);
  }

  /** The net's favourites and the best for every pick, best first; all turns where simulations lead to a certain end. */
  #rootTurns(turns: readonly KernelTurn[], players: number, isEnd: boolean): Weighed[] {
    const order = turns.map((_, index) => index);
    order.sort((one, other) => turns[other]!.value - turns[one]!.value);
    const picks = new Set<number>();
    const kept = order.filter((index, rank) => {
      const { slot } = turns[index]!;
      const isNewPick = !picks.has(slot);
      picks.add(slot);
      return isEnd || rank < this.#settings.width || isNewPick;
    });
    return kept.map(index => ({
      index,
      turn: turns[index]!,
      visits: 0,
      margin: 0,
      wins: 0,
      scores: new Float64Array(players),
    }));
  }
}

/** Who plays greedily in this deal, as bits. */
function greedySeats(likeness: ArrayLike<number>, me: number, random: Random): number {
  let bits = 0;
  for (let seat = 0; seat < likeness.length; seat++)
    if (random.unit() >= likeness[seat]! && seat !== me) bits |= 1 << seat;
  return bits;
}
