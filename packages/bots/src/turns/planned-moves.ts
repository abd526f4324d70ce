/**
 * The moves of a turn that a bot answered together with its first one, kept until they are asked for. They hold for
 * exactly the moves that were expected: after an undo, or when anything else happened, there is none.
 */
import type { Choice } from '../bot.ts';
import type { BotJob } from '../job.ts';

/** The rest of turns, by the game so far. */
export class PlannedMoves {
  readonly #most: number;
  /** By the game so far; the oldest first. */
  readonly #moves = new Map<string, readonly string[]>();

  /** Keeps the turns of so many games at once. */
  constructor(most = 1) {
    this.#most = most;
  }

  /** Notes what a choice for this job says about the moves after it. */
  keep(job: BotJob, { move, rest = [] }: Choice<string>): void {
    if (rest.length === 0) return;
    this.#moves.set(keyOf({ ...job, moves: [...job.moves, move] }), rest);
    const [oldest] = this.#moves.keys();
    if (this.#moves.size > this.#most) this.#moves.delete(oldest!);
  }

  /** The move that was planned for this job, if there is one; it is answered once. */
  take(job: BotJob): string | undefined {
    const key = keyOf(job);
    const [move, ...rest] = this.#moves.get(key) ?? [];
    this.#moves.delete(key);
    if (move !== undefined) this.keep(job, { move, rest });
    return move;
  }
}

function keyOf({ game, options, from, spec, moves }: BotJob): string {
  return JSON.stringify([game, options, from, spec, moves]);
}
