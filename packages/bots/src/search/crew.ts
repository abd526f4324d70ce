/** Threads that simulate for a search beside the one that leads it, as the search sees them. */
import type { Share, ShareSums } from './shares.ts';
import type { SharedTask } from './task.ts';

/** Threads for one search at a time. */
export interface Crew {
  /** All threads, the leader's own among them. */
  readonly threads: number;
  /** The helpers begin to read the position; nobody waits for them. */
  open(task: SharedTask): CrewSearch;
}

/** One search that a crew helps with. */
export interface CrewSearch {
  /** Asks a helper, from 1 on, for a share; false where it is not there (yet), or has not answered yet. */
  ask(helper: number, turns: readonly number[], share: Share): boolean;
  /** Until all who were asked have answered, but not longer than this. */
  answered(milliseconds: number): Promise<void>;
  /** Answers that nobody has taken yet. */
  take(): readonly HelperSums[];
  /** Who has not answered by now is not heard any more, nor asked. */
  forgetLate(): void;
  /** The helpers stop. */
  close(): void;
}

export interface HelperSums extends ShareSums {
  readonly helper: number;
  /** What it was asked for. */
  readonly turns: readonly number[];
}
