/**
 * What players that think ahead stand on: the bit board of both games, places by number, and counting.
 *
 * @module @kingdomino/rules/search
 */
export { type Area, Board } from './kernel/board.ts';
export {
  areaAt,
  areaMarks,
  areaSize,
  areasAround,
  countFrontier,
  countHoles,
  gainFrom,
  gainOfOne,
  gainOfTwo,
} from './kernel/board-questions.ts';
export { choiceAt, countChoices, distinctOrders } from './kernel/counting.ts';
export { DELTAS, Grid, popcount } from './kernel/grid.ts';
export { firstCell, Places, secondCell } from './kernel/places.ts';
export { rank } from './kernel/ranking.ts';
export { perft, perftDivide } from './perft.ts';
