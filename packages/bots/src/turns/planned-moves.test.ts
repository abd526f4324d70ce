import { expect, test } from 'vitest';
import type { BotJob } from '../job.ts';
import { PlannedMoves } from './planned-moves.ts';

const job: BotJob = {
  game: 'kingdomino',
  options: { players: 2 },
  moves: ['king:0', 'line:1,2,3,4'],
  spec: 'duke',
  seed: 1,
};
const after = (...moves: string[]): BotJob => ({ ...job, moves: [...job.moves, ...moves], seed: 2 });

test('the rest of a turn is answered move by move, each once', () => {
  const planned = new PlannedMoves();
  planned.keep(job, { move: 'a', rest: ['b', 'c'] });
  expect(planned.take(job)).toBeUndefined();
  expect(planned.take(after('a'))).toBe('b');
  expect(planned.take(after('a'))).toBeUndefined();
  expect(planned.take(after('a', 'b'))).toBe('c');
  expect(planned.take(after('a', 'b', 'c'))).toBeUndefined();
});

test.each([
  ['after an undo', after()],
  ['when something else was played', after('x')],
  ['when something came in between', after('a', 'line:5,6,7,8')],
  ['for another bot', { ...after('a'), spec: 'baron' }],
  ['in a game with other options', { ...after('a'), options: { players: 2, harmony: true } }],
  ['in another game', { ...after('a'), game: 'duel' } satisfies BotJob],
] as const)('nothing is planned %s', (_, asked) => {
  const planned = new PlannedMoves();
  planned.keep(job, { move: 'a', rest: ['b'] });
  expect(planned.take(asked)).toBeUndefined();
});

test('a turn of one move plans nothing, and the oldest turn is forgotten first', () => {
  const planned = new PlannedMoves(2);
  planned.keep(job, { move: 'a' });
  expect(planned.take(after('a'))).toBeUndefined();
  for (const move of ['d', 'e', 'f']) planned.keep(job, { move, rest: [`${move}2`] });
  expect(['d', 'e', 'f'].map(move => planned.take(after(move)))).toEqual([undefined, 'e2', 'f2']);
});
