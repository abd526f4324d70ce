/** Simulations of the turns of a position, for the thread that leads a search and for those that help. */
import { parsePosition, Random } from '@kingdomino/rules';
import { Position } from '@kingdomino/rules/kingdomino';
import type { Simulations, TableTask } from '../../search/task.ts';
import { Aim } from './aim.ts';
import type { TableKernel } from './table-kernel.ts';
import { loadTableKernel, tableKernelFor } from './table-kernels.ts';

/** What is added up for a turn, by column; from the last one on the points by seat. */
export const VISITS = 0;
export const WORTH = 1;
export const WINS = 2;
export const SCORES = 3;

export function columnsFor(players: number): number {
  return SCORES + players;
}

export class TableSimulations implements Simulations {
  readonly columns: number;
  readonly #kernel: TableKernel;
  readonly #position: Position;
  readonly #players: number;
  readonly #aim: Aim;
  readonly #task: Pick<TableTask, 'seed' | 'likeness' | 'depth'>;
  readonly #points = (seat: number) => this.#kernel.points(seat);

  constructor(kernel: TableKernel, position: Position, task: Pick<TableTask, 'seed' | 'likeness' | 'depth'>) {
    this.#kernel = kernel;
    this.#position = position;
    this.#players = position.options.players;
    this.#aim = new Aim(position);
    this.#task = task;
    this.columns = columnsFor(this.#players);
  }

  simulate(turn: number, deal: number, sums: Float64Array): void {
    const kernel = this.#kernel;
    const { likeness, depth } = this.#task;
    // while others simulated, this thread may have looked at something else
    if (kernel.begun !== this.#position) kernel.begin(this.#position);
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

/** In a thread that helps. Undefined where there is no kernel. */
export async function openTableSimulations(task: TableTask): Promise<Simulations | undefined> {
  const read = parsePosition(task.position);
  if (!read.ok || !(read.value.state instanceof Position)) return undefined;
  const { state } = read.value;
  await loadTableKernel(state.setup.size);
  const kernel = tableKernelFor(state.setup.size);
  return kernel && new TableSimulations(kernel, state, task);
}

/** Who plays greedily in this deal, as bits. */
function greedySeats(likeness: ArrayLike<number>, me: number, random: Random): number {
  let bits = 0;
  for (let seat = 0; seat < likeness.length; seat++)
    if (random.unit() >= likeness[seat]! && seat !== me) bits |= 1 << seat;
  return bits;
}
