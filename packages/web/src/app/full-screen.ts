/** The page on the whole screen, where the browser offers it; an iPhone does not. */
import { signal } from '@preact/signals';

export const canFillScreen = (): boolean => document.fullscreenEnabled === true;

export const fillsScreen = signal(false);

if (typeof document !== 'undefined')
  document.addEventListener('fullscreenchange', () => {
    fillsScreen.value = document.fullscreenElement !== null;
  });

/** Refused is as good as closed: the browser says why, if there is anything to say. */
export function fillScreen(isWanted: boolean): void {
  const done = isWanted ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  void done.catch(() => undefined);
}
