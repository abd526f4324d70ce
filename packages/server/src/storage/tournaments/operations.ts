/** The operations of the store for tournaments. */
export { tournamentBlocks } from './blocks.ts';
export { claimTournaments, deleteOldTournaments, settleTournament, tournamentResults } from './claims.ts';
export {
  appendTournament,
  countJoined,
  createTournament,
  joinedBy,
  listTournaments,
  readTournamentEvents,
} from './tournaments.ts';
