/**
 * Opponents for both games.
 *
 * @module @kingdomino/bots
 */

export { GreedyPlayout, type PlayoutPolicy } from './baselines/kingdomino/monte-carlo.ts';
export type { Bot, Budget, Candidate, Choice, Thought } from './bot.ts';
export { type BotJob, prepareFor, think } from './job.ts';
export { LEVELS, type Level } from './levels/levels.ts';
export type { JobRefusal, SpecRefusal } from './refusals.ts';
export { BOT_NAMES, botNames, gamesOf } from './registry.ts';
export { type BotSpec, parseSpec } from './specs.ts';
export type { Turn } from './turns/kingdomino/turn.ts';
export { PlannedMoves } from './turns/planned-moves.ts';
