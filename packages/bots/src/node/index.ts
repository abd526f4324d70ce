/**
 * What needs Node: bots on worker threads, arenas, and programs that play over a pipe.
 *
 * @module @kingdomino/bots/node
 */
export { type LineAnswer, LineBot } from '../line-protocol/line-bot.ts';
export { type ArenaRun, checkArena, runArena } from './arena.ts';
export { makeNodeParts, type NodeArena, nodeParts } from './arena-parts.ts';
export { BotThreads, type PoolSettings } from './threads.ts';
