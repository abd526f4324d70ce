/** Up to when talk was read: under its own key, and what was kept under the old one is not forgotten. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../app/storage/testing/fake-storage.ts';
import { markReadUntil, readUntil } from './read-marks.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage().install();
});
afterEach(() => vi.unstubAllGlobals());

test('the prefix of a key is written once', () => {
  markReadUntil('table', 7);
  expect([...storage.kept.keys()]).toEqual(['kingdomino.talk-read']);
  expect([readUntil('table'), readUntil('other')]).toEqual([7, 0]);
});

test('marks that an earlier release kept count, and move to the new key', () => {
  storage.kept.set('kingdomino.kingdomino.talk-read', '{"format":0,"value":{"table":5}}');
  expect(readUntil('table')).toBe(5);
  markReadUntil('other', 9);
  expect([readUntil('table'), readUntil('other')]).toEqual([5, 9]);
  expect([...storage.kept.keys()]).toEqual(['kingdomino.talk-read']);
});
