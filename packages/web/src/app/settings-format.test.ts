import { expect, test } from 'vitest';
import { readSettings, type Settings } from './settings-format.ts';

const DEFAULTS: Settings = {
  language: 'en',
  theme: 'auto',
  sound: true,
  volume: 70,
  ambience: false,
  ambienceVolume: 60,
  speed: 'normal',
  confirm: 'touch',
  undo: 'short',
  letters: false,
  hints: true,
  gains: true,
  remarks: true,
  keys: true,
  warn: false,
  byHand: false,
};

const ODD = { language: 'xx', theme: 3, sound: 'yes', speed: null };

test.each([null, undefined, 7, 'x', [], {}, ODD, { volume: -1 }, { volume: 101 }, { volume: '50' }])(
  '%j leaves everything as at first',
  raw => expect(readSettings(raw, DEFAULTS)).toEqual(DEFAULTS),
);

test('what is understood counts, whatever lies beside it', () => {
  const raw = { language: 'de', theme: 'dark', sound: false, volume: 0, speed: 'warp', later: 1 };
  const understood = { language: 'de', theme: 'dark', sound: false, volume: 0 };
  expect(readSettings(raw, DEFAULTS)).toEqual({ ...DEFAULTS, ...understood });
});
