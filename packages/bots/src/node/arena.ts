/** Plays a tournament on several threads. The results do not depend on how many. */
import type { Result } from '@kingdomino/rules';
import type { Plan } from '../arena/seating.ts';
import {
  type ArenaGame,
  checkTournament,
  playGames,
  type Stop,
  type Tournament,
} from '../arena/tournament.ts';
import type { ArenaRefusal } from '../refusals.ts';
import { makeNodeParts, type NodeArena, nodeParts } from './arena-parts.ts';
import { BotThreads } from './threads.ts';

/** How a tournament is run: on how many threads, and whom to tell. */
export interface ArenaRun extends NodeArena {
  readonly jobs: number;
  /** Aborting ends the games under way, and the programs that play them; the games that are over are returned. */
  readonly signal?: AbortSignal;
  /** Called now and then with the number of games that are over. */
  readonly onProgress?: (played: number) => void;
}

/** Enough batches that threads end together and progress is seen, few enough that handing out costs nothing. */
const BATCHES = 100;
const LARGEST_BATCH = 100;

/**
 * Says what is wrong with a tournament before it is played, or how its seats are shared out.
 *
 * @param tournament what shall be played
 * @example
 * const plan = checkArena(tournament);
 * if (!plan.ok) console.error(plan.error.text);
 */
export function checkArena(tournament: Tournament): Result<Plan, ArenaRefusal> {
  return checkTournament(tournament, nodeParts.makePlayer);
}

/**
 * Plays a tournament.
 *
 * @param tournament what is played; `checkArena` says whether it can be
 * @param run on how many threads, and whom to tell
 * @returns the games that are over, in their order: fewer where the run was aborted, or stopped at a forfeit
 * @example
 * const games = await runArena(tournament, { jobs: 2 });
 */
export async function runArena(
  tournament: Tournament,
  { jobs, onProgress, signal, ...node }: ArenaRun,
): Promise<ArenaGame[]> {
  const games: ArenaGame[] = [];
  const ended = new AbortController();
  const end = () => ended.abort();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, { once: true });
  const add = (batch: readonly ArenaGame[]) => {
    games.push(...batch);
    onProgress?.(games.length);
    if (tournament.stopsOnForfeit && batch.some(({ forfeit }) => forfeit !== undefined)) end();
  };
  const batches = batchesOf(tournament.games);
  if (jobs <= 1) {
    const parts = makeNodeParts(node);
    const stop: Stop = {
      isStopped: () => ended.signal.aborted,
      onStop: listener => ended.signal.addEventListener('abort', listener, { once: true }),
    };
    for (const batch of batches) {
      // a bot that never waits leaves no room for the signal to arrive
      await new Promise(setImmediate);
      add(await playGames(tournament, batch, parts, stop));
    }
  } else {
    const pool = new BotThreads({ threads: jobs, ...node });
    try {
      await Promise.all(
        batches.map(async batch => add(await pool.playGames(tournament, batch, ended.signal))),
      );
    } finally {
      await pool.close();
    }
  }
  signal?.removeEventListener('abort', end);
  return games.sort((one, other) => one.index - other.index);
}

function batchesOf(games: number): number[][] {
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(games / BATCHES)));
  return Array.from({ length: Math.ceil(games / size) }, (_, batch) =>
    Array.from({ length: Math.min(size, games - batch * size) }, (_, index) => batch * size + index),
  );
}
