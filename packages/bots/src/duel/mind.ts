/** What the outlook on Duel asks of a net. */
import type { Move, Position } from '@kingdomino/rules/duel';

export interface DuelMind {
  /** The most promising moves of the seat to act, best first. */
  propose(position: Position): readonly Move[];
  /** Plays until dice are to be rolled, or the game is over. */
  finishRound(position: Position): void;
  /** What may be expected after a roll, by seat. `end` is between two rounds; equal seeds are equal rolls later on. */
  roll(
    end: Position,
    faces: readonly number[],
    seed: number,
    sample: { readonly points: Float64Array; readonly wins: Float64Array },
  ): void;
}
