/** The operations of the store that delete: what is old, and what somebody asks for. */
export { beginErasure, eraseStep, pendingErasures } from './erasure.ts';
export {
  deleteExpiredTokens,
  deleteIdleGuests,
  deleteTables,
  endedTables,
} from './retention.ts';
