/** The server: the public face. */

export type { ServerParts } from './composition/services.ts';
export { type Config, readConfig } from './config.ts';
export { GameServer } from './server.ts';
