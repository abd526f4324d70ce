/** The operations of the store for operators. */
export { adminPlayers, adminTables, countRows, setBan, tableIds } from './admin-queries.ts';
