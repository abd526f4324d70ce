/** Firsts and bests of somebody's finished games: the public face. */

export { placeOf } from '../place-of.ts';
export {
  type Achievement,
  achievedBy,
  achievementsOf,
  type Goal,
  type Mode,
} from './achievements.ts';
export { type Best, type BestName, bestsOf } from './bests.ts';
export { dispensableOf } from './dispensable.ts';
export { type Feats, featsOf, NO_FEATS } from './feats.ts';
export type { FinishedGame } from './finished-game.ts';
export { finishedGame, finishedTable } from './finished-game-of.ts';
