/**
 * What happens in tournaments by itself: results are taken from finished tables, rounds are paired, tables are opened.
 * Every step can be done again, by any process; a claim in the store keeps them out of each other's way.
 */
import type { TournamentEvent } from '@kingdomino/protocol';
import { type FinishedGame, nextAdvance, type ReadonlyTournament } from '@kingdomino/table/tournaments';
import type { NewsService } from '../news/news-service.ts';
import { type Ports, randomId } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import type { StoredResult } from '../storage/tournaments/claims.ts';
import type { TableClock } from '../tables/table-clock.ts';
import type { TournamentLog } from './tournament-log.ts';
import { tellOf } from './tournament-news.ts';
import { dealId, type TournamentTables } from './tournament-tables.ts';

export const TOURNAMENT_STEP = 1000;
/** If a process dies, another one goes on after this. */
const LEASE = 20_000;
/** While a tournament runs it is looked at so often, whatever happens. */
const WATCH = 15_000;
/** Not sooner again. */
const SOONEST = 500;
const AT_ONCE = 4;
/** What follows from what follows: more than this is a mistake. */
const MOST_STEPS = 20;
const TABLE_BYTES = 12;

export interface TournamentStepsParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly time: Pick<TableClock, 'outagesAfter'>;
  readonly log: TournamentLog;
  readonly tables: TournamentTables;
  readonly news: Pick<NewsService, 'send'>;
  readonly onError: (error: unknown) => void;
}

export class TournamentSteps {
  readonly #parts: TournamentStepsParts;
  #running: Promise<void> | undefined;

  constructor(parts: TournamentStepsParts) {
    this.#parts = parts;
  }

  /** A scheduled job. */
  step(): Promise<void> {
    this.#running ??= this.#stepAll()
      .catch(this.#parts.onError)
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  async #stepAll(): Promise<void> {
    const { store, ports, onError } = this.#parts;
    const now = ports.now();
    const mark = now + WATCH;
    const ids = await store.claimTournaments({ now, until: now + LEASE, mark, limit: AT_ONCE });
    for (const id of ids) {
      await this.advance(id).catch(onError);
      const dueAt = await this.#dueAt(id);
      await store.settleTournament({ id, mark, ...(dueAt === undefined ? {} : { dueAt }) });
    }
  }

  /** Everything that is due in one tournament. */
  async advance(id: string): Promise<void> {
    const { log, tables } = this.#parts;
    await this.#noteOutages(id);
    await this.takeResults(id);
    for (let step = 0; step < MOST_STEPS; step++) {
      await this.#revealDeals(id);
      const blocks = await this.#blocks(id);
      const done = await log.change(id, { type: 'advance', newTable: () => this.#newTable(), blocks });
      if (!done.ok || done.value.length === 0) break;
      await this.#announce(id, done.value);
    }
    const look = await log.read(id, tournament => tournament);
    if (look) await tables.openMissing(id, look);
  }

  /** Results that finished tables have left. */
  async takeResults(id: string): Promise<void> {
    const { store, log } = this.#parts;
    const results = await store.tournamentResults({ tournament: id, isNew: true });
    if (results.length > 0) await log.change(id, { type: 'results', games: results.map(readResult) });
  }

  #newTable(): string {
    return randomId(this.#parts.ports, TABLE_BYTES);
  }

  async #noteOutages(id: string): Promise<void> {
    const { log, time } = this.#parts;
    const since = await log.read(id, tournament => tournament.outagesKnownUntil);
    const outages = since === undefined ? [] : time.outagesAfter(since);
    if (outages.length > 0) await log.change(id, { type: 'outages', outages });
  }

  /** The deals of rounds that are over; and all of them, once nobody plays on. */
  async #revealDeals(id: string): Promise<void> {
    const { log, store, ports } = this.#parts;
    const over = await log.read(id, toldRounds);
    for (const round of over ?? []) await store.closeDeal({ deal: dealId(id, round), now: ports.now() });
  }

  async #dueAt(id: string): Promise<number | undefined> {
    const now = this.#parts.ports.now();
    return this.#parts.log.read(id, tournament => {
      if (tournament.state === 'over' || tournament.state === 'cancelled') return undefined;
      const next = nextAdvance(tournament);
      const latest = tournament.state === 'running' ? now + WATCH : Number.POSITIVE_INFINITY;
      const due = Math.min(Math.max(next ?? latest, now + SOONEST), latest);
      return Number.isFinite(due) ? due : undefined;
    });
  }

  /** Asked only where somebody may be paired: of a thousand players it is a long list. */
  async #blocks(id: string): Promise<{ readonly one: string; readonly other: string }[]> {
    const { log, store, ports } = this.#parts;
    const isDue = await log.read(id, tournament => (nextAdvance(tournament) ?? Infinity) <= ports.now());
    return isDue ? store.tournamentBlocks(id) : [];
  }

  async #announce(id: string, events: readonly TournamentEvent[]): Promise<void> {
    const { log, news } = this.#parts;
    const look = await log.read(id, tournament => tournament);
    if (look) await tellOf(news, id, look, events);
  }
}

/** Rounds that were played to their end; of a tournament that is over, also those that were never begun. */
function toldRounds({ deals, rounds, openGames, games, state, round }: ReadonlyTournament): number[] {
  if (!deals || state === 'open') return [];
  if (state !== 'running') return openGames.size > 0 ? [] : deals.map((_, index) => index + 1);
  const current = rounds[round - 1];
  return current?.games.every(number => games[number]!.isFinished) ? [round] : [];
}

function readResult({ game, body }: StoredResult): FinishedGame {
  if (body === null) return { game };
  return { game, result: JSON.parse(body) as NonNullable<FinishedGame['result']> };
}
