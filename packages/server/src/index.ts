/** The server: the public face. */
export { type Config, readConfig } from './config.ts';
export { GameServer, type ServerParts } from './server.ts';
