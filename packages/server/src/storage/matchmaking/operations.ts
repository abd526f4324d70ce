/** The operations of the store for the matchmaking queue. */
export { answerOffer, countWaits, dissolveOffer, endWait, pairWaits } from './offers.ts';
export { beginWait, leaveWaits, seeWaits, waitsOf } from './queue.ts';
