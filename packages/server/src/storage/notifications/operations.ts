/** The operations of the store for notifications and their subscriptions. */
export {
  acknowledgeNotifications,
  claimNotifications,
  deleteOldNotifications,
  dropNotification,
  queueNotifications,
  settleNotification,
  tablesLowOnTime,
} from './notifications.ts';
export {
  addSubscription,
  clubWebhookPlayers,
  deleteSubscription,
  keepKey,
  noteWebhookResponse,
  subscriptionsOf,
  webhookPlayers,
} from './subscriptions.ts';
