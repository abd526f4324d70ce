/** The operations of the store for operators. */
export { adminPlayer, adminPlayers, adminTables, countRows, setBan, tableIds } from './admin-queries.ts';
