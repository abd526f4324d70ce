/** Games searched by several threads at once, answered in the order of their numbers. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameNumber, SearchedGame } from './search-game.ts';

const WORKER = new URL('./worker.js', import.meta.url);

/** Answers in order, however long each game takes, so that a run that is cut off has left out none. */
export async function* searchGames(
  games: readonly GameNumber[],
  jobs: number,
): AsyncGenerator<{ readonly which: GameNumber; readonly searched: SearchedGame }> {
  const answers: Promise<SearchedGame>[] = [];
  const take: ((searched: SearchedGame) => void)[] = [];
  for (const [index] of games.entries())
    answers[index] = new Promise(resolve => {
      take[index] = resolve;
    });
  let next = 0;
  const workers = Array.from({ length: Math.min(jobs, games.length) }, () => new Worker(WORKER));
  const working = workers.map(async worker => {
    while (next < games.length) {
      const index = next++;
      worker.postMessage(games[index]);
      const [searched] = (await once(worker, 'message')) as [SearchedGame];
      take[index]!(searched);
    }
    await worker.terminate();
  });
  const failed = Promise.all(working).then(() => new Promise<never>(() => undefined));
  for (const [index, which] of games.entries())
    yield { which, searched: await Promise.race([answers[index]!, failed]) };
}
