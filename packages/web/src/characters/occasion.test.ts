/** A bot says something at the beginning and after fine turns, and never the same twice in a game. */
import { expect, test } from 'vitest';
import { nameOf, remarkOn, type Standing } from './occasion.ts';

const NOTHING = new Set<string>();
const at = (points: readonly number[], isBegun = true): Standing => ({
  levels: [undefined, 'duke', 'squire'],
  points,
  isBegun,
});
const named = (...args: Parameters<typeof remarkOn>) => {
  const remark = remarkOn(...args);
  return remark && nameOf(remark);
};

test('who opens a new game is greeted, one by one; a game that goes on has no greeting', () => {
  expect(named(undefined, at([0, 0, 0], false), NOTHING)).toBe('duke.greeting');
  expect(named(undefined, at([0, 0, 0], false), new Set(['duke.greeting']))).toBe('squire.greeting');
  expect(named(undefined, at([9, 9, 9]), NOTHING)).toBeUndefined();
});

test('a bot is proud of six points in a turn, not of five', () => {
  expect(named(at([0, 4, 0]), at([0, 10, 0]), NOTHING)).toBe('duke.proud');
  expect(named(at([0, 4, 0]), at([0, 9, 0]), NOTHING)).toBeUndefined();
});

test('eight points of a person impress, seven do not, and those of a bot never', () => {
  expect(named(at([0, 0, 0]), at([8, 0, 0]), NOTHING)).toBe('duke.impressed');
  expect(named(at([0, 0, 0]), at([7, 0, 0]), NOTHING)).toBeUndefined();
  expect(named(at([0, 0, 0]), at([0, 0, 8]), new Set(['squire.proud']))).toBeUndefined();
});

test('what was said is not said again', () => {
  const said = new Set(['duke.proud', 'squire.impressed', 'duke.impressed']);
  expect(named(at([0, 0, 0]), at([0, 12, 0]), said)).toBeUndefined();
  expect(named(at([0, 0, 0]), at([20, 0, 0]), said)).toBeUndefined();
});

test('a turn that is taken back is nothing to talk about', () => {
  expect(named(at([12, 12, 12]), at([0, 0, 0]), NOTHING)).toBeUndefined();
});
