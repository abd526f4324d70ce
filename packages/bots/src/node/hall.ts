/** Where arenas are held in Node: bots of ours and outside programs, timed by a fine clock. */
import { makeBotPlayer, type PlayerMaker } from '../arena/player.ts';
import type { Hall } from '../arena/tournament.ts';

const makePlayer: PlayerMaker = (spec, game) => makeBotPlayer(spec, game);

export const hall: Hall = { makePlayer, now: () => performance.now() };
