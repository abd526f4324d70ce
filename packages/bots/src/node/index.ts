/** What needs Node: bots on worker threads, arenas, and programs that play over a pipe. */
export { type ArenaRun, checkArena, runArena } from './arena.ts';
export { nodeParts } from './arena-parts.ts';
export { BotThreads } from './threads.ts';
