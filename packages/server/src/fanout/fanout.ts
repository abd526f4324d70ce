/** News between processes. It may be lost, late or out of order: the store is what counts. */
import type { StoredEvent } from '../storage/table-operations.ts';

export type News =
  | {
      readonly kind: 'events';
      readonly table: string;
      readonly version: number;
      /** The events that led to this version, where they are short: who has those before need not read them. */
      readonly events?: readonly StoredEvent[];
    }
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly process: string;
      readonly seats: readonly number[];
      readonly watchers: number;
    }
  | { readonly kind: 'signed-out'; readonly player: string };

export interface Fanout {
  /** To the other processes; never fails and never waits. */
  publish(news: News): void;
  /** News of other processes. `onGap` is called when some may have been missed. */
  subscribe(onNews: (news: News) => void, onGap: () => void): void;
  close(): Promise<void>;
}

/** For a process that is alone. */
export const noFanout: Fanout = {
  publish: () => undefined,
  subscribe: () => undefined,
  close: async () => undefined,
};
