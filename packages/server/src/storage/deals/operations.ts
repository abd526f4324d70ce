/** The operations of the store for deals. */
export {
  dailyBest,
  dailyBots,
  dailyDays,
  dailyHistory,
  dailyOf,
  dailyPoints,
  dailyResults,
  deleteOldDevices,
  isDailyBegun,
  noteDailyBot,
  noteDailyDevice,
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
