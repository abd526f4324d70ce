/** The operations of the store for operators. */
export { countRows, operatorPlayers, operatorTables, setBan, tableIds } from './admin-queries.ts';
