/**
 * Opponents for both games.
 *
 * @module @kingdomino/bots
 */
export type { Bot, Budget, Candidate, Choice, Thought } from './bot.ts';
export { type BotJob, prepareFor, think } from './job.ts';
export { GreedyPlayout, type PlayoutPolicy } from './kingdomino/monte-carlo.ts';
export type { Turn } from './kingdomino/turn-bot.ts';
export { LEVELS, type Level } from './levels.ts';
export { PlannedMoves } from './planned-moves.ts';
export type { JobRefusal, SpecRefusal } from './refusals.ts';
export { BOT_NAMES, botNames, gamesOf } from './registry.ts';
export { type BotSpec, parseSpec } from './specs.ts';
