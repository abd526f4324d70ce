/** Where the line to the server stands. */
import type { ReadonlySignal } from '@preact/signals';

/** `lost` is tried again by itself; `signed-out` and `outdated` need the player. */
export type LineState = 'off' | 'connecting' | 'open' | 'lost' | 'signed-out' | 'outdated';

/** True once the line is up; false when it cannot be now. */
export function whenDecided(line: ReadonlySignal<LineState>): Promise<boolean> {
  return new Promise(resolve => {
    let stop: (() => void) | undefined;
    let isDone = false;
    stop = line.subscribe(state => {
      if (state === 'connecting' || isDone) return;
      isDone = true;
      resolve(state === 'open');
      queueMicrotask(() => stop?.());
    });
  });
}
