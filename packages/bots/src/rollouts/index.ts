/**
 * What the Grandmaster sees, for programs that study games: turns worth a look, and simulations of them.
 *
 * @module @kingdomino/bots/rollouts
 */
export { utilityOf, WIN_POINTS } from '../evaluation/utility.ts';
export { loadOutlook, openOutlook } from './open-rollouts.ts';
export type { Outlook, OutlookTurn, Sample } from './rollout-evaluator.ts';
