/** Opponents for both games: the public face. */
export type { Bot, Budget, Candidate, Choice, Thought } from './bot.ts';
export { type BotJob, think } from './job.ts';
export { BOT_NAMES, type BotSpec, LEVELS, type Level, parseSpec } from './specs.ts';
