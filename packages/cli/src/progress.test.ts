import { expect, test } from 'vitest';
import type { Io } from './io.ts';
import { barBeside, countBeside, progressBar } from './progress.ts';
import { memoryIo } from './testing/memory-io.ts';

const shown = (io: Partial<Io>, make: typeof progressBar) => {
  const memory = memoryIo('', io);
  const bar = make(1000, memory);
  for (let done = 1; done <= 1000; done++) bar.show(done);
  bar.clear();
  return memory.warned();
};

test('a bar is for whoever watches standard error, wherever the output goes', () => {
  expect(shown({ isWatched: true }, progressBar)).toContain('1000 of 1000 games');
  expect(shown({ isWatched: true, isTerminal: true }, progressBar)).toContain('1000 of 1000 games');
  expect(shown({ isTerminal: true }, progressBar)).toBe('');
});

test('it moves a hundred times, however much there is to do', () => {
  expect(shown({ isWatched: true }, progressBar).match(/ of 1000 games/g)).toHaveLength(100);
});

test('beside output that goes to the same terminal there is none', () => {
  expect(shown({ isWatched: true, isTerminal: true }, barBeside)).toBe('');
  expect(shown({ isWatched: true }, barBeside)).toContain('1000 of 1000 games');
});

test('what has no known end is counted', () => {
  const io = memoryIo('', { isWatched: true });
  const count = countBeside(io, 'records');
  for (let done = 1; done <= 250; done++) count.show(done);
  expect(io.warned()).toContain('200 records');
  const same = memoryIo('', { isTerminal: true, isWatched: true });
  countBeside(same, 'records').show(100);
  expect(same.warned()).toBe('');
});
