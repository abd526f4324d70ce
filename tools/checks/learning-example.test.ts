import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Learner {
  learn(games: number): void;
  test(games: number): { readonly wins: number; readonly points: number };
}

test('the example of docs/learning.md learns to beat random moves within a few games', async () => {
  const file = new URL('../../examples/learning/train.mjs', import.meta.url).href;
  const example = (await import(file)) as { Learner: new (seed: number) => Learner };
  const learner = new example.Learner(1);
  const before = learner.test(10);
  learner.learn(30);
  const after = learner.test(10);
  expect(before.wins).toBeLessThan(0.5);
  expect(after.wins).toBeGreaterThan(0.6);
  expect(after.points).toBeGreaterThan(before.points + 10);
});

test('it runs from a path with a space, and through a link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino learning '));
  const linked = join(folder, 'train.mjs');
  symlinkSync(fileURLToPath(new URL('../../examples/learning/train.mjs', import.meta.url)), linked);
  const { status, stderr } = spawnSync(process.execPath, [linked, 'nonsense'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([2, 'usage: node examples/learning/train.mjs [seconds] [seed]\n']);
});
