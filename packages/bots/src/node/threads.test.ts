import { expect, test } from 'vitest';
import type { Tournament } from '../arena/tournament.ts';
import { think } from '../job.ts';
import { runArena } from './arena.ts';
import { BotThreads } from './threads.ts';

const tournament: Tournament = {
  game: 'duel',
  options: { players: 2 },
  bots: ['random', 'random'],
  isVersus: false,
  games: 7,
  seed: '5',
  hasPaperBonuses: false,
  keepsRecords: true,
};

test('an arena has the same results on one thread and on two', async () => {
  const counts: number[] = [];
  const alone = await runArena(tournament, { jobs: 1 });
  const together = await runArena(tournament, { jobs: 2, onProgress: played => counts.push(played) });
  const plain = (games: typeof alone) => games.map(game => ({ ...game, milliseconds: [] }));
  expect(plain(together)).toEqual(plain(alone));
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

const job = {
  game: 'duel',
  options: { players: 2, firstSeat: 1 },
  moves: ['first:1', 'roll:0,0,0,0'],
  spec: 'random',
  seed: 1,
} as const;

test('a pool thinks, reports mistakes, and is done when closed', async () => {
  const pool = new BotThreads({ threads: 1 });
  const choice = await pool.think(job);
  expect(choice.ok && choice.value.move).toMatch(/^take:[0-3]$/);
  const refused = await pool.think({ ...job, moves: ['first:0'] });
  expect(refused.ok ? '' : refused.error.code).toBe('bad-first');
  await expect(pool.playGames({ ...tournament, bots: ['nobody'] }, [0])).rejects.toThrow('no bot');
  await pool.close();
  await expect(pool.think(job)).rejects.toThrow('closed');
});

test('a pool is closed while its threads are still starting', async () => {
  for (let time = 0; time < 10; time++) {
    const pool = new BotThreads({ threads: 2 });
    const tasks = Promise.allSettled([pool.playGames(tournament, [0]), pool.think(job)]);
    await pool.close();
    for (const task of await tasks) expect(task).toMatchObject({ reason: new Error('the pool was closed') });
  }
});

test('threads start with the work there is for them, and the rest waits', async () => {
  const pool = new BotThreads({ threads: 2 });
  const all = Array.from({ length: 5 }, (_, game) => pool.playGames(tournament, [game]));
  expect(pool.waiting).toBe(3);
  const games = (await Promise.all(all)).flat();
  expect(games.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  expect(pool.waiting).toBe(0);
  await pool.close();
});

test('a thread ends a thought after the most time it may take', async () => {
  const pool = new BotThreads({ threads: 1, mostMilliseconds: 0 });
  const choice = await pool.think({ ...job, spec: 'grandmaster', budget: { milliseconds: 3_600_000 } });
  expect(choice.ok && choice.value.move).toMatch(/^take:[0-3]$/);
  await pool.close();
});

test('a thread that does not answer is ended, and the next job gets another one', async () => {
  const pool = new BotThreads({ threads: 1, patience: 1 });
  const endless = { ...job, spec: 'grandmaster', budget: { milliseconds: 3_600_000 } };
  const both = await Promise.allSettled([pool.think(endless), pool.think(endless)]);
  for (const result of both) expect(String((result as PromiseRejectedResult).reason)).toContain('was ended');
  expect(pool.waiting).toBe(0);
  await pool.close();
});

test('a thought that is aborted answers with the best move so far', async () => {
  const pool = new BotThreads({ threads: 1 });
  const end = new AbortController();
  const long = pool.think({ ...job, spec: 'grandmaster', budget: { milliseconds: 3_600_000 } }, end.signal);
  end.abort();
  const choice = await long;
  expect(choice.ok && choice.value.move).toMatch(/^take:[0-3]$/);
  await pool.close();
});

test('a counted thought is the same on a thread and without one', async () => {
  const counted = { ...job, spec: 'grandmaster:40' };
  const pool = new BotThreads({ threads: 1 });
  expect(await pool.think(counted)).toEqual(await think(counted));
  await pool.close();
});
