/** The operations of the store for clubs. */
export {
  changeClub,
  changeSeason,
  clubByLink,
  clubMember,
  clubsOf,
  createClub,
  joinClub,
  readClub,
} from './clubs.ts';
export { closeClub, leaveClub, passClub, removeMember } from './leaving.ts';
export { clubTables, clubTallies, deleteClosedClubs, namesOf } from './results.ts';
