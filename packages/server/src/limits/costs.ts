/**
 * What requests and commands cost of the rate limit of their address: the one table of costs. A unit is a quarter of a
 * millisecond of the main thread and of the store's together, so that the 200 a second of an address are 5 % of a core.
 * `npm run bench:costs` measures each at its worst and fails where one is dearer than it says here.
 */
import type { CommandType } from '@kingdomino/protocol';

/** Milliseconds. */
export const UNIT = 0.25;

/** Whatever makes a player, or proves to be one; dearer than its work, as nobody needs it often. */
const IDENTITY = 20;
/** A place where messages are sent to, or a review, or a club: each leads to more work later. */
const LASTING = 20;
/** Also what could be used to guess the links of clubs. */
const CLUB = 8;
/** Both read thousands of tables, at a pace of their own. */
const EXPORT = 100;
/** Reads a long table that is not in memory; with its study, as long as it may be; and derives that. */
const LONG = 12;
const TABLE = 24;
const STUDY = 28;

/** By the id of the operation; by the address, of what is not described. */
export const ROUTE_COSTS: Readonly<Record<string, number>> = {
  '/api/openapi.json': 8,
  '/api/docs': 12,
  '/api/protocol.md': 4,
  '/api/socket': 4,
  getMe: 3,
  introduceMe: IDENTITY,
  eraseMe: IDENTITY,
  signOut: 4,
  signOutHere: 4,
  createLink: IDENTITY,
  claimLink: IDENTITY,
  createBot: IDENTITY,
  getPasskeys: 4,
  startPasskey: IDENTITY,
  addPasskey: IDENTITY,
  renamePasskey: 4,
  removePasskey: 4,
  renewRecoveryCode: IDENTITY,
  recover: IDENTITY,
  startSignIn: IDENTITY,
  signIn: IDENTITY,
  checkName: 3,
  exportMe: EXPORT,
  listPlayed: 26,
  addPlayed: 10,
  removePlayed: 10,
  /** What it does costs beside that. */
  sendCommand: 3,
  listTables: 8,
  getEvents: TABLE,
  getMoves: TABLE,
  getRecord: TABLE,
  getReview: TABLE,
  askForReview: LASTING,
  countWaiting: 8,
  getDaily: 12,
  getDailyDay: 6,
  getDailyResults: 6,
  getDailyBotGame: 4,
  getDailyHistory: 6,
  getDealTables: 6,
  listLeaders: 6,
  getRatings: 12,
  getRatingCurve: 18,
  getVersus: 4,
  listGames: 8,
  getStatistics: 4,
  listOpponents: 6,
  getProfile: 3,
  changeProfile: 6,
  getMember: 6,
  exportGames: EXPORT,
  getPushKey: 2,
  getReceivers: 4,
  addDevice: LASTING,
  removeDevice: 4,
  addHook: LASTING,
  removeHook: 4,
  tryHook: LASTING,
  listClubs: 6,
  createClub: LASTING,
  getClubInvitation: CLUB,
  joinClub: CLUB,
  renewClubLink: CLUB,
  removeClubMember: CLUB,
  passClub: CLUB,
  addSeason: CLUB,
  changeSeason: CLUB,
  getClubResults: 10,
  getClubTables: 6,
  getClub: 6,
  changeClub: CLUB,
  closeClub: CLUB,
  /** Reads a thousand players, their games and their names. */
  listTournaments: 10,
  createTournament: LASTING,
  getTournament: 16,
  getTournamentStandings: 16,
  getTournamentRound: 16,
  getTournamentEvents: 24,
  exportTournament: EXPORT,
  joinTournament: CLUB * 2,
  leaveTournament: CLUB * 2,
  checkInTournament: CLUB * 2,
  orderTournament: CLUB * 2,
  getOrder: 5,
  noteOrderSeen: 4,
  addRelation: 4,
  dropRelation: 4,
  report: 8,
};

export const COMMAND_COSTS = {
  ping: 1,
  me: 1,
  look: 1,
  unfollow: 1,
  unwatch: 1,
  rename: 4,
  list: 8,
  create: 18,
  daily: 8,
  wait: 26,
  stopWaiting: 10,
  answerOffer: 12,
  watch: TABLE,
  sit: 6,
  fill: 6,
  ready: 8,
  move: 8,
  undo: 6,
  say: 6,
  call: 4,
  propose: 4,
  answer: 4,
  resume: 4,
  claim: 4,
  remove: 4,
  consent: 4,
  write: 6,
  talk: 6,
  leave: LONG,
  takeBack: LONG,
  rematch: TABLE,
  close: LONG,
  studyLead: STUDY,
  studyEdit: STUDY,
  studyShow: TABLE,
} as const satisfies Readonly<Record<CommandType, number>>;
