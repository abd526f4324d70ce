/** What expensive requests cost of the rate limit of their address; every request costs 1 beside that. */
export const REQUEST_COSTS = {
  /** Both may read thousands of tables. */
  exportAccount: 100,
  exportGames: 100,
  /** Whatever makes a player, or proves to be one. */
  identity: 20,
  checkName: 2,
  /** Each is a key to the account for a day. */
  personalLink: 20,
  subscribe: 10,
  playedGame: 10,
  review: 20,
  foundClub: 20,
  /** Also what could be used to guess the links of clubs. */
  changeClub: 5,
} as const;
