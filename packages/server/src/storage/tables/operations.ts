/** The operations of the store for tables. */
export { claimDue, setDue } from './due-tables.ts';
export {
  append,
  createTable,
  noteEnds,
  readEvents,
  readSeed,
  readVersions,
  tableOpenedBy,
} from './event-store.ts';
export { keepGeneration } from './generation.ts';
export {
  countUnfinished,
  listTables,
  noteHostGone,
  noteHostPresent,
  summaryOf,
  unfinishedOf,
} from './table-lists.ts';
