/**
 * The value of a position and of its turns, more exact with every step. All turns see the same deals; those that fall clearly
 * behind get no more of them.
 */
import { type RolloutEvaluator, utilityOf } from '@kingdomino/bots/rollouts';
import type { Actor, GameId, MoveOf } from '@kingdomino/rules';
import { type Estimate, Samples, type SeatValue } from './samples.ts';

/** A turn with what each seat may expect after it. */
export interface TurnValue<Move> {
  /** One move, or a placement with its pick. */
  readonly moves: readonly Move[];
  readonly simulations: number;
  /** By seat. */
  readonly seats: readonly SeatValue[];
  /** By seat: what it has more than after the best turn, on the same deals; for the seat to act usually less. */
  readonly change: readonly SeatValue[];
}

/** What is known about a position so far. */
export interface PositionValue<Move> {
  readonly actor: Actor;
  /** Solved, not simulated. */
  readonly isExact: boolean;
  readonly simulations: number;
  /** By seat: after the best turn, or over what chance may do. */
  readonly seats: readonly SeatValue[];
  /** Best first; none where chance is to act. */
  readonly turns: readonly TurnValue<Move>[];
}

/** How many deals a turn gets in a row: at first, and whenever it is its turn again. */
const FIRST_BLOCK = 4;
const BLOCK = 8;
/** So many standard errors behind the best, a turn is out of the race. */
const HOPELESS = 2.5;
/** Fewer are never left: somebody wants to see what else there is. */
const FEWEST_LEFT = 2;

const NOTHING: Estimate = { mean: 0, error: 0 };
const NO_CHANGE: SeatValue = { points: NOTHING, win: NOTHING };

/** An evaluation under way: `step` makes it more exact, `value` says what is known. */
export class Evaluation<G extends GameId> {
  readonly #rollouts: RolloutEvaluator<G>;
  readonly #samples: Samples[] = [];
  readonly #kept = new Set<number>();

  constructor(rollouts: RolloutEvaluator<G>) {
    this.#rollouts = rollouts;
  }

  /** Keeps a turn in the race, whatever becomes of it; says whether there is such a turn. */
  keep(moves: readonly MoveOf<G>[]): boolean {
    const turn = this.#rollouts.find(moves);
    if (turn >= 0) this.#kept.add(turn);
    return turn >= 0;
  }

  /** The turn that simulations count on here: the net's favourite. */
  get favourite(): readonly MoveOf<G>[] {
    return this.#rollouts.turns[0]!.moves;
  }

  /** Makes about so many simulations. */
  step(simulations: number): void {
    for (let left = simulations; left > 0 && !this.isDone; ) left -= this.#simulate(this.#next());
  }

  /**
   * What each seat has more after one turn than after another, on the same deals: so many are made of these two alone. Undefined
   * where there is no such turn.
   */
  compare(
    one: readonly MoveOf<G>[],
    other: readonly MoveOf<G>[],
    deals: number,
  ): readonly SeatValue[] | undefined {
    const turns = [one, other].map(moves => this.#rollouts.find(moves));
    if (turns.includes(-1)) return undefined;
    const wanted = Math.min(deals, this.#rollouts.enoughDeals);
    for (const turn of turns) while (this.#all()[turn]!.count < wanted) this.#simulate(turn);
    const [first, second] = turns.map(turn => this.#all()[turn]!);
    return this.#seats(first!, second);
  }

  /** Made so far, of all turns together. */
  get simulations(): number {
    return this.#all().reduce((sum, { count }) => sum + count, 0);
  }

  /** More simulations would tell nothing more. */
  get isDone(): boolean {
    const { enoughDeals } = this.#rollouts;
    return enoughDeals !== Number.POSITIVE_INFINITY && this.#all().every(({ count }) => count >= enoughDeals);
  }

  /** Every turn has been looked at: before, values are missing. */
  get isBegun(): boolean {
    return this.#all().every(({ count }) => count > 0);
  }

  /** As far as it is known by now. */
  value(): PositionValue<MoveOf<G>> {
    const { actor, turns, isExact } = this.#rollouts;
    const samples = this.#all();
    const ranking = this.#ranking();
    const best = samples[ranking[0]!]!;
    return {
      actor,
      isExact,
      simulations: this.simulations,
      seats: this.#seats(best),
      turns:
        actor === 'chance'
          ? []
          : ranking.map(index => this.#turn(turns[index]!.moves, samples[index]!, best)),
    };
  }

  /** The place of a turn among those of `value`; -1 where there is no such turn. */
  rankOf(moves: readonly MoveOf<G>[]): number {
    return this.#ranking().indexOf(this.#rollouts.find(moves));
  }

  #turn(moves: readonly MoveOf<G>[], samples: Samples, best: Samples): TurnValue<MoveOf<G>> {
    const change = samples === best ? this.#seats(samples).map(() => NO_CHANGE) : this.#seats(samples, best);
    return { moves, simulations: samples.count, seats: this.#seats(samples), change };
  }

  #seats(samples: Samples, minus?: Samples): SeatValue[] {
    return Array.from({ length: this.#rollouts.seats }, (_, seat) => ({
      points: this.#known(samples.estimate(samples.pointsColumn(seat), minus)),
      win: this.#known(samples.estimateWin(seat, minus)),
    }));
  }

  /** Where nothing is left to chance, one look is enough. */
  #known({ mean, error }: Estimate): Estimate {
    return { mean, error: this.#rollouts.enoughDeals === Number.POSITIVE_INFINITY ? error : 0 };
  }

  /** By the deals that each has in common with the one that looks best; best first. */
  #ranking(): number[] {
    const samples = this.#all();
    const column = samples[0]!.utilityColumn;
    const means = samples.map(each =>
      each.count === 0 ? Number.NEGATIVE_INFINITY : each.estimate(column).mean,
    );
    const leader = means.indexOf(Math.max(...means));
    const behind = samples.map((each, index) =>
      index === leader
        ? 0
        : each.count === 0
          ? Number.POSITIVE_INFINITY
          : samples[leader]!.estimate(column, each).mean,
    );
    return [...samples.keys()].sort((one, other) => behind[one]! - behind[other]! || one - other);
  }

  /** The turn that has seen fewest deals, of those that may still be best. */
  #next(): number {
    const samples = this.#all();
    const fresh = samples.findIndex(({ count }) => count === 0);
    if (fresh >= 0) return fresh;
    const ranking = this.#ranking();
    const best = samples[ranking[0]!]!;
    const left = ranking.filter(
      (index, rank) => rank < FEWEST_LEFT || this.#kept.has(index) || isHopeful(best, samples[index]!),
    );
    const { enoughDeals } = this.#rollouts;
    const open = left.filter(index => samples[index]!.count < enoughDeals);
    return open.reduce(
      (least, index) => (samples[index]!.count < samples[least]!.count ? index : least),
      open[0] ?? 0,
    );
  }

  #simulate(turn: number): number {
    const { enoughDeals, actor } = this.#rollouts;
    const samples = this.#all()[turn]!;
    const wanted = samples.count === 0 ? FIRST_BLOCK : BLOCK;
    const block = Math.max(1, Math.min(wanted, enoughDeals - samples.count));
    for (let made = 0; made < block; made++) {
      const sample = this.#rollouts.simulate(turn, samples.count);
      samples.add(sample, typeof actor === 'number' ? utilityOf(sample, actor) : 0);
    }
    return block;
  }

  #all(): readonly Samples[] {
    while (this.#samples.length < this.#rollouts.turns.length)
      this.#samples.push(new Samples(this.#rollouts.seats));
    return this.#samples;
  }
}

function isHopeful(best: Samples, samples: Samples): boolean {
  const { mean, error } = best.estimate(best.utilityColumn, samples);
  return mean <= HOPELESS * error;
}
