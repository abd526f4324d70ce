/**
 * Rollout search: the value net proposes turns, simulated deals decide between them by sequential halving.
 *
 * Each rollout deals the unseen dominoes at random (the same deal for every turn compared) and lets every seat play on as the net
 * would for its own good, or greedily, if that is how it has played so far. After some turns the net evaluates the position; once
 * the last line is dealt the rollout plays to the end.
 */
import type { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { GameUtility } from '../../evaluation/kingdomino/game-utility.ts';
import type { KernelTurn, KingdominoKernel } from '../../nets/kingdomino/kernel.ts';
import type { Spending } from '../budget.ts';
import { sequentialHalving } from '../sequential-halving.ts';
import { MirrorImages } from './mirror-images.ts';
import { Rollouts, SCORES, sumsFor, UTILITY, VISITS, WINS } from './rollouts.ts';

export interface RolloutSearchSettings {
  /** Root turns beyond the best for each pick. */
  readonly width: number;
  /** Turns played in a simulation before the net is asked. */
  readonly depth: number;
  /** The share of the turns that is left after each round of sequential halving. */
  readonly surviving: number;
  /** How many simulations the net's evaluation counts as. */
  readonly priorVisits: number;
}

export const USUAL_SEARCH: RolloutSearchSettings = { width: 8, depth: 8, surviving: 0.6, priorVisits: 4 };

/** Deals once the last line is dealt: they differ only in how the others play. */
const CERTAIN_DEALS = 8;

/** A turn under consideration, with sums over its simulations. */
export class Arm {
  readonly index: number;
  readonly turn: KernelTurn;
  /** The net's evaluation, and how many simulations it counts as. */
  readonly prior: { readonly visits: number; readonly utility: number };
  readonly sums: Float64Array;

  constructor(index: number, turn: KernelTurn, prior: Arm['prior'], players: number) {
    this.index = index;
    this.turn = turn;
    this.prior = prior;
    this.sums = new Float64Array(sumsFor(players));
  }

  get visits(): number {
    return this.sums[VISITS]!;
  }

  get utility(): number {
    return this.sums[UTILITY]!;
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
  /** By seat: the probability that it plays as the net would; else it plays greedily. */
  readonly posterior: ArrayLike<number>;
  readonly spending: Spending;
  readonly random: Random;
}

export class RolloutSearch {
  readonly #kernel: KingdominoKernel;
  readonly #settings: RolloutSearchSettings;

  constructor(kernel: KingdominoKernel, settings: RolloutSearchSettings = USUAL_SEARCH) {
    this.#kernel = kernel;
    this.#settings = settings;
  }

  /** Best first. */
  search(position: Position, { posterior, spending, random }: SearchTask): readonly Arm[] {
    const seed = random.bits();
    const { surviving, depth } = this.#settings;
    const isEnd = position.dealt === position.setup.lines;
    const arms = this.#rootTurns(position, this.#kernel.begin(position), new GameUtility(position));
    if (arms.length === 1) return arms;
    const rollouts = new Rollouts(this.#kernel, position, { seed, posterior, depth });
    const rules = {
      simulate: ({ index, sums }: Arm, deal: number) => rollouts.simulate(index, deal, sums),
      mean: meanUtility,
      surviving: (count: number) => Math.max(1, Math.floor(surviving * count)),
      ...(isEnd && { enoughDeals: CERTAIN_DEALS }),
    };
    return sequentialHalving(arms, rules, spending);
  }

  /**
   * The net's favourites and the best for every pick, best first, of mirror images the first; all turns where simulations lead to
   * a certain end, which need no prior.
   */
  #rootTurns(position: Position, turns: readonly KernelTurn[], gameUtility: GameUtility): Arm[] {
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
      const prior = {
        visits: isEnd ? 0 : priorVisits,
        utility: gameUtility.of(gameUtility.ofTurn(turns[index]!)),
      };
      return new Arm(index, turns[index]!, prior, position.options.players);
    });
  }
}

/** The mean utility of the rollouts, with the net's evaluation as a prior. */
export function meanUtility({ visits, utility, prior }: Arm): number {
  if (visits === 0) return Number.NEGATIVE_INFINITY;
  return (utility + prior.visits * prior.utility) / (visits + prior.visits);
}
