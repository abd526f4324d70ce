/** The clock that tables need; the one that all processes share is in time/shared-clock.ts. */
import type { Outage } from '../storage/outages/uptime.ts';

export interface TableClock {
  now(): number;
  /** Fulfilled when all outages up to now are known. */
  sure(): Promise<void>;
  /** Something failed: the store may be gone, or may have been. */
  doubt(): void;
  /** Outages that ended later than this, in order. */
  outagesAfter(since: number): readonly Outage[];
  /** Up to when all processes are known to have run: nobody's time is over that ended later. */
  readonly everybodySeenAt: number;
}
