/** Opening tables, with deals of their own or shared. */
import type { Opener } from '../match/opener.ts';
import type { DailyDeals } from './daily-deals.ts';
import type { SharedDeals } from './shared-deals.ts';

export interface Deals {
  readonly opener: Opener;
  readonly shared: SharedDeals;
  readonly daily: DailyDeals;
  /** Now and then: tomorrow's deal is promised today, and what bots have not played they play. */
  look(): Promise<void>;
  stop(): void;
}
