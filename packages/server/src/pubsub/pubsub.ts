/** Pub/sub between processes. Messages may be lost, late or out of order: the store is what counts. */
import type { AnswerOf, Avatar, Written } from '@kingdomino/protocol';
import type { StoredEvent } from '../storage/tables/event-store.ts';

export type PubSubMessage =
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
      /** Seats whose players have the page before them; absent in messages of release 0.2. */
      readonly looking?: readonly number[];
      /** From one that does not know yet what the others have to say. */
      readonly asks?: true;
    }
  /** Of those who look at a finished game together. */
  | { readonly kind: 'shown'; readonly table: string; readonly shown: AnswerOf<'shown'> }
  /** Of players who wait to be paired: how their wait stands has changed. */
  | { readonly kind: 'waits'; readonly players: readonly string[] }
  /** Free text among those who sit at a table. */
  | { readonly kind: 'talk'; readonly table: string; readonly written: Written }
  /** A player has another name or head: connections speak for it by these. */
  | {
      readonly kind: 'renamed';
      readonly player: string;
      readonly name: string;
      readonly avatar?: Avatar;
    }
  /** What is stored of these tables has changed, apart from new events: they are read again. */
  | { readonly kind: 'rewritten'; readonly tables: readonly string[] }
  /** A session has another token: its connections come back with that one. */
  | { readonly kind: 'session-replaced'; readonly player: string; readonly session: string }
  /** Members have the page open at this process, or have not any more. */
  | {
      readonly kind: 'online';
      readonly process: string;
      readonly players: readonly string[];
      readonly gone?: true;
    }
  /** There is news for a player: what it is about; or something about challenges has changed. */
  | { readonly kind: 'news'; readonly player: string; readonly key?: string; readonly challenges?: true }
  /** `session`: the hash of the one token that counts no more; absent when none does. */
  | { readonly kind: 'signed-out'; readonly player: string; readonly session?: string };

export interface PubSub {
  /** Sends a message to the other processes; never fails and never waits. */
  publish(message: PubSubMessage): void;
  /**
   * Messages of other processes. `onGap` is called when some may have been missed, with for how many milliseconds that
   * was not known, and with 0 when they come again. In between, while `isUp` is false, whoever listens looks for itself.
   */
  subscribe(onMessage: (message: PubSubMessage) => void, onGap: (milliseconds: number) => void): void;
  /** Subscribes to the channel of a table; fulfilled when its messages come. */
  follow(table: string): Promise<void>;
  unfollow(table: string): void;
  /** False while messages do not come. */
  readonly isUp: boolean;
  close(): Promise<void>;
}

/** For a process that has the store to itself. */
export const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => undefined,
  follow: async () => undefined,
  unfollow: () => undefined,
  isUp: true,
  close: async () => undefined,
};
