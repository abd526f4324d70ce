/** What costs the most, for each route that anybody may ask, each that a guest may read, and each command. */
import { BOT_LEVELS, type CommandType, type Player, RATED_MODES } from '@kingdomino/protocol';
import { wish } from '../clients/play.ts';
import { BUSIEST, NOW, SECOND, TABLES } from './full-world.ts';
import { LARGE } from './large-tournament.ts';

export interface WorstCase {
  readonly as?: Player;
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
}

const today = new Date(NOW).toISOString().slice(0, 10);
const hundred = Array.from({ length: 100 }, (_, index) => `player-${index}`).join(',');
const mine = (url: string): WorstCase => ({ as: BUSIEST, url });
const anybody = (url: string): WorstCase => ({ url });
const sent = (url: string, payload: object): WorstCase => ({ method: 'POST', url, payload });
const passkey = {
  id: 'x'.repeat(20),
  rawId: 'x'.repeat(20),
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
};

/** By the id of the operation, or by the address of what is not described. */
export const WORST_REQUESTS: Readonly<Record<string, readonly WorstCase[]>> = {
  '/api/openapi.json': [anybody('/api/openapi.json')],
  '/api/docs': [anybody('/api/docs')],
  '/api/protocol.md': [anybody('/api/protocol.md')],
  getMe: [anybody('/api/me'), mine('/api/me')],
  introduceMe: [sent('/api/me', { name: 'M'.repeat(24) })],
  createBot: [sent('/api/bots', { name: 'M'.repeat(24) })],
  claimLink: [sent('/api/me/claim', { token: 'x'.repeat(43) })],
  recover: [sent('/api/sign-in/recovery', { code: 'ABCD-'.repeat(7).slice(0, 34) })],
  startSignIn: [sent('/api/sign-in/options', {})],
  signIn: [sent('/api/sign-in', { response: passkey })],
  checkName: [anybody(`/api/names/${encodeURIComponent('Ⅷ'.repeat(24))}`)],
  getEvents: [TABLES.study, TABLES.long, TABLES.wide].map(table => anybody(`/api/tables/${table}/events`)),
  getMoves: [
    anybody(`/api/tables/${TABLES.wide}/moves`),
    anybody(`/api/tables/${TABLES.wide}/moves?from=1300`),
  ],
  getRecord: [TABLES.study, TABLES.long, TABLES.wide].map(table => anybody(`/api/tables/${table}/record`)),
  getReview: [anybody(`/api/tables/${TABLES.study}/review`)],
  getDaily: [anybody('/api/daily'), mine('/api/daily')],
  getDailyDay: [anybody(`/api/daily/kingdomino/${today}`), mine(`/api/daily/kingdomino/${today}`)],
  getDailyResults: [mine(`/api/daily/kingdomino/${today}/results`)],
  getDailyBotGame: [anybody(`/api/daily/kingdomino/${today}/bots/knight`)],
  getDealTables: [anybody(`/api/deals/daily-kingdomino-${today}`)],
  getPushKey: [anybody('/api/push')],
  countWaiting: [anybody('/api/waiting')],
  listGames: [
    mine(`/api/players/${BUSIEST.id}/games`),
    mine(`/api/players/${BUSIEST.id}/games?mode=dynasty&result=fourth`),
    mine(`/api/players/${BUSIEST.id}/games?opponent=${SECOND.id}&result=third`),
    anybody(`/api/players/${SECOND.id}/games?mode=three&result=third`),
  ],
  getStatistics: [
    anybody(`/api/players/${SECOND.id}/statistics`),
    mine(`/api/players/${BUSIEST.id}/statistics`),
  ],
  getMember: [anybody('/api/members/Player%202')],
  listLeaders: RATED_MODES.map(mode => anybody(`/api/leaders/${mode}`)),
  getRatings: [anybody(`/api/ratings?players=${hundred}`)],
  getRatingCurve: [
    anybody(`/api/players/${BUSIEST.id}/ratings/two`),
    mine(`/api/players/${BUSIEST.id}/ratings/four`),
  ],
  getVersus: [
    mine(`/api/players/${BUSIEST.id}/versus/${SECOND.id}`),
    anybody('/api/players/player-7/versus/player-9'),
  ],
  getClubInvitation: [anybody('/api/club-links/link-of-club-1-of-people')],
  listTables: ['open', 'watch', 'mine', 'finished'].map(list => mine(`/api/tables?list=${list}`)),
  getDailyHistory: [mine('/api/daily/kingdomino/history')],
  getPasskeys: [mine('/api/me/passkeys')],
  getReceivers: [mine('/api/me/nudges')],
  listPlayed: [mine('/api/me/played')],
  listOpponents: [mine('/api/me/opponents'), mine('/api/me/opponents?name=er9')],
  getProfile: [mine('/api/me/profile')],
  getOrder: [mine('/api/me/order')],
  listFriends: [mine('/api/me/friends')],
  getStanding: [mine(`/api/me/friends/${SECOND.id}`)],
  listChallenges: [mine('/api/me/challenges')],
  getChallenge: [mine('/api/me/challenges/no-such-challenge')],
  listPrograms: [mine('/api/me/programs')],
  getLadder: RATED_MODES.map(mode => anybody(`/api/ladder?mode=${mode}`)),
  listLadderGames: [
    anybody('/api/ladder/games'),
    anybody('/api/ladder/games?mode=two'),
    anybody('/api/ladder/games?program=program-1'),
  ],
  listNews: [mine('/api/me/news')],
  listClubs: [mine('/api/me/clubs')],
  listTournaments: ['running', 'soon', 'past', 'mine'].map(list => mine(`/api/tournaments?list=${list}`)),
  getTournament: [anybody(`/api/tournaments/${LARGE}`), mine(`/api/tournaments/${LARGE}`)],
  getTournamentStandings: [mine(`/api/tournaments/${LARGE}/standings?after=100`)],
  getTournamentRound: [mine(`/api/tournaments/${LARGE}/rounds/4`)],
  getTournamentEvents: [anybody(`/api/tournaments/${LARGE}/events`)],
  getClub: [mine('/api/clubs/club-0-of-people')],
  getClubResults: [mine('/api/clubs/club-0-of-people/results')],
  getClubNotices: [mine('/api/clubs/club-0-of-people/notices')],
  getClubTables: [mine('/api/clubs/club-0-of-people/tables')],
};

const { wide, study, long, running, waiting } = TABLES;
const table = running;
const by = SECOND;
const comment = { kind: 'comment', path: [], at: 1, text: 'x'.repeat(40) };

/** Sent by the second player, who sits at all of these tables. Most are refused, which costs as much as if not. */
export const WORST_COMMANDS: Readonly<Record<CommandType, readonly object[]>> = {
  ping: [{}],
  news: [{}],
  me: [{}],
  rename: [{ name: by.name }],
  avatar: [{ avatar: 'miller' }],
  list: ['open', 'watch', 'mine', 'finished'].map(list => ({ list })),
  look: [{ looks: true }],
  unfollow: [{}],
  create: [
    wish({
      visibility: 'link',
      options: { players: 4 },
      seats: [{ kind: 'me' }, ...Array(3).fill({ kind: 'open' })],
    }),
  ],
  daily: [{ game: 'kingdomino' }],
  wait: [{ modes: [...RATED_MODES], stakes: 'casual', bots: BOT_LEVELS[0] }],
  stopWaiting: [{}],
  answerOffer: [{ offer: 'no-such-offer', accept: true }],
  watch: [wide, study, long].map(each => ({ table: each, version: 0 })),
  unwatch: [{ table }],
  sit: [{ table: waiting, salt: 'salt-of-second' }, { table }],
  decline: [{ table: waiting }],
  fill: [{ table: waiting, seat: 2, level: BOT_LEVELS[0] }],
  ready: [{ table, salt: 'salt-of-second' }],
  move: [
    { table, version: 9, move: 'x'.repeat(200) },
    { table: wide, version: 73, move: 'pass' },
  ],
  undo: [{ table: wide, version: 73 }],
  say: [{ table, phrase: 'hello' }],
  call: [{ table }],
  propose: [{ table, what: 'pause' }],
  answer: [{ table, what: 'pause', agrees: false }],
  resume: [{ table }],
  claim: [{ table, seat: 0 }],
  remove: [{ table: waiting, seat: 0 }],
  consent: [{ table, agrees: false }],
  write: [{ table, text: 'x'.repeat(280) }],
  talk: [{ table }],
  leave: [{ table: long }],
  takeBack: [{ table: long }],
  rematch: [{ table: study }, { table: long }],
  close: [{ table: long }],
  studyLead: [
    { table: study, lead: true },
    { table: study, lead: false },
  ],
  studyEdit: [
    { table: study, version: 100_000, edit: comment },
    { table: study, version: 1, edit: comment },
  ],
  studyShow: [{ table: study, place: { path: [], at: 4 } }],
};
