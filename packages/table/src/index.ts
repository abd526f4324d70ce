/** A table of either game: the public face. */
export type { Entry, MoveEntry, UndoEntry } from './entry.ts';
export type { Clocks } from './game-clock.ts';
export { OnlineTable, type TableStatus } from './online-table.ts';
export { type BotSeat, botOf, type OpenSeat, type PersonSeat, type SeatState } from './seat-state.ts';
export { Table, type TableConfig, type TableRefusal } from './table.ts';
