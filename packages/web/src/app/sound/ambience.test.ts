/** The land falls silent before its audio stops, and is heard again where somebody comes back meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ambience } from './ambience.ts';
import { OPEN_LAND } from './surroundings.ts';

/** What was asked of the audio, in its order. */
let asked: string[];

const param = () => ({
  value: 1,
  setTargetAtTime: (value: number) => value === 0 && asked.push('fade'),
});
const node = () => ({
  gain: param(),
  frequency: param(),
  connect: (next: unknown) => next,
  start: () => undefined,
});
const does = (what: string) => async () => void asked.push(what);
const audio = {
  currentTime: 0,
  sampleRate: 100,
  createGain: node,
  createBiquadFilter: node,
  createOscillator: node,
  createBufferSource: node,
  createBuffer: (_: number, length: number) => ({ length, copyToChannel: () => undefined }),
  resume: does('resume'),
  suspend: does('suspend'),
  close: does('close'),
} as unknown as AudioContext;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test.each([
  ['pause', 'suspend'],
  ['end', 'close'],
] as const)('%s: it fades first', (how, then) => {
  const ambience = new Ambience(audio);
  ambience.hear({ ...OPEN_LAND, water: 0.1 }, 60);
  ambience[how]();
  expect(asked).toEqual(['resume', 'fade']);
  vi.runAllTimers();
  expect(asked).toEqual(['resume', 'fade', then]);
});

test('who looks away for a moment only hears it go on', () => {
  const ambience = new Ambience(audio);
  ambience.hear({ ...OPEN_LAND, water: 0.1 }, 60);
  ambience.pause();
  ambience.hear({ ...OPEN_LAND, water: 0.1 }, 60);
  vi.advanceTimersByTime(1000);
  expect(asked).not.toContain('suspend');
  ambience.end();
});
