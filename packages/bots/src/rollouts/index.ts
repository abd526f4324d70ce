/**
 * The Grandmaster's rollouts, for programs that study games: candidate turns, and what comes of each in one deal after the other.
 *
 * @module @kingdomino/bots/rollouts
 */
export { utilityOf, WIN_POINTS } from '../evaluation/utility.ts';
export { loadRollouts, openRollouts } from './open-rollouts.ts';
export type { CandidateTurn, RolloutEvaluator, RolloutResult } from './rollout-evaluator.ts';
