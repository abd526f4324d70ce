/** The operations of the store for notifications and their subscriptions. */
export {
  answerNudges,
  claimNudges,
  deleteOldNudges,
  dropNudge,
  noteNudges,
  runningLow,
  settleNudge,
} from './notifications.ts';
export {
  addReceiver,
  clubHookPlayers,
  deleteReceiver,
  hookPlayers,
  keepKey,
  noteAnswer,
  receiversOf,
} from './subscriptions.ts';
