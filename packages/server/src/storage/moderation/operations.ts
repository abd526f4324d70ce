/** The operations of the store for moderation. */
export { addTalk, deleteOldTalk, isTalkKnown, readTalk, talkBy } from './chat.ts';
export {
  addRelation,
  blockedAmong,
  blocksAround,
  blocksWith,
  dropRelation,
  relationsOf,
} from './relations.ts';
export { addReport, deleteOldReports, listReports, readReport, reportsBy, resolveReport } from './reports.ts';
export {
  addSanction,
  allSanctionsOf,
  deleteOldSanctions,
  endSanctions,
  noteSanctionsSeen,
  sanctionsOf,
  suspendedUntil,
} from './sanctions.ts';
