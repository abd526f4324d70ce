/** Rollouts of the moves of a position, added up for each move. */
import type { Random } from '@kingdomino/rules';
import type { DuelKernel } from '../../nets/duel/kernel.ts';
import { EvenRolls } from './even-rolls.ts';

/** Where each sum of a move is, and how many there are. */
export const VISITS = 0;
export const OWN = 1;
export const OTHER = 2;
export const WIN = 3;
export const SUMS = 4;

interface RolloutTask {
  /** The moves that are compared, by their numbers in the kernel. */
  readonly moves: readonly number[];
  /** Draws to look at: for the moves themselves, and after the next rolls. */
  readonly width: number;
  readonly deepWidth: number;
  /** Rounds until the net is asked. */
  readonly depth: number;
}

interface Roll {
  readonly faces: readonly number[];
  readonly seed: number;
}

export class Rollouts {
  readonly #kernel: DuelKernel;
  readonly #task: RolloutTask;
  readonly #random: Random;
  readonly #even: EvenRolls;
  readonly #rolls: Roll[] = [];

  /** For the position that the kernel has begun last. */
  constructor(kernel: DuelKernel, task: RolloutTask, random: Random) {
    this.#kernel = kernel;
    this.#task = task;
    this.#random = random;
    this.#even = new EvenRolls(random);
    for (const [number, move] of task.moves.entries()) kernel.enter(move, number, task.width);
  }

  /** Turns are numbered as the moves of the task. */
  simulate(turn: number, deal: number, sums: Float64Array): void {
    const kernel = this.#kernel;
    const { deepWidth, depth } = this.#task;
    kernel.simulate(turn, { ...this.#roll(deal), depth, width: deepWidth });
    sums[VISITS]!++;
    sums[OWN]! += kernel.own;
    sums[OTHER]! += kernel.other;
    sums[WIN]! += kernel.win;
  }

  /** Drawn in their order, so that equal numbers are equal rolls for all moves. */
  #roll(deal: number): Roll {
    while (this.#rolls.length <= deal) {
      const seed = this.#random.below(2 ** 30);
      this.#rolls.push({ seed, faces: this.#even.at(this.#rolls.length) });
    }
    return this.#rolls[deal]!;
  }
}
