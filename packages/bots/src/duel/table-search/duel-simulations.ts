/** Simulations of the moves of a position, for the thread that leads a search and for those that help. */
import { parsePosition, Random } from '@kingdomino/rules';
import { Position } from '@kingdomino/rules/duel';
import type { DuelTask, Simulations } from '../../search/task.ts';
import { EvenRolls } from '../even-rolls.ts';
import type { DuelKernel } from './duel-kernel.ts';
import { duelKernel, loadDuelKernel } from './duel-kernels.ts';

/** What is added up for a move, by column. */
export const VISITS = 0;
export const OWN = 1;
export const OTHER = 2;
export const WIN = 3;
export const COLUMNS = 4;

type Known = Omit<DuelTask, 'game' | 'position' | 'seed'>;

interface Roll {
  readonly faces: readonly number[];
  readonly seed: number;
}

export class DuelSimulations implements Simulations {
  readonly columns = COLUMNS;
  readonly #kernel: DuelKernel;
  readonly #position: Position;
  readonly #known: Known;
  readonly #random: Random;
  readonly #even: EvenRolls;
  readonly #rolls: Roll[] = [];

  /** The position must be the one that the kernel has begun last. */
  constructor(kernel: DuelKernel, position: Position, known: Known, random: Random) {
    this.#kernel = kernel;
    this.#position = position;
    this.#known = known;
    this.#random = random;
    this.#even = new EvenRolls(random);
    this.#enter();
  }

  /** Turns are numbered as the moves of the task. */
  simulate(turn: number, deal: number, sums: Float64Array): void {
    const kernel = this.#kernel;
    const { width, deepWidth, depth } = this.#known;
    // while others simulated, this thread may have looked at something else
    if (kernel.begun !== this.#position) {
      kernel.begin(this.#position, width);
      this.#enter();
    }
    kernel.simulate(turn, { ...this.#roll(deal), depth, width: deepWidth });
    sums[VISITS]!++;
    sums[OWN]! += kernel.own;
    sums[OTHER]! += kernel.other;
    sums[WIN]! += kernel.win;
  }

  #enter(): void {
    const { moves, width } = this.#known;
    for (const [number, move] of moves.entries()) this.#kernel.enter(move, number, width);
  }

  /** In their order, so that all threads come to the same. */
  #roll(deal: number): Roll {
    while (this.#rolls.length <= deal) {
      const seed = this.#random.below(2 ** 30);
      this.#rolls.push({ seed, faces: this.#even.at(this.#rolls.length) });
    }
    return this.#rolls[deal]!;
  }
}

/** In a thread that helps. Undefined where there is no kernel. */
export async function openDuelSimulations(task: DuelTask): Promise<Simulations | undefined> {
  const read = parsePosition(task.position);
  if (!read.ok || !(read.value.state instanceof Position)) return undefined;
  await loadDuelKernel();
  const kernel = duelKernel();
  if (!kernel) return undefined;
  const { state } = read.value;
  kernel.begin(state, task.width);
  return new DuelSimulations(kernel, state, task, new Random(task.seed));
}
