/** What both games are made of: the public face. */
export { type Area, Board, gainFrom } from './board.ts';
export { choiceAt, countChoices, distinctOrders } from './counting.ts';
export { commitmentTo, DEAL_FORMAT, type Deal, Dealer, dealerFromText, readDeal } from './dealer.ts';
export {
  type Actor,
  type AnyGame,
  type Game,
  listMoves,
  type Outcome,
  type Points,
  type RecordVersion,
  readMove,
  type Seat,
  type Unpacked,
} from './game.ts';
export { DELTAS, DIRECTIONS, type Direction, Grid, popcount } from './grid.ts';
export { firstCell, Places, secondCell } from './places.ts';
export { Random } from './random.ts';
export { rank } from './ranking.ts';
export { err, ok, type Refusal, type Result, unreachable } from './result.ts';
export { fromHex, hmacSha256, sha256, toHex, utf8 } from './sha256.ts';
