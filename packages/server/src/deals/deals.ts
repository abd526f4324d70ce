/** Opening tables, with deals of their own or shared. */
import type { TableOpener } from '../tables/table-opener.ts';
import type { DailyDeals } from './daily-deals.ts';
import type { SharedDeals } from './shared-deals.ts';

export interface Deals {
  readonly opener: TableOpener;
  readonly shared: SharedDeals;
  readonly daily: DailyDeals;
  /** Tomorrow's deal is promised today. */
  prepare(): Promise<void>;
  /** The same now and then, and what bots have not played they play, which may take minutes. */
  maintain(): Promise<void>;
  stop(): void;
}
