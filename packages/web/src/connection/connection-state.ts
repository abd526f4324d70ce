/** The states of the connection to the server. */
import type { ReadonlySignal } from '@preact/signals';

/** `lost` is tried again by itself; `signed-out` and `outdated` need the player. */
export type ConnectionState = 'off' | 'connecting' | 'open' | 'lost' | 'signed-out' | 'outdated';

/** True once the connection is up; false when it cannot be now. */
export function whenDecided(connection: ReadonlySignal<ConnectionState>): Promise<boolean> {
  return new Promise(resolve => {
    let stop: (() => void) | undefined;
    let isDone = false;
    stop = connection.subscribe(state => {
      if (state === 'connecting' || isDone) return;
      isDone = true;
      resolve(state === 'open');
      queueMicrotask(() => stop?.());
    });
  });
}
