/** The daily retention job: deletes what the settings allow to delete, in small steps between moves. */
import type { FastifyBaseLogger } from 'fastify';
import { PlayedGames } from '../archive/played-games.ts';
import type { Retention } from '../config.ts';
import { SESSION_LIFE } from '../identity/identity-service.ts';
import { renewNameKeys } from '../identity/name-key-upkeep.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import { resumeErasures } from './erase-player.ts';
import { Pace } from './pace.ts';

const DAY = 86_400_000;
/** After the start, when everybody has come back. */
const FIRST = 600_000;
/** Rows of a step that is done at intervals; else each kind of row has a pace of its own. */
const STEP = 200;
/** Days. */
const REVIEWS_KEPT = 90;
/** No clock is longer: whoever was told and did not come by then may be told again. */
const NOTIFICATION_LIFE = 31 * DAY;
/** Twice the longest clock: nobody is charged for them any more. */
const OUTAGES_KEPT = 62 * DAY;
/** What became of challenges, and what was news. */
const CHALLENGES_KEPT = 30 * DAY;
const NEWS_KEPT = 60 * DAY;
/** What a club has pinned to its board is out of date. */
const NOTICES_KEPT = 366 * DAY;
/** Programs play day and night: their games are not kept for as long as those of people. */
const LADDER_KEPT = 90 * DAY;
/** How often it is looked for games that a process of an older release has ended, while both run. */
export const ENDS_STEP = 60_000;

export interface RetentionJobParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly retention: Retention;
  /** Deleted tables are forgotten in memory too. */
  readonly onDeleted: (tables: readonly string[]) => void;
}

export interface RetentionReport {
  readonly tokens: number;
  readonly guests: number;
  readonly tables: number;
}

export class RetentionJob {
  readonly #parts: RetentionJobParts;
  readonly #played: PlayedGames;
  #isStopped = false;

  constructor(parts: RetentionJobParts) {
    this.#parts = parts;
    this.#played = new PlayedGames(parts.store, parts.ports);
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Everything once. With several processes each does it; what one has deleted another does not find. */
  async run(): Promise<RetentionReport> {
    const { store, ports, retention } = this.#parts;
    const now = ports.now();
    await this.#repeat(limit => store.noteEnds(limit));
    this.#parts.onDeleted(await resumeErasures(store));
    await renewNameKeys(store);
    await this.#repeat(limit => store.deleteOldNames({ now, limit }));
    await this.#repeat(limit => store.deleteOldLeaves({ now, limit }));
    const tokens = await this.#repeat(limit => store.deleteExpiredTokens({ now, limit }));
    const notificationsBefore = now - NOTIFICATION_LIFE;
    await this.#repeat(limit => store.deleteOldNotifications({ before: notificationsBefore, limit }));
    await this.#repeat(limit => store.deleteOldChallenges({ before: now - CHALLENGES_KEPT, limit }));
    await this.#repeat(limit => store.deleteOldNews({ before: now - NEWS_KEPT, limit }));
    const closed = await this.#deleteTables('closed', retention.closedTables);
    const over = await this.#deleteTables('over', retention.finishedTables);
    await this.#deleteLadderGames(now - LADDER_KEPT);
    await this.#repeat(limit => store.deleteOldOutages({ before: now - OUTAGES_KEPT, limit }));
    // whoever wants an older one has it made again, so nobody counts them
    await this.#repeat(limit => store.deleteOldReviews({ before: now - REVIEWS_KEPT * DAY, limit }));
    await this.#deleteOrder(now);
    const guests = await this.#deleteGuests();
    await this.#repeat(limit => store.deleteClosedClubs(limit));
    await this.#repeat(limit => store.deleteOldNotices({ before: now - NOTICES_KEPT, limit }));
    await this.#deleteTournaments(now);
    return { tokens, guests, tables: closed + over };
  }

  /** Also those that were paired and never opened. */
  async #deleteLadderGames(before: number): Promise<void> {
    const { store, onDeleted } = this.#parts;
    await this.#repeat(async limit => {
      const tables = await store.oldLadderGames({ before, limit });
      await store.deleteTables(tables);
      onDeleted(tables);
      return tables.length;
    });
  }

  /** As long as tables are kept: those that never were with closed ones, the others with finished games. */
  async #deleteTournaments(now: number): Promise<void> {
    const { store, retention } = this.#parts;
    for (const [state, days] of [
      ['cancelled', retention.closedTables],
      ['over', retention.finishedTables],
    ] as const)
      if (days > 0)
        await this.#repeat(limit => store.deleteOldTournaments({ state, before: now - days * DAY, limit }));
  }

  /** So that what a process of an older release ends is soon in the lists; a failure waits for the next time. */
  async noteEnds(): Promise<void> {
    await this.#parts.store.noteEnds(STEP).catch(() => 0);
  }

  /** The timers that do it. */
  everyDay(logger: FastifyBaseLogger): NodeJS.Timeout[] {
    const run = () => void this.#runDaily(logger);
    return [setTimeout(run, FIRST).unref(), setInterval(run, DAY).unref()];
  }

  /** What it did is logged; a failure waits for the next day. */
  async #runDaily(logger: FastifyBaseLogger): Promise<void> {
    try {
      logger.info(await this.run(), 'retention: deleted');
    } catch (error) {
      logger.warn({ err: error }, 'the retention job failed; it runs again tomorrow');
    }
  }

  /** Zero days: kept for ever. */
  async #deleteTables(status: string, days: number): Promise<number> {
    if (days === 0) return 0;
    const { store, ports, onDeleted } = this.#parts;
    const before = ports.now() - days * DAY;
    return this.#repeat(async limit => {
      const tables = await store.endedTables({ status, before, limit });
      // what members reached there is theirs
      await this.#played.noteTables(tables);
      await store.deleteTables(tables);
      onDeleted(tables);
      return tables.length;
    });
  }

  async #deleteOrder(now: number): Promise<void> {
    const { store, retention } = this.#parts;
    const { talk, reports } = retention;
    if (talk > 0) await this.#repeat(limit => store.deleteOldTalk({ before: now - talk * DAY, limit }));
    if (reports === 0) return;
    const before = now - reports * DAY;
    // what nobody has looked at for twice as long will not be looked at
    const openBefore = now - 2 * reports * DAY;
    await this.#repeat(limit => store.deleteOldReports({ before, openBefore, limit }));
    await this.#repeat(limit => store.deleteOldSanctions({ before, limit }));
    await this.#repeat(limit => store.deleteOldEntries({ before, limit }));
  }

  async #deleteGuests(): Promise<number> {
    const { store, ports, retention } = this.#parts;
    if (retention.idleGuests === 0) return 0;
    const createdBefore = ports.now() - retention.idleGuests * DAY;
    const sessionsBefore = createdBefore + SESSION_LIFE;
    let deleted = 0;
    const pace = new Pace();
    for (let after: string | undefined = ''; after !== undefined && !this.#isStopped; ) {
      const { limit } = pace;
      const begun = performance.now();
      const step = await store.deleteIdleGuests({ after, limit, createdBefore, sessionsBefore });
      pace.note(step.last === undefined ? 0 : limit, performance.now() - begun);
      deleted += step.deleted;
      after = step.last;
    }
    return deleted;
  }

  /** Until a step finds nothing more; each as large as holds the store for a moment. */
  async #repeat(step: (limit: number) => Promise<number>): Promise<number> {
    const pace = new Pace();
    let sum = 0;
    for (let count = 1; count > 0 && !this.#isStopped; sum += count) {
      const begun = performance.now();
      count = await step(pace.limit);
      pace.note(count, performance.now() - begun);
    }
    return sum;
  }
}
