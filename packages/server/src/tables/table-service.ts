/**
 * Executes commands at tables, by any process for any table, with optimistic concurrency: decide on what is known here,
 * append to the store if nobody else was faster, else read the new events and decide again. Memory changes, and anybody
 * is told, only once the events are in the store. Over 300 lines, because these steps share the cache and its queue.
 */
import type {
  AnswerOf,
  CommandRefusal,
  Player,
  TableCommand as SentCommand,
  TableEvent,
} from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import {
  type Decision,
  decide,
  isDealDue,
  nextDue,
  type ReadonlyTable,
  type Table,
  type TableCommand,
  UNKNOWN_TABLE,
  withOutages,
} from '@kingdomino/table';
import { clubGame } from '@kingdomino/table/clubs';
import { decideStudy, type StudyCommand } from '@kingdomino/table/study';
import { tournamentResult } from '@kingdomino/table/tournaments';
import type { PubSub } from '../pubsub/pubsub.ts';
import { keptSeats } from '../ratings/kept-seats.ts';
import { ratedResult } from '../ratings/rated-result.ts';
import type { Outage } from '../storage/outages/uptime.ts';
import type { Store } from '../storage/store.ts';
import type { Append, NewEvent, NewTable, StoredEvent } from '../storage/tables/event-store.ts';
import { isTemporary } from '../storage/temporary-error.ts';
import type { CachedTable } from './cached-table.ts';
import { dailyScore } from './daily-score.ts';
import { dealOn } from './dealing.ts';
import { seedBytes } from './new-table.ts';
import { TableCache } from './table-cache.ts';
import type { TableClock } from './table-clock.ts';
import { storedState } from './table-summary.ts';

/** How often a command is tried again while other processes are faster. */
const MOST_ATTEMPTS = 12;
/** Between attempts while the store cannot be reached, growing. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 250;
/** A delay in milliseconds that is long enough to be worth an event. */
const LONG = 250;
/** The most characters of events that travel with a pub/sub message. */
const MOST_CARRIED = 1500;
const BUSY: CommandRefusal = { code: 'busy', text: 'others were faster; send it again' };

/** The table that the command was about or has opened, and its version after it. */
export type CommandResult = Result<{ readonly table: string; readonly version: number }, CommandRefusal>;

export interface TableServiceParts {
  readonly store: Store;
  readonly pubsub: PubSub;
  readonly time: TableClock;
  /** How long a command waits for a store that cannot be reached. */
  readonly patience: number;
  readonly mostCached: number;
  readonly isWatched: (id: string) => boolean;
  /** Of the store; undefined where nobody needs to know. */
  readonly generation?: () => string | undefined;
}

/** About a game, or about the study of one that is over. */
type AnyCommand = TableCommand | StudyCommand;

/** What is stored together with a command's events. */
export interface Along {
  /** Under which the command is remembered, so that a repeat is answered and not played. */
  readonly key?: string;
  /** The table that a rematch opens. */
  readonly opens?: NewTable;
  /** When the command came; now, if nothing is said. */
  readonly arrivedAt?: number;
}

export const TOO_MANY_AT_ONCE: CommandRefusal = {
  code: 'too-many-tables',
  text: 'you have opened too many tables at once',
};

export class TableService {
  readonly #parts: TableServiceParts;
  readonly #tables: TableCache;
  readonly #listeners: ((cached: CachedTable, from: number, events: readonly TableEvent[]) => void)[] = [];
  readonly #commitListeners: ((cached: CachedTable, events: readonly TableEvent[]) => void)[] = [];

  constructor(parts: TableServiceParts) {
    this.#parts = parts;
    this.#tables = new TableCache(parts.store, parts.mostCached, parts.isWatched);
  }

  get tables(): TableCache {
    return this.#tables;
  }

  /** The listener is called with all events after they became durable, in order for each table, whoever wrote them. */
  onEvents(listener: (cached: CachedTable, from: number, events: readonly TableEvent[]) => void): void {
    this.#listeners.push(listener);
  }

  /** The listener is called with the events that this process itself wrote. */
  onCommit(listener: (cached: CachedTable, events: readonly TableEvent[]) => void): void {
    this.#commitListeners.push(listener);
  }

  /** Executes a command that a player has sent. */
  perform(
    player: Player,
    command: Exclude<SentCommand, { type: 'rematch' }>,
    arrivedAt?: number,
  ): Promise<CommandResult> {
    const key = `${player.id}/${command.id}`;
    const along = arrivedAt === undefined ? { key } : { key, arrivedAt };
    return this.change(command.table, { ...command, by: player }, along);
  }

  /** Decides and appends, again and again until no other process was faster. */
  async change(id: string, command: AnyCommand, along: Along = {}): Promise<CommandResult> {
    const arrivedAt = along.arrivedAt ?? this.#parts.time.now();
    const cached = await this.#tables.load(id);
    if (!cached) return err(UNKNOWN_TABLE);
    return cached.run(async () => {
      const begun = performance.now();
      for (let attempt = 0, pause = FIRST_PAUSE; attempt < MOST_ATTEMPTS; ) {
        try {
          // after a failure nothing is decided before it is known how long nobody could play
          await this.#parts.time.sure();
          const result = await this.#attempt(cached, command, { ...along, arrivedAt });
          if (result) return result;
          attempt++;
        } catch (error) {
          cached.markStale();
          this.#parts.time.doubt();
          const isOver = performance.now() - begun >= this.#parts.patience;
          if (!isTemporary(error) || isOver) throw error;
          await new Promise(resolve => setTimeout(resolve, pause));
          pause = Math.min(2 * pause, LONGEST_PAUSE);
        }
      }
      return err(BUSY);
    });
  }

  /** The table as the store has it now, from inside its queue. */
  async read<Value>(id: string, look: (table: ReadonlyTable) => Value): Promise<Value | undefined> {
    const cached = await this.#tables.load(id);
    return cached?.run(async () => {
      await this.#catchUp(cached);
      return look(cached.table);
    });
  }

  /** Outages that matter to the clocks of a table, and may not be in its events yet. */
  outagesOf({ chargedSince }: ReadonlyTable): readonly Outage[] {
    return chargedSince === undefined ? [] : this.#parts.time.outagesAfter(chargedSince);
  }

  /** The table with clocks that know of all outages. They are stored with what happens next, and never by themselves. */
  withOutages(table: ReadonlyTable, at = this.#parts.time.now()): Table {
    return withOutages(table, this.outagesOf(table), at);
  }

  /** What somebody is told who has this version. */
  eventsAfter(id: string, table: ReadonlyTable, version: number): AnswerOf<'events'> {
    const from = Math.min(version, table.version);
    const known = table.pauses.at(-1)?.to ?? 0;
    const generation = this.#parts.generation?.();
    const outages = this.outagesOf(table).filter(({ to }) => to > known);
    return {
      type: 'events',
      table: id,
      from,
      events: table.events.slice(from),
      ...(outages.length > 0 ? { outages } : {}),
      ...(generation === undefined ? {} : { generation }),
      time: this.#parts.time.now(),
    };
  }

  /** Lets those who act on a table look at one that was just opened, as after a commit. */
  async announce(id: string): Promise<void> {
    const cached = await this.#tables.load(id);
    if (cached) for (const listener of this.#commitListeners) listener(cached, cached.table.events);
  }

  /** Somebody else has written, or perhaps has, and perhaps says what. */
  async refresh(id: string, version: number, events: readonly StoredEvent[] = []): Promise<void> {
    const cached = this.#tables.peek(id);
    if (!cached || (cached.isIdle && cached.isCurrent && cached.table.version >= version)) return;
    await cached.run(async () => {
      const known = cached.table.version;
      if (cached.isCurrent && known >= version) return;
      if (cached.accept(events)) this.#tell(cached, known, cached.table.events.slice(known));
      else await this.#catchUp(cached);
    });
  }

  /** Undefined when somebody else was faster. */
  async #attempt(
    cached: CachedTable,
    command: AnyCommand,
    along: Along & { readonly arrivedAt: number },
  ): Promise<CommandResult | undefined> {
    if (!cached.isCurrent) await this.#catchUp(cached);
    const { id, table } = cached;
    const answered = along.key === undefined ? undefined : cached.answered(along.key);
    if (answered !== undefined) return ok({ table: id, version: answered });
    const at = Math.max(along.arrivedAt, table.changedAt);
    const next = this.withOutages(table, at);
    const decision = this.#isTooEarly(next, command) ? ok([]) : await decideAny(cached, next, command, at);
    if (!decision.ok || decision.value.length === 0) {
      if (await this.#catchUp(cached)) return undefined;
      return decision.ok ? ok({ table: id, version: table.version }) : decision;
    }
    next.append(...decision.value);
    if (isDealDue(next)) dealOn(next, seedBytes(await this.#parts.store.readSeed(id)), at);
    this.#excuse(next, at);
    const outcome = await this.#commit(cached, next, along);
    if (outcome === 'full') return err(TOO_MANY_AT_ONCE);
    return outcome === 'done' ? ok({ table: id, version: next.version }) : undefined;
  }

  /** A command counts from when it arrived; if it took long to be taken, whoever is next does not pay for that. */
  #excuse(next: Table, at: number): void {
    const now = this.#parts.time.now();
    if (now - at < LONG) return;
    const decision = decide(next, { type: 'pause', from: at, to: now }, now);
    if (decision.ok) next.append(...decision.value);
  }

  /** Nobody's time is over that ended after some process was last seen: the move may wait there. */
  #isTooEarly(table: ReadonlyTable, { type }: AnyCommand): boolean {
    return type === 'due' && (nextDue(table)?.at ?? 0) > this.#parts.time.everybodySeenAt;
  }

  /** `conflict`: somebody else was faster. */
  async #commit(
    cached: CachedTable,
    next: Table,
    { key, opens }: Along,
  ): Promise<'done' | 'conflict' | 'full'> {
    const { id } = cached;
    const after = cached.table.version;
    const events = next.events.slice(after);
    const written = events.map((event, index) => ({
      body: JSON.stringify(event),
      ...(key !== undefined && index === events.length - 1 ? { command: key } : {}),
    }));
    const state = storedState(id, next, events);
    const isEnd = events.some(({ type }) => type === 'ended');
    const daily = isEnd ? dailyScore(next) : undefined;
    const rated = isEnd ? ratedResult(next) : undefined;
    const kept = isEnd ? keptSeats(next) : undefined;
    const club = isEnd ? clubGame(next) : undefined;
    const tournament = tournamentResultOf(next, events);
    const appended = await this.#parts.store.append({
      table: id,
      after,
      events: written,
      state,
      ...(opens ? { opens } : {}),
      ...(daily ? { daily } : {}),
      ...(rated ? { rated } : {}),
      ...(kept ? { kept } : {}),
      ...(club ? { club } : {}),
      ...(tournament ? { tournament } : {}),
    });
    if (appended === 'conflict') {
      cached.markStale();
      await this.#catchUp(cached);
    }
    if (appended !== 'done') return appended;
    cached.stored(next, key);
    this.#tell(cached, after, events);
    this.#parts.pubsub.publish({
      kind: 'events',
      table: id,
      version: next.version,
      ...carried(after, written),
    });
    for (const listener of this.#commitListeners) listener(cached, events);
    return 'done';
  }

  /** True when the store had events that were not known here. */
  async #catchUp(cached: CachedTable): Promise<boolean> {
    if (cached.isCurrent && !this.#parts.store.isShared) return false;
    const known = cached.table.version;
    const events = await cached.catchUp(this.#parts.store);
    if (events.length > 0) this.#tell(cached, known, events);
    return events.length > 0;
  }

  #tell(cached: CachedTable, from: number, events: readonly TableEvent[]): void {
    for (const listener of this.#listeners) listener(cached, from, events);
  }
}

/** Of a table that ends with these events, also one that is closed. */
function tournamentResultOf(table: ReadonlyTable, events: readonly TableEvent[]): Append['tournament'] {
  if (!events.some(({ type }) => type === 'ended' || type === 'closed')) return undefined;
  const known = tournamentResult(table);
  if (!known) return undefined;
  const { tournament, game, result } = known;
  return { tournament, game, ...(result && { body: JSON.stringify(result) }) };
}

/** The events themselves, where they are short enough to travel with the pub/sub message. */
function carried(known: number, events: readonly NewEvent[]): { readonly events?: StoredEvent[] } {
  const length = events.reduce((sum, { body }) => sum + body.length, 0);
  if (length > MOST_CARRIED) return {};
  return {
    events: events.map(({ body, command = null }, index) => ({ version: known + index + 1, body, command })),
  };
}

/** `next` is what the table knows, with clocks that know of outages. */
async function decideAny(
  cached: CachedTable,
  next: ReadonlyTable,
  command: AnyCommand,
  at: number,
): Promise<Decision> {
  if (command.type !== 'studyLead' && command.type !== 'studyEdit') return decide(next, command, at);
  return decideStudy(next, command, at, next.status === 'over' ? await cached.study() : undefined);
}
