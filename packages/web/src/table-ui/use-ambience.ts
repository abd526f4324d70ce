/** Lets the land of a table be heard while it is open and looked at, for whoever has switched that on. */
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Ambience, Surroundings } from '../app/sound/ambience.ts';

export function useAmbience(surroundings: Surroundings): void {
  const { sound, ambience, ambienceVolume } = settings.value;
  const isOn = sound && ambience && ambienceVolume > 0;
  useEffect(() => {
    if (isOn) void hear(surroundings, ambienceVolume);
    else stop();
  }, [isOn, ambienceVolume, ...Object.values(surroundings)]);
  useEffect(() => stop, []);
}

let playing: Ambience | undefined;
let wished: readonly [Surroundings, number] | undefined;

/** A browser lets it begin only after a press; until then it waits for one. */
async function hear(surroundings: Surroundings, volume: number): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  wished = [surroundings, volume];
  addEventListener('visibilitychange', look);
  if (navigator.userActivation?.hasBeenActive === false) {
    addEventListener('pointerup', look, { once: true });
    addEventListener('keyup', look, { once: true });
    return;
  }
  const { Ambience: Made } = await import('../app/sound/ambience.ts');
  // it may have been switched off meanwhile
  if (!wished) return;
  playing ??= new Made();
  if (document.hidden) playing.pause();
  else playing.hear(...wished);
}

function look(): void {
  if (document.hidden) playing?.pause();
  else if (wished) void hear(...wished);
}

function stop(): void {
  wished = undefined;
  removeEventListener('visibilitychange', look);
  removeEventListener('pointerup', look);
  removeEventListener('keyup', look);
  playing?.end();
  playing = undefined;
}
