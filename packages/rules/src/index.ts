/**
 * Both games, their records, links and positions, and the dealer. The games' own words are in `/kingdomino` and `/duel`, what
 * players that think ahead need in `/search`, numbers for programs that learn in `/learning`, hashes in `/hashing`.
 *
 * @module @kingdomino/rules
 */
export { GAME_IDS, isGameId } from './game-ids.ts';
export {
  type AnyGame,
  type AnyMove,
  type AnyState,
  GAMES,
  type GameId,
  type GameOf,
  type Games,
  gameById,
  type MoveOf,
  type OptionsOf,
  type PointsOf,
  type RefusalCodeOf,
  type StateOf,
  type TypesOf,
} from './games.ts';
export { commitmentTo, DEAL_FORMAT, type Deal, Dealer, dealerFromText, readDeal } from './kernel/dealer.ts';
export type { PositionHead } from './kernel/formats/position-head.ts';
export { POSITION_FAULTS, type PositionFault, type PositionRefusal } from './kernel/formats/reading.ts';
export {
  type Actor,
  type Chosen,
  type Game,
  type GameTypes,
  listMoves,
  type Outcome,
  type Points,
  playText,
  type RecordVersion,
  readMove,
  readRecordedMove,
  type Seat,
  type Unpacked,
} from './kernel/game.ts';
export { Random } from './kernel/random.ts';
export { err, ok, type Refusal, type Refused, type Result, unwrap } from './kernel/result.ts';
export { formatLink, parseLink } from './link.ts';
export { type PlayedGame, playGame } from './play-game.ts';
export {
  formatPosition,
  POSITION_FORMAT,
  type PositionJson,
  parsePosition,
  positionToJson,
  type ReadPosition,
  readPosition,
} from './position.ts';
export {
  type Fault,
  type FaultCode,
  type GameRecord,
  parseRecord,
  RECORD_FORMATS,
  type RecordFormat,
  type Replay,
  readRecord,
  replay,
  verifyRecord,
  versionOf,
  writeRecord,
} from './record.ts';
