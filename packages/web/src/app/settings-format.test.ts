import { expect, test } from 'vitest';
import { readSettings, type Settings } from './settings-format.ts';

const DEFAULTS: Settings = {
  language: 'en',
  theme: 'auto',
  sound: true,
  speed: 'normal',
  confirm: 'touch',
  undo: 'short',
  letters: false,
  hints: true,
  keys: true,
};

test.each([null, undefined, 7, 'x', [], {}, { language: 'xx', theme: 3, sound: 'yes', speed: null }])(
  '%j leaves everything as at first',
  raw => expect(readSettings(raw, DEFAULTS)).toEqual(DEFAULTS),
);

test('what is understood counts, whatever lies beside it', () => {
  const raw = { language: 'de', theme: 'dark', sound: false, speed: 'warp', later: 1 };
  expect(readSettings(raw, DEFAULTS)).toEqual({ ...DEFAULTS, language: 'de', theme: 'dark', sound: false });
});
