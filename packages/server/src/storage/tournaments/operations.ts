/** The operations of the store for tournaments. */
export { claimTournaments, deleteOldTournaments, settleTournament, tournamentResults } from './claims.ts';
export {
  appendTournament,
  countJoined,
  createTournament,
  joinedBy,
  listTournaments,
  readTournamentEvents,
} from './tournaments.ts';
