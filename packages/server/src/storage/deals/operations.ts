/** The operations of the store for deals. */
export { deleteOldDevices, noteDailyDevice } from './daily-devices.ts';
export {
  dailyBest,
  dailyBots,
  dailyDays,
  dailyHistory,
  dailyOf,
  dailyPoints,
  dailyResults,
  isDailyBegun,
  noteDailyBot,
} from './daily-results.ts';
export {
  closeDeal,
  dealTables,
  hasPlayedDeal,
  makeDeal,
  readDeal,
  readDealSeed,
  revealDeal,
} from './deals.ts';
