// Made from /api/openapi.json by packages/server/src/tools/write-client.ts: do not edit.

const OPERATIONS = {
  getMe: { method: 'GET', path: '/api/me', hasBody: false },
  introduceMe: { method: 'POST', path: '/api/me', hasBody: false },
  eraseMe: { method: 'DELETE', path: '/api/me', hasBody: false },
  signOut: { method: 'POST', path: '/api/me/sign-out', hasBody: false },
  signOutHere: { method: 'POST', path: '/api/me/sign-out/here', hasBody: false },
  createLink: { method: 'POST', path: '/api/me/link', hasBody: false },
  claimLink: { method: 'POST', path: '/api/me/claim', hasBody: true },
  createBot: { method: 'POST', path: '/api/bots', hasBody: true },
  getPasskeys: { method: 'GET', path: '/api/me/passkeys', hasBody: false },
  addPasskey: { method: 'POST', path: '/api/me/passkeys', hasBody: true },
  startPasskey: { method: 'POST', path: '/api/me/passkeys/options', hasBody: false },
  renamePasskey: { method: 'PATCH', path: '/api/me/passkeys/{passkey}', hasBody: true },
  removePasskey: { method: 'DELETE', path: '/api/me/passkeys/{passkey}', hasBody: false },
  renewRecoveryCode: { method: 'POST', path: '/api/me/recovery', hasBody: false },
  recover: { method: 'POST', path: '/api/sign-in/recovery', hasBody: true },
  startSignIn: { method: 'POST', path: '/api/sign-in/options', hasBody: false },
  signIn: { method: 'POST', path: '/api/sign-in', hasBody: true },
  checkName: { method: 'GET', path: '/api/names/{name}', hasBody: false },
  exportMe: { method: 'GET', path: '/api/me/export', hasBody: false },
  listPlayed: { method: 'GET', path: '/api/me/played', hasBody: false },
  addPlayed: { method: 'POST', path: '/api/me/played', hasBody: true },
  removePlayed: { method: 'DELETE', path: '/api/me/played/{id}', hasBody: false },
  sendCommand: { method: 'POST', path: '/api/commands', hasBody: true },
  listTables: { method: 'GET', path: '/api/tables', hasBody: false },
  getEvents: { method: 'GET', path: '/api/tables/{table}/events', hasBody: false },
  getMoves: { method: 'GET', path: '/api/tables/{table}/moves', hasBody: false },
  getRecord: { method: 'GET', path: '/api/tables/{table}/record', hasBody: false },
  countWaiting: { method: 'GET', path: '/api/waiting', hasBody: false },
  listLeaders: { method: 'GET', path: '/api/leaders/{mode}', hasBody: false },
  getRatings: { method: 'GET', path: '/api/ratings', hasBody: false },
  getRatingCurve: { method: 'GET', path: '/api/players/{player}/ratings/{mode}', hasBody: false },
  getVersus: { method: 'GET', path: '/api/players/{player}/versus/{other}', hasBody: false },
  listGames: { method: 'GET', path: '/api/players/{player}/games', hasBody: false },
  getStatistics: { method: 'GET', path: '/api/players/{player}/statistics', hasBody: false },
  listOpponents: { method: 'GET', path: '/api/me/opponents', hasBody: false },
  getProfile: { method: 'GET', path: '/api/me/profile', hasBody: false },
  changeProfile: { method: 'PATCH', path: '/api/me/profile', hasBody: true },
  getMember: { method: 'GET', path: '/api/members/{name}', hasBody: false },
  exportGames: { method: 'GET', path: '/api/me/games/export.ndjson', hasBody: false },
  getReview: { method: 'GET', path: '/api/tables/{table}/review', hasBody: false },
  askForReview: { method: 'POST', path: '/api/tables/{table}/review', hasBody: false },
  getDaily: { method: 'GET', path: '/api/daily', hasBody: false },
  getDailyDay: { method: 'GET', path: '/api/daily/{game}/{day}', hasBody: false },
  getDailyHistory: { method: 'GET', path: '/api/daily/{game}/history', hasBody: false },
  getDailyResults: { method: 'GET', path: '/api/daily/{game}/{day}/results', hasBody: false },
  getDailyBotGame: { method: 'GET', path: '/api/daily/{game}/{day}/bots/{level}', hasBody: false },
  getDealTables: { method: 'GET', path: '/api/deals/{deal}', hasBody: false },
  getPushKey: { method: 'GET', path: '/api/push', hasBody: false },
  getReceivers: { method: 'GET', path: '/api/me/nudges', hasBody: false },
  addDevice: { method: 'POST', path: '/api/me/devices', hasBody: true },
  removeDevice: { method: 'DELETE', path: '/api/me/devices/{id}', hasBody: false },
  addHook: { method: 'POST', path: '/api/me/hooks', hasBody: true },
  tryHook: { method: 'POST', path: '/api/me/hooks/{id}/try', hasBody: false },
  removeHook: { method: 'DELETE', path: '/api/me/hooks/{id}', hasBody: false },
  listClubs: { method: 'GET', path: '/api/me/clubs', hasBody: false },
  createClub: { method: 'POST', path: '/api/clubs', hasBody: true },
  getClubInvitation: { method: 'GET', path: '/api/club-links/{link}', hasBody: false },
  joinClub: { method: 'POST', path: '/api/club-links/{link}', hasBody: false },
  renewClubLink: { method: 'POST', path: '/api/clubs/{club}/link', hasBody: false },
  getClubResults: { method: 'GET', path: '/api/clubs/{club}/results', hasBody: false },
  getClubTables: { method: 'GET', path: '/api/clubs/{club}/tables', hasBody: false },
  addSeason: { method: 'POST', path: '/api/clubs/{club}/seasons', hasBody: true },
  changeSeason: { method: 'PUT', path: '/api/clubs/{club}/seasons/{season}', hasBody: true },
  getClub: { method: 'GET', path: '/api/clubs/{club}', hasBody: false },
  changeClub: { method: 'PATCH', path: '/api/clubs/{club}', hasBody: true },
  closeClub: { method: 'DELETE', path: '/api/clubs/{club}', hasBody: false },
  removeClubMember: { method: 'DELETE', path: '/api/clubs/{club}/members/{player}', hasBody: false },
  passClub: { method: 'POST', path: '/api/clubs/{club}/founder', hasBody: true },
  listFriends: { method: 'GET', path: '/api/me/friends', hasBody: false },
  getStanding: { method: 'GET', path: '/api/me/friends/{player}', hasBody: false },
  follow: { method: 'PUT', path: '/api/me/friends/{player}', hasBody: false },
  unfollow: { method: 'DELETE', path: '/api/me/friends/{player}', hasBody: false },
  listChallenges: { method: 'GET', path: '/api/me/challenges', hasBody: false },
  getChallenge: { method: 'GET', path: '/api/me/challenges/{challenge}', hasBody: false },
  withdrawChallenge: { method: 'DELETE', path: '/api/me/challenges/{challenge}', hasBody: false },
  sendChallenge: { method: 'POST', path: '/api/players/{player}/challenges', hasBody: true },
  acceptChallenge: { method: 'POST', path: '/api/me/challenges/{challenge}/accept', hasBody: false },
  declineChallenge: { method: 'POST', path: '/api/me/challenges/{challenge}/decline', hasBody: false },
  listNews: { method: 'GET', path: '/api/me/news', hasBody: false },
  readNews: { method: 'POST', path: '/api/me/news/read', hasBody: true },
  switchNews: { method: 'PUT', path: '/api/me/news/off', hasBody: true },
  listTournaments: { method: 'GET', path: '/api/tournaments', hasBody: false },
  createTournament: { method: 'POST', path: '/api/tournaments', hasBody: true },
  getTournament: { method: 'GET', path: '/api/tournaments/{tournament}', hasBody: false },
  getTournamentStandings: { method: 'GET', path: '/api/tournaments/{tournament}/standings', hasBody: false },
  getTournamentRound: { method: 'GET', path: '/api/tournaments/{tournament}/rounds/{round}', hasBody: false },
  joinTournament: { method: 'PUT', path: '/api/tournaments/{tournament}/me', hasBody: false },
  leaveTournament: { method: 'DELETE', path: '/api/tournaments/{tournament}/me', hasBody: false },
  checkInTournament: { method: 'POST', path: '/api/tournaments/{tournament}/check-in', hasBody: false },
  orderTournament: { method: 'POST', path: '/api/tournaments/{tournament}/orders', hasBody: true },
  getTournamentEvents: { method: 'GET', path: '/api/tournaments/{tournament}/events', hasBody: false },
  exportTournament: { method: 'GET', path: '/api/tournaments/{tournament}/games.ndjson', hasBody: false },
  listPrograms: { method: 'GET', path: '/api/me/programs', hasBody: false },
  makeProgram: { method: 'POST', path: '/api/me/programs', hasBody: true },
  renewProgramToken: { method: 'POST', path: '/api/me/programs/{program}/token', hasBody: false },
  removeProgram: { method: 'DELETE', path: '/api/me/programs/{program}', hasBody: false },
  getLadder: { method: 'GET', path: '/api/ladder', hasBody: false },
  listLadderGames: { method: 'GET', path: '/api/ladder/games', hasBody: false },
  nextLadderGame: { method: 'POST', path: '/api/ladder/next', hasBody: true },
  getOrder: { method: 'GET', path: '/api/me/order', hasBody: false },
  noteOrderSeen: { method: 'POST', path: '/api/me/order/seen', hasBody: false },
  addRelation: { method: 'PUT', path: '/api/me/relations/{kind}/{player}', hasBody: false },
  dropRelation: { method: 'DELETE', path: '/api/me/relations/{kind}/{player}', hasBody: false },
  report: { method: 'POST', path: '/api/reports', hasBody: true },
};

export class RefusedError extends Error {
  constructor(status, refused) {
    super(refused.text);
    this.status = status;
    this.refused = refused;
  }
}

/** Lines of JSON become a list. */
async function read(response) {
  if (response.status === 204) return undefined;
  if (!response.headers.get('content-type')?.startsWith('application/x-ndjson')) return response.json();
  const lines = (await response.text()).split('\n').filter(line => line !== '');
  return lines.map(line => JSON.parse(line));
}

export function connect(origin, token) {
  const call = async ({ method, path }, parameters, body) => {
    const query = new URLSearchParams();
    let address = path;
    for (const [name, value] of Object.entries(parameters)) {
      if (address.includes(`{${name}}`)) address = address.replace(`{${name}}`, encodeURIComponent(value));
      else if (value !== undefined) query.set(name, value);
    }
    const response = await fetch(`${origin}${address}?${query}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await read(response);
    if (!response.ok) throw new RefusedError(response.status, answer);
    return answer;
  };
  const methods = Object.entries(OPERATIONS).map(([name, operation]) => [
    name,
    // whatever stands in the address or behind it comes first, then the body
    (...given) => {
      const body = operation.hasBody ? given.pop() : undefined;
      return call(operation, given[0] ?? {}, body);
    },
  ]);
  return Object.fromEntries(methods);
}
