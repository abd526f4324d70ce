/** Runs the bots at tables: at once by the process that wrote the last move, after a while by any other. */
import type { BotJob } from '@kingdomino/bots';
import type { BotLevel } from '@kingdomino/protocol';
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import type { ReadonlyTable } from '@kingdomino/table';
import { type Ports, randomId } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import type { CachedTable } from '../tables/cached-table.ts';
import { BOT_LEASE } from '../tables/due.ts';
import type { TableService } from '../tables/table-service.ts';
import type { BotPool } from './bot-pool.ts';
import type { Whose } from './fair-queue.ts';
import { FALLBACK, specOf } from './levels.ts';
import { sharedJob } from './shared-deal-job.ts';

export interface BotRunnerParts {
  readonly service: TableService;
  readonly store: Pick<Store, 'setDue' | 'readSeed'>;
  readonly pool: BotPool;
  readonly ports: Ports;
  /** A short wait before a bot moves, so that people can follow and may undo. */
  readonly pace: number;
  readonly onError: (error: unknown) => void;
}

/** How often leases are renewed: often enough that none runs out. */
export const RENEWAL = BOT_LEASE / 4;

interface Work {
  /** After the move that the bot thinks about. */
  readonly version: number;
  readonly since: number;
}

interface Turn {
  readonly id: string;
  readonly level: BotLevel;
  readonly version: number;
  readonly job: () => Promise<BotJob>;
  /** At a shared deal each move is thought about for itself: what one process had planned, no other knows. */
  readonly isFresh: boolean;
  readonly whose: Whose;
}

export class BotRunner {
  readonly #parts: BotRunnerParts;
  /** Tables whose bot is at work here. */
  readonly #atWork = new Map<string, Work>();
  /** Nobody outside can tell from a table's name and version what its bot will choose. */
  readonly #secret: string;
  #isStopped = false;

  constructor(parts: BotRunnerParts) {
    this.#parts = parts;
    this.#secret = randomId(parts.ports, 16);
  }

  /** Starts the bot whose turn it is, if there is one and it is not at work already. */
  consider({ id, table }: CachedTable): void {
    const level = table.botToAct;
    const version = table.lastGameVersion;
    if (this.#isStopped || level === undefined || this.#atWork.get(id)?.version === version) return;
    this.#atWork.set(id, { version, since: this.#parts.ports.now() });
    const isFresh = table.terms.sharedDeal !== undefined;
    const job = () => this.#jobOf(id, table, level);
    const turn = { id, level, version, whose: whoseTurn(table), job, isFresh };
    const start = () => void this.#play(turn);
    if (this.#parts.pace > 0) setTimeout(start, this.#parts.pace).unref();
    else start();
  }

  /**
   * Tells the other processes that bots are still at work here, before they take the turns over: each turn is thought
   * about once, however long it waits for a thread. Called again and again.
   */
  async renewLeases(): Promise<void> {
    const { service, store, ports, onError } = this.#parts;
    const now = ports.now();
    const old = [...this.#atWork].filter(([, { since }]) => now - since >= RENEWAL);
    const renewals = old.map(async ([table]) => {
      const version = service.tables.peek(table)?.table.version;
      if (version !== undefined) await store.setDue({ table, version, dueAt: now + BOT_LEASE });
    });
    await Promise.all(renewals).catch(onError);
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #play({ id, level, version, job, whose, isFresh }: Turn): Promise<void> {
    const { service, onError } = this.#parts;
    try {
      const move = this.#isStopped ? undefined : await this.#choose(await job(), whose, isFresh);
      this.#forget(id, version);
      if (move === undefined || this.#isStopped) return;
      await service.change(id, { type: 'bot', version, level, move });
    } catch (error) {
      this.#forget(id, version);
      if (!this.#isStopped) onError(error);
    }
  }

  async #choose(job: BotJob, whose: Whose, isFresh: boolean): Promise<string | undefined> {
    const { pool, onError } = this.#parts;
    try {
      return await pool.choose(job, whose, isFresh);
    } catch (error) {
      if (this.#isStopped) return undefined;
      onError(error);
      return pool.choose({ ...job, spec: FALLBACK }, whose);
    }
  }

  /** At a shared deal the same bot in the same position does the same at every table. */
  async #jobOf(id: string, table: ReadonlyTable, level: BotLevel): Promise<BotJob> {
    if (table.terms.sharedDeal === undefined) return jobOf(this.#secret, id, table, level);
    const seed = await this.#parts.store.readSeed(id);
    return sharedJob(seed, { ...table.terms, moves: table.moves.map(({ text }) => text) }, level);
  }

  #forget(id: string, version: number): void {
    if (this.#atWork.get(id)?.version === version) this.#atWork.delete(id);
  }
}

/** People wait at a table while one of them sits there; a substitute's person does not, nor does a program. */
function whoseTurn({ terms, seats }: ReadonlyTable): Whose {
  const hasPeople = seats.some(
    seat => seat.kind === 'person' && seat.substitute === undefined && !seat.player.bot,
  );
  return { opener: terms.by.id, hasPeople };
}

/** The bot's own chance comes from a secret of this process, never from the seed of the deal. */
function jobOf(secret: string, id: string, table: ReadonlyTable, level: BotLevel): BotJob {
  const { game, options } = table.terms;
  const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8(`${secret}/${id}/${table.lastGameVersion}`));
  return {
    game,
    options,
    moves: table.moves.map(({ text }) => text),
    spec: specOf(level, game),
    seed: (a << 24) | (b << 16) | (c << 8) | d,
  };
}
