/** The operations of the store for friends, challenges and news. */
export {
  challengeById,
  challengesWith,
  deleteOldChallenges,
  openChallenges,
  sendChallenge,
  settleChallenge,
} from './challenges.ts';
export { acquaintancesOf, follow, followsBetween, unfollow } from './follows.ts';
export {
  addNews,
  countUnread,
  deleteOldNews,
  newsById,
  newsOf,
  newsOffFor,
  readNews,
  setNewsOff,
} from './news.ts';
