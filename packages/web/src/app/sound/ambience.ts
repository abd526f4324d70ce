/**
 * What a kingdom sounds like: wind, water, birds and crickets, synthesised, as loud as there is land for them. Loaded by
 * whoever switches it on.
 */
import { noiseLoop } from './noise-loop.ts';
import { glide, type Stage } from './tones.ts';

/** How much there is of each, from 0 to 1. */
export interface Surroundings {
  readonly wind: number;
  readonly water: number;
  readonly birds: number;
  readonly crickets: number;
}

/** Seconds within which one landscape turns into another. */
const TURN = 1.5;
/** Seconds within which it falls silent: cut off at once, it would click. */
const END = 0.2;
/** After so many times as long nothing is left to hear of it. */
const ENOUGH = 3;
/** Seconds of noise, again and again, and of those the seam. */
const LOOP = 6;
const SEAM = 0.5;
/** Milliseconds between two calls where there is nothing else than what calls. */
const PAUSE = { birds: 2600, crickets: 1900 } as const;

export class Ambience {
  readonly #audio: AudioContext;
  readonly #out: GainNode;
  readonly #wind: GainNode;
  readonly #water: GainNode;
  #heard: Surroundings = { wind: 0, water: 0, birds: 0, crickets: 0 };
  #ending: ReturnType<typeof setTimeout> | undefined;
  readonly #timers = new Map<keyof typeof PAUSE, ReturnType<typeof setTimeout>>();

  constructor(audio = new AudioContext()) {
    this.#audio = audio;
    this.#out = audio.createGain();
    this.#out.gain.value = 0;
    this.#out.connect(audio.destination);
    const noise = endlessNoise(audio);
    this.#wind = this.#layer(noise, { type: 'lowpass', frequency: 360, sway: 0.11 });
    this.#water = this.#layer(noise, { type: 'bandpass', frequency: 820, sway: 0.31 });
    noise.start();
  }

  /** `volume` from 0 to 100. */
  hear(surroundings: Surroundings, volume: number): void {
    this.#heard = surroundings;
    clearTimeout(this.#ending);
    void this.#audio.resume().catch(() => undefined);
    this.#turn(this.#out.gain, (volume / 100) ** 2);
    this.#turn(this.#wind.gain, 0.05 + 0.12 * surroundings.wind);
    this.#turn(this.#water.gain, 0.16 * surroundings.water);
    for (const who of ['birds', 'crickets'] as const) if (!this.#timers.has(who)) this.#wait(who);
  }

  /** While nobody looks at the page. */
  pause(): void {
    this.#silence(() => this.#audio.suspend());
  }

  end(): void {
    this.#silence(() => this.#audio.close());
  }

  #silence(then: () => Promise<void>): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#turn(this.#out.gain, 0, END);
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => void then().catch(() => undefined), 1000 * END * ENOUGH);
  }

  #turn(gain: AudioParam, value: number, seconds = TURN): void {
    gain.setTargetAtTime(value, this.#audio.currentTime, seconds / 3);
  }

  /** Noise through a filter, which rises and falls by itself. */
  #layer(noise: AudioNode, { type, frequency, sway }: Layer): GainNode {
    const filter = this.#audio.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    const breath = this.#audio.createOscillator();
    const depth = this.#audio.createGain();
    breath.frequency.value = sway;
    depth.gain.value = frequency / 3;
    breath.connect(depth).connect(filter.frequency);
    breath.start();
    const gain = this.#audio.createGain();
    gain.gain.value = 0;
    noise.connect(filter).connect(gain).connect(this.#out);
    return gain;
  }

  /** The more of them there are, the sooner the next one calls. */
  #wait(who: keyof typeof PAUSE): void {
    const pause = (PAUSE[who] * (0.6 + 1.2 * Math.random())) / Math.max(0.15, this.#heard[who]);
    this.#timers.set(
      who,
      setTimeout(() => {
        if (this.#heard[who] > 0.02) CALLS[who](this.#stage());
        this.#wait(who);
      }, pause),
    );
  }

  #stage(): Stage {
    return { audio: this.#audio, out: this.#out, at: this.#audio.currentTime + 0.02 };
  }
}

interface Layer {
  readonly type: BiquadFilterType;
  readonly frequency: number;
  /** How often it rises in a second. */
  readonly sway: number;
}

const CALLS = {
  /** Two to four notes, each higher or lower than the one before. */
  birds: stage => {
    const pitch = 2200 + 1400 * Math.random();
    const notes = 2 + Math.floor(3 * Math.random());
    for (let note = 0; note < notes; note++) {
      const from = pitch * (0.9 + 0.25 * Math.random());
      glide({ ...stage, at: stage.at + 0.14 * note }, from, from * 1.18, 0.11, 0.035);
    }
  },
  /** A short trill on one note. */
  crickets: stage => {
    const pitch = 4100 + 300 * Math.random();
    for (let note = 0; note < 5; note++)
      glide({ ...stage, at: stage.at + 0.05 * note }, pitch, pitch * 0.99, 0.03, 0.014);
  },
} satisfies Record<keyof typeof PAUSE, (stage: Stage) => void>;

/** Again and again. */
function endlessNoise(audio: AudioContext): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, LOOP * audio.sampleRate, audio.sampleRate);
  buffer.copyToChannel(noiseLoop(buffer.length, audio.sampleRate * SEAM), 0);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}
