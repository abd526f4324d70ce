/** What the thread that leads a search and a thread that helps say to each other. */
import type { Share, ShareSums } from '../search/shares.ts';
import type { SharedTask } from '../search/task.ts';

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

export type ToLeader =
  | { readonly kind: 'ready'; readonly search: number }
  | { readonly kind: 'unable'; readonly search: number }
  | ({ readonly kind: 'sums'; readonly search: number; readonly order: number } & ShareSums);

/** One end of the line between two threads, whatever the runtime calls it. */
export interface CrewPort<Sent, Heard> {
  send(message: Sent): void;
  /** To be called once; `gone` tells that nothing more will come. */
  listen(hear: (message: Heard) => void, gone: () => void): void;
  close(): void;
}

export type HelperPort = CrewPort<ToHelper, ToLeader>;
export type LeaderPort = CrewPort<ToLeader, ToHelper>;
