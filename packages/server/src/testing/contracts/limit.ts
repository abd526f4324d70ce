/** What a limit of the store is to the contract that asks fifty times at once. */
import type { Store } from '../../storage/store.ts';

export const AT_ONCE = 50;

/** Asks for the nth of something, with room for `most`; says afterwards how many there are. */
export interface Limit {
  readonly ask: (store: Store, who: string, n: number, most: number) => Promise<unknown>;
  readonly count: (store: Store, who: string) => Promise<number>;
  /** What must be there before. */
  readonly prepare?: (store: Store, who: string) => Promise<void>;
}

export const newPlayer = (store: Store, id: string) => {
  const token = { hash: `hash-${id}`, player: id, kind: 'session', expiresAt: 9e12 } as const;
  return store.createPlayer({ id, name: id, bot: false, createdAt: 1, token });
};
