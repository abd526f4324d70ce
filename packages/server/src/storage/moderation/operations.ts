/** The operations of the store for moderation. */
export { addTalk, deleteOldTalk, isTalkKnown, readTalk, talkBy } from './chat.ts';
export { addOperatorEntry, deleteOldEntries, operatorLog } from './operator-log.ts';
export {
  addOperator,
  addOperatorSession,
  hasOperators,
  listOperators,
  operatorBySession,
  operatorHash,
  removeOperator,
  removeOperatorSession,
} from './operators.ts';
export {
  addRelation,
  blockedAmong,
  blocksAround,
  blocksWith,
  dropRelation,
  relationsOf,
} from './relations.ts';
export {
  addReport,
  deleteOldReports,
  listReports,
  readReport,
  reportsAbout,
  reportsBy,
  resolveReport,
} from './reports.ts';
export {
  addSanction,
  allSanctionsOf,
  deleteOldSanctions,
  endSanctions,
  noteSanctionsSeen,
  sanctionsOf,
  suspendedUntil,
} from './sanctions.ts';
export {
  clubsNamedBy,
  removeClubName,
  removeStudyText,
  removeTalk,
  renameAtTables,
  studyTextsBy,
} from './writings.ts';
