/** The storage contract: every operation by name, on whichever database. One suite of tests holds both to it. */
import type { Kysely } from 'kysely';
import { archivePlace, listArchive, listOpponents, statisticsOf, versus } from './archive-lists.ts';
import { archiveGame, listUnarchived } from './archive-operations.ts';
import { closeClub, leaveClub, passClub, removeMember } from './club-farewells.ts';
import {
  changeClub,
  changeSeason,
  clubByLink,
  clubMember,
  clubsOf,
  createClub,
  joinClub,
  readClub,
} from './club-operations.ts';
import { clubTables, clubTallies, deleteClosedClubs, namesOf } from './club-results.ts';
import {
  dailyBest,
  dailyBots,
  dailyDays,
  dailyHistory,
  dailyOf,
  dailyPoints,
  dailyResults,
  isDailyBegun,
  noteDailyBot,
} from './daily-operations.ts';
import {
  dealTables,
  hasPlayedDeal,
  makeDeal,
  readDeal,
  readDealSeed,
  revealDeal,
} from './deal-operations.ts';
import {
  attend,
  claimDue,
  countUnfinished,
  listTables,
  setDue,
  unattend,
  unfinishedOf,
} from './list-operations.ts';
import {
  addMeasure,
  allMeasuresOf,
  deleteOldMeasures,
  endMeasures,
  measuresOf,
  noteMeasuresSeen,
  suspendedUntil,
} from './measure-operations.ts';
import {
  createChallenge,
  credentialsOf,
  deletePasskey,
  enrol,
  membershipOf,
  nameHolder,
  passkeyByCredential,
  recoveryById,
  renamePasskey,
  renamePlayer,
  spendChallenge,
  tablesOf,
  usePasskey,
} from './member-operations.ts';
import {
  answerNudges,
  claimNudges,
  deleteOldNudges,
  dropNudge,
  noteNudges,
  runningLow,
  settleNudge,
} from './nudge-operations.ts';
import { countRows, operatorPlayers, operatorTables, setBan, tableIds } from './operator-operations.ts';
import { answerOffer, countWaits, dissolveOffer, endWait, pairWaits } from './pairing-operations.ts';
import { dropPlayed, notePlayed, playedOf, unnotedAt, unnotedOf } from './played-operations.ts';
import {
  createPlayer,
  createToken,
  deleteTokens,
  playerById,
  playerByToken,
  renewToken,
  spendToken,
} from './player-operations.ts';
import { profileOf, setProfile } from './profile-operations.ts';
import { listLeaders, ratedSeats, ratingCurve, ratingsOf } from './rating-lists.ts';
import { deleteOldRatings, rerateStep } from './rating-operations.ts';
import {
  addReceiver,
  clubHookPlayers,
  deleteReceiver,
  hookPlayers,
  keepKey,
  noteAnswer,
  receiversOf,
} from './receiver-operations.ts';
import { addRelation, blockedAmong, blocksWith, dropRelation, relationsOf } from './relation-operations.ts';
import {
  addReport,
  deleteOldReports,
  listReports,
  readReport,
  reportsBy,
  resolveReport,
} from './report-operations.ts';
import {
  claimReview,
  deleteOldReviews,
  dropReviews,
  keepReview,
  readReview,
  renewReviews,
} from './review-operations.ts';
import type { Database } from './schema.ts';
import {
  append,
  createTable,
  noteEnds,
  readEvents,
  readSeed,
  readVersions,
  tableOpenedBy,
} from './table-operations.ts';
import { addTalk, deleteOldTalk, isTalkKnown, readTalk, talkBy } from './talk-operations.ts';
import {
  deleteExpiredTokens,
  deleteIdleGuests,
  deleteTables,
  endedTables,
  erasePlayer,
} from './upkeep-operations.ts';
import { lookAround, noteEnd, noteOutage, stamp } from './uptime-operations.ts';
import { beginWait, leaveWaits, seeWaits, waitsOf } from './wait-operations.ts';

const OPERATIONS = {
  createTable,
  tableOpenedBy,
  append,
  noteEnds,
  readEvents,
  readSeed,
  readVersions,
  listTables,
  attend,
  unattend,
  unfinishedOf,
  countUnfinished,
  claimDue,
  setDue,
  createPlayer,
  createToken,
  playerByToken,
  playerById,
  spendToken,
  deleteTokens,
  renewToken,
  renamePlayer,
  createChallenge,
  spendChallenge,
  enrol,
  membershipOf,
  passkeyByCredential,
  credentialsOf,
  usePasskey,
  renamePasskey,
  deletePasskey,
  recoveryById,
  nameHolder,
  tablesOf,
  listLeaders,
  ratingsOf,
  ratingCurve,
  ratedSeats,
  rerateStep,
  deleteOldRatings,
  lookAround,
  stamp,
  noteOutage,
  noteEnd,
  deleteExpiredTokens,
  deleteIdleGuests,
  endedTables,
  deleteTables,
  erasePlayer,
  operatorTables,
  operatorPlayers,
  setBan,
  countRows,
  tableIds,
  makeDeal,
  readDeal,
  readDealSeed,
  revealDeal,
  dealTables,
  hasPlayedDeal,
  dailyOf,
  dailyHistory,
  dailyDays,
  dailyPoints,
  dailyResults,
  dailyBest,
  isDailyBegun,
  noteDailyBot,
  dailyBots,
  claimReview,
  readReview,
  renewReviews,
  keepReview,
  dropReviews,
  deleteOldReviews,
  keepKey,
  addReceiver,
  receiversOf,
  deleteReceiver,
  hookPlayers,
  clubHookPlayers,
  noteAnswer,
  noteNudges,
  claimNudges,
  settleNudge,
  dropNudge,
  answerNudges,
  runningLow,
  deleteOldNudges,
  listUnarchived,
  archiveGame,
  listArchive,
  archivePlace,
  statisticsOf,
  listOpponents,
  versus,
  profileOf,
  setProfile,
  addRelation,
  dropRelation,
  relationsOf,
  blockedAmong,
  blocksWith,
  addTalk,
  isTalkKnown,
  readTalk,
  talkBy,
  deleteOldTalk,
  addReport,
  listReports,
  readReport,
  reportsBy,
  resolveReport,
  deleteOldReports,
  addMeasure,
  measuresOf,
  allMeasuresOf,
  suspendedUntil,
  noteMeasuresSeen,
  endMeasures,
  deleteOldMeasures,
  notePlayed,
  playedOf,
  dropPlayed,
  unnotedOf,
  unnotedAt,
  createClub,
  joinClub,
  clubByLink,
  readClub,
  clubMember,
  clubsOf,
  changeClub,
  changeSeason,
  leaveClub,
  removeMember,
  passClub,
  closeClub,
  clubTallies,
  clubTables,
  namesOf,
  deleteClosedClubs,
  beginWait,
  endWait,
  seeWaits,
  leaveWaits,
  waitsOf,
  countWaits,
  pairWaits,
  answerOffer,
  dissolveOffer,
} as const;

type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;

/** Each operation is durable when its promise is fulfilled. */
export type Store = {
  readonly [Name in OperationName]: (
    argument: Parameters<Operations[Name]>[1],
  ) => ReturnType<Operations[Name]>;
} & {
  /** True when other processes may write to the same database. */
  readonly isShared: boolean;
  /** Copies a store that is a file while it is used; the copy is whole or not there. */
  readonly backup?: (file: string) => Promise<void>;
  close(): Promise<void>;
};

export function runOperation(db: Kysely<Database>, name: OperationName, argument: unknown): Promise<unknown> {
  const operation = OPERATIONS[name] as (db: Kysely<Database>, argument: unknown) => Promise<unknown>;
  return operation(db, argument);
}

/** The contract's methods, all carried out by one function. */
export function storeFrom(
  run: (name: OperationName, argument: unknown) => Promise<unknown>,
  rest: Pick<Store, 'isShared' | 'close' | 'backup'>,
): Store {
  const names = Object.keys(OPERATIONS) as OperationName[];
  const methods = names.map(name => [name, (argument: unknown) => run(name, argument)]);
  return { ...Object.fromEntries(methods), ...rest } as Store;
}
