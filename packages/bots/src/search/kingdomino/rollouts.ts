/** Rollouts of the turns of a position, added up for each turn. */
import { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { GameUtility } from '../../evaluation/kingdomino/game-utility.ts';
import type { KingdominoKernel } from '../../nets/kingdomino/kernel.ts';

/** Where each sum of a turn is; from the last one on the points by seat. */
export const VISITS = 0;
export const UTILITY = 1;
export const WINS = 2;
export const SCORES = 3;

export function sumsFor(players: number): number {
  return SCORES + players;
}

interface RolloutTask {
  /** Of the deals: with it, equal numbers are equal deals. */
  readonly seed: number;
  /** By seat: the probability that it plays as the net would; else it plays greedily. */
  readonly posterior: ArrayLike<number>;
  /** Turns played before the net evaluates the position. */
  readonly depth: number;
}

export class Rollouts {
  readonly #kernel: KingdominoKernel;
  readonly #position: Position;
  readonly #players: number;
  readonly #utility: GameUtility;
  readonly #task: RolloutTask;
  readonly #points = (seat: number) => this.#kernel.points(seat);

  constructor(kernel: KingdominoKernel, position: Position, task: RolloutTask) {
    this.#kernel = kernel;
    this.#position = position;
    this.#players = position.options.players;
    this.#utility = new GameUtility(position);
    this.#task = task;
  }

  simulate(turn: number, deal: number, sums: Float64Array): void {
    const kernel = this.#kernel;
    const { posterior, depth } = this.#task;
    const seed = (this.#task.seed ^ Math.imul(deal, 0x9e3779b1)) >>> 0;
    kernel.simulate(turn, {
      seed,
      depth,
      greedySeats: greedySeats(posterior, this.#position.seat, new Random(seed)),
    });
    const value = this.#utility.ofGame(kernel, this.#points);
    sums[VISITS]!++;
    sums[UTILITY]! += this.#utility.of(value);
    sums[WINS]! += value.win;
    for (let seat = 0; seat < this.#players; seat++) sums[SCORES + seat]! += kernel.points(seat);
  }
}

/** Who plays greedily in this deal, as bits. */
function greedySeats(posterior: ArrayLike<number>, me: number, random: Random): number {
  let bits = 0;
  for (let seat = 0; seat < posterior.length; seat++)
    if (random.unit() >= posterior[seat]! && seat !== me) bits |= 1 << seat;
  return bits;
}
