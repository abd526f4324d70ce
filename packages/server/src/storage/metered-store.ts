/** A store that measures how long its operations take, and counts the conflicts of appends. */
import type { Store } from './store.ts';

export interface StoreMeter {
  readonly storeTook: (operation: string, seconds: number) => void;
  readonly conflict: () => void;
}

type Operation = (argument: unknown) => Promise<unknown>;

export function meteredStore(store: Store, meter: StoreMeter): Store {
  const members = Object.entries(store).map(([name, member]) =>
    typeof member !== 'function' || name === 'close' ? [name, member] : [name, measured(name)],
  );
  return Object.fromEntries(members) as Store;

  function measured(name: string): Operation {
    return async argument => {
      const start = performance.now();
      try {
        const result = await (store as unknown as Record<string, Operation>)[name]!(argument);
        if (result === 'conflict') meter.conflict();
        return result;
      } finally {
        meter.storeTook(name, (performance.now() - start) / 1000);
      }
    };
  }
}
