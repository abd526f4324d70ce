/** What the thread that leads a search and a thread that helps say to each other. */
import type { Share, ShareSums } from '../search/shares.ts';
import type { SharedTask } from '../search/task.ts';

/** What who leads a search says to who helps. */
export type ToHelper =
  | { readonly kind: 'open'; readonly search: number; readonly task: SharedTask }
  | {
      readonly kind: 'simulate';
      readonly search: number;
      readonly order: number;
      readonly turns: readonly number[];
      readonly share: Share;
    }
  /** Nobody waits for its simulations any more. */
  | { readonly kind: 'close'; readonly search: number };

/** What who helps says to who leads. */
export type ToLeader =
  | { readonly kind: 'ready'; readonly search: number }
  | { readonly kind: 'unable'; readonly search: number }
  | ({ readonly kind: 'sums'; readonly search: number; readonly order: number } & ShareSums);

/** One end of the line between two threads, whatever the runtime calls it. */
export interface CrewPort<Sent, Heard> {
  /** Sends a message to the other end. */
  send(message: Sent): void;
  /** To be called once; `gone` tells that nothing more will come. */
  listen(hear: (message: Heard) => void, gone: () => void): void;
  /** Ends the line; nothing more comes from either end. */
  close(): void;
}

/** The line to a helper, as who leads holds it. */
export type HelperPort = CrewPort<ToHelper, ToLeader>;
/** The line to who leads, as a helper holds it. */
export type LeaderPort = CrewPort<ToLeader, ToHelper>;
