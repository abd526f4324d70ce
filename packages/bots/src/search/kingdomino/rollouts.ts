/** Simulations of the turns of a position. */
import { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { Aim } from '../../evaluation/kingdomino/game-utility.ts';
import type { TableKernel } from '../../nets/kingdomino/kernel.ts';

/** What is added up for a turn, by column; from the last one on the points by seat. */
export const VISITS = 0;
export const WORTH = 1;
export const WINS = 2;
export const SCORES = 3;

export function columnsFor(players: number): number {
  return SCORES + players;
}

interface SimulationTask {
  /** Of the deals: with it, equal numbers are equal deals. */
  readonly seed: number;
  /** By seat: how likely it is to play as the net would; who does not plays greedily. */
  readonly likeness: ArrayLike<number>;
  /** Turns played in a simulation before the net is asked. */
  readonly depth: number;
}

export class TableSimulations {
  readonly #kernel: TableKernel;
  readonly #position: Position;
  readonly #players: number;
  readonly #aim: Aim;
  readonly #task: SimulationTask;
  readonly #points = (seat: number) => this.#kernel.points(seat);

  constructor(kernel: TableKernel, position: Position, task: SimulationTask) {
    this.#kernel = kernel;
    this.#position = position;
    this.#players = position.options.players;
    this.#aim = new Aim(position);
    this.#task = task;
  }

  simulate(turn: number, deal: number, sums: Float64Array): void {
    const kernel = this.#kernel;
    const { likeness, depth } = this.#task;
    const seed = (this.#task.seed ^ Math.imul(deal, 0x9e3779b1)) >>> 0;
    kernel.simulate(turn, {
      seed,
      depth,
      greedySeats: greedySeats(likeness, this.#position.seat, new Random(seed)),
    });
    const prospect = this.#aim.ofGame(kernel, this.#points);
    sums[VISITS]!++;
    sums[WORTH]! += this.#aim.worth(prospect);
    sums[WINS]! += prospect.win;
    for (let seat = 0; seat < this.#players; seat++) sums[SCORES + seat]! += kernel.points(seat);
  }
}

/** Who plays greedily in this deal, as bits. */
function greedySeats(likeness: ArrayLike<number>, me: number, random: Random): number {
  let bits = 0;
  for (let seat = 0; seat < likeness.length; seat++)
    if (random.unit() >= likeness[seat]! && seat !== me) bits |= 1 << seat;
  return bits;
}
