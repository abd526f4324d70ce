/** A table of either game: the public face. */
export type { Entry, MoveEntry, UndoEntry } from './entry.ts';
export { Table, type TableConfig, type TableRefusal } from './table.ts';
