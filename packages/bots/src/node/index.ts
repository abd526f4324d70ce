/** What needs Node: bots on worker threads, arenas, and programs that play over a pipe. */
export { type ArenaRun, checkArena, runArena } from './arena.ts';
export { hall } from './hall.ts';
export { BotPool } from './pool.ts';
