/** The operations of the store for uptime and outages. */
export { lookAround, noteEnd, noteOutage, stamp } from './uptime.ts';
