/** Duel as the net sees it that looks at both maps: two rolls ahead, with chances of its own. */
import { duel, type Move, type Position } from '@kingdomino/rules/duel';
import { utilityOfMove } from '../../evaluation/duel/move-utility.ts';
import type { DuelKernel } from '../../nets/duel/kernel.ts';
import { USUAL_SEARCH } from '../../search/duel/rollout-search.ts';

const { width, deepWidth, depth, moves: MOVES } = USUAL_SEARCH;

export class RoundEvaluator {
  readonly #kernel: DuelKernel;

  constructor(kernel: DuelKernel) {
    this.#kernel = kernel;
  }

  /** The candidate moves of the seat to act, best first. */
  propose(position: Position): readonly Move[] {
    const found = [...this.#kernel.begin(position, width)];
    found.sort((one, other) => utilityOfMove(other) - utilityOfMove(one));
    return found.slice(0, MOVES).map(({ move }) => move);
  }

  /** Plays until dice are to be rolled, or the game is over. */
  finishRound(position: Position): void {
    while (typeof position.actor === 'number') duel.advance(position, this.propose(position)[0]!);
  }

  /** What may be expected after a roll, by seat. `end` is between two rounds; equal seeds are equal rolls later on. */
  roll(
    end: Position,
    faces: readonly number[],
    seed: number,
    { points, wins }: { readonly points: Float64Array; readonly wins: Float64Array },
  ): void {
    const kernel = this.#kernel;
    if (kernel.kept !== end) kernel.keep(end, 0);
    kernel.simulate(0, { faces, seed, depth, width: deepWidth });
    const { seat } = end;
    points[seat] = kernel.own;
    points[1 - seat] = kernel.other;
    wins[seat] = kernel.win;
    wins[1 - seat] = 1 - kernel.win;
  }
}
