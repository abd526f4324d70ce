/** Plays sounds that are synthesised on the spot. Nothing is loaded; the volume is a setting. */
import { settings } from '../settings.ts';
import { SOUNDS, type Sound } from './sounds.ts';

export type { Sound } from './sounds.ts';

interface Speaker {
  readonly audio: AudioContext;
  readonly out: GainNode;
}

let speaker: Speaker | undefined;

/** Begins at once, or so many seconds later. */
export function playSound(sound: Sound, wait = 0): void {
  const { sound: isOn, volume } = settings.value;
  if (!isOn || volume === 0 || typeof AudioContext === 'undefined') return;
  // a browser lets sounds begin only after the player has touched the page
  if (navigator.userActivation?.hasBeenActive === false) return;
  speaker ??= newSpeaker();
  const { audio, out } = speaker;
  // by the browser, or on a phone by a call
  if (audio.state !== 'running') void audio.resume().catch(() => undefined);
  out.gain.value = loudness(volume);
  SOUNDS[sound]({ audio, out, at: audio.currentTime + 0.01 + wait });
}

function newSpeaker(): Speaker {
  const audio = new AudioContext();
  const out = audio.createGain();
  out.connect(audio.destination);
  return { audio, out };
}

/** Ears hear ratios: even steps of the slider are about even steps of loudness, and its usual place changes nothing. */
function loudness(volume: number): number {
  return (volume / USUAL_VOLUME) ** 2;
}

const USUAL_VOLUME = 70;
