/** The server: the public face. */
export { type Config, readConfig } from './config.ts';
export { GameServer } from './server.ts';
export type { ServerParts } from './server-parts.ts';
