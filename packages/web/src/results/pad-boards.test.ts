/** The boards behind a result are there as long as the result is, and not without end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';
import { forgetBoards, hasBoards, keepBoards, readBoards } from './pad-boards.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage().install();
});
afterEach(() => vi.unstubAllGlobals());

test('kept, read, forgotten with the result and brought back', () => {
  keepBoards('a', { squares: 3 }, ['a']);
  expect([hasBoards('a'), readBoards('a'), readBoards('b')]).toEqual([true, { squares: 3 }, undefined]);
  const bringBack = forgetBoards('a');
  expect([hasBoards('a'), readBoards('a')]).toEqual([false, undefined]);
  bringBack();
  expect(readBoards('a')).toEqual({ squares: 3 });
  forgetBoards('b')();
  expect(hasBoards('b')).toBe(false);
  storage.kept.set('kingdomino.boards.a', '{damaged');
  expect(readBoards('a')).toBeUndefined();
});

test('beyond forty those of the oldest results go, and those whose result is gone', () => {
  const ids = Array.from({ length: 45 }, (_, at) => `p${at}`);
  keepBoards('lost', 1, ['lost']);
  for (const [at, id] of ids.entries()) keepBoards(id, at, ids.slice(0, at + 1).reverse());
  expect(ids.filter(hasBoards)).toEqual(ids.slice(5));
  expect(hasBoards('lost')).toBe(false);
});
