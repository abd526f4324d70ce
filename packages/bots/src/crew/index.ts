/**
 * Several threads for one search: who leads has a `PortCrew`, who helps calls `helpLeader`; ports between them are the
 * program's own.
 *
 * @module @kingdomino/bots/crew
 */
export type { Crew, CrewSearch, HelperSums } from '../search/crew.ts';
export { nextTask } from '../search/next-task.ts';
export type { Share, ShareSums } from '../search/shares.ts';
export type { DuelTask, SharedTask, Simulations, TableTask } from '../search/task.ts';
export { helpLeader } from './helper.ts';
export type { CrewPort, HelperPort, LeaderPort, ToHelper, ToLeader } from './messages.ts';
export { type CrewSettings, PortCrew } from './port-crew.ts';
