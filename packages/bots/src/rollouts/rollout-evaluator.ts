/** Rollouts of a position, one by one, for programs that study games. */
import type { Actor, GameId, MoveOf } from '@kingdomino/rules';

/** What came of one rollout, by seat: final points, and the chance to win (together 1). It holds until the next rollout. */
export interface RolloutResult {
  readonly points: ArrayLike<number>;
  readonly wins: ArrayLike<number>;
}

/** A turn under consideration: one move, or a placement with its pick. Where chance is to act: no move at all. */
export interface CandidateTurn<Move> {
  readonly moves: readonly Move[];
}

/** Evaluates the turns of a position by rollouts, the same way for all seats, for turns and for chance. */
export interface RolloutEvaluator<G extends GameId = GameId> {
  /** Who is to act: a seat or chance. */
  readonly actor: Actor;
  readonly seats: number;
  /** Candidate turns, the net's favourite first; where chance is to act a single one without moves. */
  readonly turns: readonly CandidateTurn<MoveOf<G>>[];
  /** Where nothing is left to chance: so many deals tell everything. */
  readonly enoughDeals: number;
  /** Solved, not simulated. */
  readonly isExact: boolean;
  /** The number of a turn, perhaps of one that the net would not look at: it joins the others. -1: no such turn. */
  find(moves: readonly MoveOf<G>[]): number;
  /** Plays a turn on. Equal numbers are equal deals for all turns. */
  simulate(turn: number, deal: number): RolloutResult;
}

/** The seed of a deal: neighbouring numbers give unrelated deals. */
export function seedOfDeal(seed: number, deal: number): number {
  return (seed ^ Math.imul(deal + 1, 0x9e3779b1)) >>> 0;
}
