/** Small sounds made on the spot: wood, paper, bells. Nothing is loaded. */
import { settings } from './settings.ts';

export type Sound =
  | 'lay'
  | 'turn'
  | 'pick'
  | 'deal'
  | 'roll'
  | 'spell'
  | 'yours'
  | 'count'
  | 'win'
  | 'over'
  | 'wrong';

let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (!settings.value.sound || typeof AudioContext === 'undefined') return;
  // a browser lets sounds begin only after the player has touched the page
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.01);
}

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  lay: (audio, at) => {
    knock(audio, at, 190, 0.35);
    knock(audio, at + 0.045, 150, 0.25);
  },
  turn: (audio, at) => knock(audio, at, 420, 0.12),
  pick: (audio, at) => {
    knock(audio, at, 300, 0.2);
    tone(audio, at, 520, 0.12, 0.05);
  },
  deal: (audio, at) => {
    for (let card = 0; card < 4; card++) rustle(audio, at + 0.07 * card, 0.08);
  },
  roll: (audio, at) => {
    for (let hop = 0; hop < 9; hop++)
      knock(audio, at + 0.055 * hop + 0.02 * Math.random(), 500 + 300 * Math.random(), 0.14);
  },
  spell: (audio, at) => melody(audio, at, [523, 659, 784, 1047], 0.06),
  yours: (audio, at) => {
    tone(audio, at, 587, 0.35, 0.07);
    tone(audio, at + 0.11, 880, 0.45, 0.06);
  },
  win: (audio, at) => melody(audio, at, [392, 523, 659, 784, 659, 784, 1047], 0.12),
  count: (audio, at) => tone(audio, at, 660, 0.14, 0.035),
  over: (audio, at) => melody(audio, at, [523, 440, 392], 0.16),
  wrong: (audio, at) => tone(audio, at, 140, 0.16, 0.08),
};

function melody(audio: AudioContext, at: number, pitches: readonly number[], step: number): void {
  for (const [index, pitch] of pitches.entries()) tone(audio, at + step * index, pitch, 0.45, 0.065);
}

/** A bell-like tone that fades. */
function tone(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const gain = fade(audio, at, length, loudness);
  for (const [multiple, share] of [
    [1, 1],
    [2.01, 0.35],
  ] as const) {
    const oscillator = audio.createOscillator();
    const part = audio.createGain();
    oscillator.frequency.value = pitch * multiple;
    part.gain.value = share;
    oscillator.connect(part).connect(gain);
    oscillator.start(at);
    oscillator.stop(at + length);
  }
}

/** Wood on wood: a short low thump with a click. */
function knock(audio: AudioContext, at: number, pitch: number, loudness: number): void {
  const oscillator = audio.createOscillator();
  oscillator.frequency.setValueAtTime(pitch * 1.6, at);
  oscillator.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  oscillator.connect(fade(audio, at, 0.11, loudness));
  oscillator.start(at);
  oscillator.stop(at + 0.12);
  rustle(audio, at, loudness / 3, 0.02);
}

/** Paper, or the click of a knock. */
function rustle(audio: AudioContext, at: number, loudness: number, length = 0.06): void {
  const buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 2600;
  source.connect(filter).connect(fade(audio, at, length, loudness));
  source.start(at);
}

function fade(audio: AudioContext, at: number, length: number, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
