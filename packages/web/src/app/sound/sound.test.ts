/** Sounds are made only where they may be heard, as loud as was chosen, and each of them ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const settings = { value: { sound: true, volume: 70 } };
vi.mock('../settings.ts', () => ({ settings }));

/** What was begun, with the time when it ends. */
let begun: { readonly at: number; end: number }[];
let speakers: { gain: { value: number } }[];

class FakeNode {
  readonly gain = fakeParam();
  readonly frequency = fakeParam();
  buffer: { readonly duration: number } | undefined;
  #mine: { at: number; end: number } | undefined;
  connect(next: unknown) {
    return next;
  }
  start(at: number) {
    this.#mine = { at, end: at + (this.buffer?.duration ?? Number.POSITIVE_INFINITY) };
    begun.push(this.#mine);
  }
  stop(at: number) {
    this.#mine!.end = at;
  }
}

const fakeParam = () => ({
  value: 1,
  setValueAtTime: () => undefined,
  exponentialRampToValueAtTime: (_: number, at: number) => expect(at).toBeGreaterThan(0),
});

class FakeAudio {
  readonly state = 'running';
  readonly currentTime = 3;
  readonly sampleRate = 1000;
  readonly destination = {};
  createOscillator = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBuffer = (_: number, length: number) => ({
    duration: length / 1000,
    getChannelData: () => new Float32Array(length),
  });
  createGain() {
    const node = new FakeNode();
    speakers.push(node);
    return node;
  }
}

beforeEach(() => {
  vi.resetModules();
  begun = [];
  speakers = [];
  settings.value = { sound: true, volume: 70 };
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
});
afterEach(() => vi.unstubAllGlobals());

test('every sound begins at once or as late as was asked for, and is over within two seconds', async () => {
  const [{ playSound }, { SOUNDS }] = await Promise.all([import('./sound.ts'), import('./sounds.ts')]);
  for (const sound of Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]) {
    for (const wait of [0, 0.5]) {
      begun = [];
      playSound(sound, wait);
      expect(Math.min(...begun.map(({ at }) => at)), sound).toBeCloseTo(3.01 + wait, 1);
      expect(Math.max(...begun.map(({ end }) => end)), sound).toBeLessThan(5 + wait);
    }
  }
});

test.each([
  ['off', { sound: false, volume: 70 }],
  ['turned down to nothing', { sound: true, volume: 0 }],
])('%s: no sound, and no audio at all', async (_, chosen) => {
  settings.value = chosen;
  const { playSound } = await import('./sound.ts');
  playSound('win');
  expect([begun, speakers]).toEqual([[], []]);
});

test('not before the page was touched, and nowhere without audio', async () => {
  const { playSound } = await import('./sound.ts');
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  playSound('win');
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', undefined);
  playSound('win');
  expect(begun).toEqual([]);
});

test('the volume is that of the settings, each time', async () => {
  const { playSound } = await import('./sound.ts');
  const heard = [70, 35, 100].map(volume => {
    settings.value = { sound: true, volume };
    playSound('turn');
    return speakers[0]!.gain.value;
  });
  expect(heard[0]).toBe(1);
  expect(heard[1]).toBeLessThan(0.5);
  expect(heard[2]).toBeGreaterThan(1);
});
