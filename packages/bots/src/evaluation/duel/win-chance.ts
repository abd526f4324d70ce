/** From expected points to chances: how sure a lead is depends on how much of the maps is still open. */
import { type Position, rankMaps } from '@kingdomino/rules/duel';
import { type Board, popcount } from '@kingdomino/rules/search';

/** The error of a forecast lead is about this many points for each root of an open cell of the fuller map. */
const ERROR_PER_ROOT = 3.75;
const LOGISTIC = 0.55;

/** `lead` is the expected final lead of one seat. */
export function winChance(lead: number, position: Position): number {
  const open = Math.min(countOpen(position.maps[0].board), countOpen(position.maps[1].board));
  return 1 / (1 + Math.exp(-lead / (LOGISTIC * ERROR_PER_ROOT * Math.sqrt(open + 1))));
}

/** Cells of a map that nothing is drawn on. */
export function countOpen(board: Board): number {
  return popcount(board.open[0]!) + popcount(board.open[1]!);
}

/** When the game is over: 1, 0, or a half for a shared victory. */
export function finalChance(position: Position, seat: number): number {
  const [first] = rankMaps(position.scores());
  return first!.includes(seat) ? 1 / first!.length : 0;
}
