/** The operations of the store for uptime and outages. */
export { deleteOldOutages, readUptime, recordOutage, recordShutdown, stampProcess } from './uptime.ts';
