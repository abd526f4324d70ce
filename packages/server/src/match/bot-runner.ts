/** Lets bots move: at once by the process that wrote the move before, after a while by any other. */
import type { BotJob } from '@kingdomino/bots';
import type { BotLevel } from '@kingdomino/protocol';
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import type { ReadonlyTable } from '@kingdomino/table';
import type { BotPool } from '../bots/bot-pool.ts';
import { FALLBACK, specOf } from '../bots/levels.ts';
import type { CachedTable } from './cached-table.ts';
import type { TableService } from './table-service.ts';

export interface BotRunnerParts {
  readonly service: TableService;
  readonly pool: BotPool;
  /** A short wait before a bot moves, so that people can follow and may undo. */
  readonly pace: number;
  readonly onError: (error: unknown) => void;
}

export class BotRunner {
  readonly #parts: BotRunnerParts;
  /** Tables whose bot is at work here, with the version it thinks about. */
  readonly #atWork = new Map<string, number>();
  #isStopped = false;

  constructor(parts: BotRunnerParts) {
    this.#parts = parts;
  }

  /** Starts the bot whose turn it is, if there is one and it is not at work already. */
  consider({ id, table }: CachedTable): void {
    const level = table.botToAct;
    if (this.#isStopped || level === undefined || this.#atWork.get(id) === table.lastGameVersion) return;
    const version = table.lastGameVersion;
    this.#atWork.set(id, version);
    const job = jobOf(id, table, level);
    const start = () => void this.#play(id, job, level, version);
    if (this.#parts.pace > 0) setTimeout(start, this.#parts.pace).unref();
    else start();
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #play(id: string, job: BotJob, level: BotLevel, version: number): Promise<void> {
    const { service, onError } = this.#parts;
    try {
      const move = this.#isStopped ? undefined : await this.#choose(job);
      this.#forget(id, version);
      if (move === undefined || this.#isStopped) return;
      await service.change(id, { type: 'bot', version, level, move });
    } catch (error) {
      this.#forget(id, version);
      if (!this.#isStopped) onError(error);
    }
  }

  async #choose(job: BotJob): Promise<string | undefined> {
    const { pool, onError } = this.#parts;
    try {
      return await pool.choose(job);
    } catch (error) {
      if (this.#isStopped) return undefined;
      onError(error);
      return pool.choose({ ...job, spec: FALLBACK });
    }
  }

  #forget(id: string, version: number): void {
    if (this.#atWork.get(id) === version) this.#atWork.delete(id);
  }
}

/** The bot's own chance comes from the table's name and version, never from the seed of the deal. */
function jobOf(id: string, table: ReadonlyTable, level: BotLevel): BotJob {
  const { game, options } = table.terms;
  const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8(`${id}/${table.lastGameVersion}`));
  return {
    game,
    options,
    moves: table.moves.map(({ move }) => move),
    spec: specOf(level, game),
    seed: (a << 24) | (b << 16) | (c << 8) | d,
  };
}
