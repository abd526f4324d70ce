/** The operations of the store for the matchmaking queue. */
export { deleteOldLeaves, earlyLeaveOf, noteEarlyLeave } from './early-leaves.ts';
export { answerOffer, countQueued, dissolveOffer, leaveQueue, matchQueued } from './offers.ts';
export { joinQueue, noteQueuedGone, noteQueuedSeen, queueEntriesOf } from './queue.ts';
export { reliabilityOf } from './reliability.ts';
