/** The operations of the store for uptime and outages. */
export { readUptime, recordOutage, recordShutdown, stampProcess } from './uptime.ts';
