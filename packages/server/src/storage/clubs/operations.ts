/** The operations of the store for clubs. */
export { appointAdmin, dismissAdmin, passClub } from './admins.ts';
export { changeClub, changeSeason } from './changes.ts';
export {
  clubByLink,
  clubMember,
  clubsOf,
  createClub,
  joinClub,
  readClub,
} from './clubs.ts';
export { closeClub, leaveClub, removeMember } from './leaving.ts';
export {
  addNotice,
  clubNotices,
  deleteOldNotices,
  noticeById,
  noticesBy,
  removeNotice,
} from './notices.ts';
export { clubTables, clubTallies, deleteClosedClubs, namesOf } from './results.ts';
