/** Finished games as their players' archives keep them: the public face. */
export { type BoardSquare, boardText, readBoardText } from './board-text.ts';
export {
  type Bonus,
  type KeptGame,
  type KeptSeat,
  keptGame,
  type SeatFacts,
  type SeatScore,
} from './kept-game.ts';
export { ARCHIVE_MODES, type ArchiveMode, archiveMode } from './mode.ts';
export { MARGIN_STEP, NO_STATISTICS, type Statistics, withGame } from './statistics.ts';
export { type ModeTally, type Score, type Tally, withMeeting } from './tally.ts';
