/** Plays a tournament on several threads. The results do not depend on how many. */
import type { Result } from '@kingdomino/rules';
import type { Plan } from '../arena/seating.ts';
import { type ArenaGame, checkTournament, playGames, type Tournament } from '../arena/tournament.ts';
import type { ArenaRefusal } from '../refusals.ts';
import { nodeParts } from './arena-parts.ts';
import { BotThreads } from './threads.ts';

/** How a tournament is run: on how many threads, and whom to tell. */
export interface ArenaRun {
  readonly jobs: number;
  /** Called now and then with the number of games that are over. */
  readonly onProgress?: (played: number) => void;
}

/** Enough batches that threads end together and progress is seen, few enough that handing out costs nothing. */
const BATCHES = 100;
const LARGEST_BATCH = 100;

/** Says what is wrong with a tournament before it is played, or how its seats are shared out. */
export function checkArena(tournament: Tournament): Result<Plan, ArenaRefusal> {
  return checkTournament(tournament, nodeParts.makePlayer);
}

/** In the order of the games. */
export async function runArena(tournament: Tournament, { jobs, onProgress }: ArenaRun): Promise<ArenaGame[]> {
  const games: ArenaGame[] = [];
  const add = (batch: readonly ArenaGame[]) => {
    games.push(...batch);
    onProgress?.(games.length);
  };
  const batches = batchesOf(tournament.games);
  if (jobs <= 1) {
    for (const batch of batches) add(await playGames(tournament, batch, nodeParts));
  } else {
    const pool = new BotThreads({ threads: jobs });
    try {
      await Promise.all(batches.map(async batch => add(await pool.playGames(tournament, batch))));
    } finally {
      await pool.close();
    }
  }
  return games.sort((one, other) => one.index - other.index);
}

function batchesOf(games: number): number[][] {
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(games / BATCHES)));
  return Array.from({ length: Math.ceil(games / size) }, (_, batch) =>
    Array.from({ length: Math.min(size, games - batch * size) }, (_, index) => batch * size + index),
  );
}
