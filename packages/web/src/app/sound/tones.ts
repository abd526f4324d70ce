/** What sounds are made of: bells, wood, paper, a pen. Each is scheduled on the audio clock and ends by itself. */

/** Where a sound goes, and when it begins. */
export interface Stage {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

export const later = (stage: Stage, seconds: number): Stage => ({ ...stage, at: stage.at + seconds });

/** Bells one after the other, in hertz. */
export function melody(stage: Stage, pitches: readonly number[], step: number, loudness = 0.065): void {
  for (const [index, pitch] of pitches.entries()) tone(later(stage, step * index), pitch, 0.45, loudness);
}

/** A bell-like tone that fades. */
export function tone(stage: Stage, pitch: number, length: number, loudness: number): void {
  const { audio, at } = stage;
  const gain = fade(stage, length, loudness);
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
export function knock(stage: Stage, pitch: number, loudness: number): void {
  const { audio, at } = stage;
  const oscillator = audio.createOscillator();
  oscillator.frequency.setValueAtTime(pitch * 1.6, at);
  oscillator.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  oscillator.connect(fade(stage, 0.11, loudness));
  oscillator.start(at);
  oscillator.stop(at + 0.12);
  rustle(stage, loudness / 3, 0.02);
}

/** Paper, or the click of a knock; `pitch` is where the noise is brightest. */
export function rustle(stage: Stage, loudness: number, length = 0.06, pitch = 2600): void {
  const { audio, at } = stage;
  const buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fade(stage, length, loudness));
  source.start(at);
}

/** A tone that glides from one pitch to another. */
export function glide(stage: Stage, from: number, to: number, length: number, loudness: number): void {
  const { audio, at } = stage;
  const oscillator = audio.createOscillator();
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  oscillator.connect(fade(stage, length, loudness));
  oscillator.start(at);
  oscillator.stop(at + length);
}

function fade({ audio, out, at }: Stage, length: number, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}
