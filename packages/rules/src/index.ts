/** Both games, their records and links. The games' own vocabulary is in `/kingdomino` and `/duel`. */
export { GAME_IDS, GAMES, type GameId, gameById, isGameId } from './games.ts';
export * from './kernel/index.ts';
export { formatLink, parseLink } from './link.ts';
export { perft, perftDivide } from './perft.ts';
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
