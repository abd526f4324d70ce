import { expect, test } from 'vitest';
import type { Tournament } from '../arena/tournament.ts';
import { runArena } from './arena.ts';
import { BotPool } from './pool.ts';

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

test('a pool thinks, reports mistakes, and is done when closed', async () => {
  const pool = new BotPool(1);
  const job = { game: 'duel', options: { players: 2, firstSeat: 1 }, spec: 'random', seed: 1 } as const;
  const choice = await pool.think({ ...job, moves: ['first:1', 'roll:0,0,0,0'] });
  expect(choice.ok && choice.value.move).toMatch(/^take:[0-3]$/);
  const refused = await pool.think({ ...job, moves: ['first:0'] });
  expect(refused.ok ? '' : refused.error.code).toBe('bad-first');
  await expect(pool.playGames({ ...tournament, bots: ['nobody'] }, [0])).rejects.toThrow('no bot');
  await pool.close();
  await expect(pool.think({ ...job, moves: [] })).rejects.toThrow('closed');
});
