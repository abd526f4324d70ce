/**
 * Group commit: all requests that have arrived are executed in one transaction and answered after its commit, so that one
 * flush to disk serves many callers.
 */
import type { MessagePort } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { migrate } from '../migrations/migrate.ts';
import type { InTransaction } from '../migrations/steps.ts';
import type { Database } from '../schema.ts';
import { type OperationName, runOperation } from '../store.ts';
import { type Append, appendsEventsOnly } from '../tables/event-store.ts';
import { sqliteDialect } from './dialect.ts';
import { type Statement, type SyncDatabase, sqliteModule } from './driver-module.ts';
import { CHECKPOINT_PAGES, HotBackup } from './hot-backup.ts';
import { FileGone, OpenFile } from './open-file.ts';
import { quickAppend } from './quick-append.ts';
import type { BackupRequest, Reply, Request, ToWorker } from './thread-messages.ts';

/** The pages of a few thousand tables in play: with SQLite's own 2 MB each move read some again. */
const CACHE_KILOBYTES = 32_768;

/** After a commit that changed something, in milliseconds: on a busy server more moves share a flush; reading waits for none. */
const COMMIT_PAUSE = 3;

/** What SQLite says when the disk is full, broken or not to be written to. */
const DISK_TROUBLE = ['disk is full', 'readonly database', 'disk I/O error', 'unable to open database'];

/** Opens the file and answers what comes through the port, until that says to close. Throws when the file cannot be used. */
export async function serveFile(path: string, port: MessagePort): Promise<void> {
  const database = open(path);
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  await upgrade(database, db);
  const committer = new GroupCommit(path, database, db, port);
  port.on('message', (message: ToWorker) => committer.receive(message));
  port.postMessage('ready');
}

class GroupCommit {
  readonly #database: SyncDatabase;
  readonly #db: Kysely<Database>;
  readonly #port: MessagePort;
  readonly #file: OpenFile;
  readonly #append: ReturnType<typeof quickAppend>;
  readonly #totalChanges: Statement;
  readonly #hotBackup: HotBackup;
  #waiting: Request[] = [];
  #committing: Promise<void> | undefined;

  constructor(path: string, database: SyncDatabase, db: Kysely<Database>, port: MessagePort) {
    this.#database = database;
    this.#db = db;
    this.#port = port;
    this.#file = new OpenFile(path);
    this.#append = quickAppend(database);
    this.#totalChanges = database.prepare('select total_changes() as count');
    this.#hotBackup = new HotBackup(database, path);
  }

  receive(message: ToWorker): void {
    if (message === 'close') return void this.#close();
    if ('backup' in message) return void this.#backUp(message);
    this.#waiting.push(...message);
    this.#committing ??= new Promise<void>(resolve => setImmediate(resolve))
      .then(() => this.#commitWaiting())
      .finally(() => {
        this.#committing = undefined;
      });
  }

  async #commitWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      const before = this.#changesSoFar();
      this.#port.postMessage(await this.#commitBatch(batch));
      if (this.#changesSoFar() > before) await new Promise(resolve => setTimeout(resolve, COMMIT_PAUSE));
    }
  }

  #changesSoFar(): number {
    const [row] = this.#totalChanges.all() as [{ readonly count: number }];
    return row.count;
  }

  /** Messages are heard between transactions only, so this begins outside of any. */
  async #backUp({ id, backup }: BackupRequest): Promise<void> {
    const reply = await this.#hotBackup.write(backup).then(
      (): Reply => ({ id, value: undefined }),
      (error: unknown): Reply => failed(id, error),
    );
    this.#port.postMessage([reply]);
  }

  /**
   * Without savepoints, for which SQLite copies every page before it changes: where one request fails, everything is
   * undone, and each is done in a transaction of its own.
   */
  async #commitBatch(batch: readonly Request[]): Promise<Reply[]> {
    try {
      this.#database.exec('begin immediate');
      const replies: Reply[] = [];
      for (const { id, name, argument } of batch)
        replies.push({ id, value: await this.#run(name, argument) });
      this.#database.exec('commit');
      this.#file.check();
      return replies;
    } catch (error) {
      rollBack(this.#database);
      if (batch.length === 1 || isTemporary(error)) return batch.map(({ id }) => failed(id, error));
      const replies: Reply[] = [];
      for (const request of batch) replies.push(...(await this.#commitBatch([request])));
      return replies;
    }
  }

  /** What SQLite does in a way of its own. */
  #run(name: OperationName, argument: unknown): unknown {
    if (name === 'append' && appendsEventsOnly(argument as Append)) return this.#append(argument as Append);
    return runOperation(this.#db, name, argument);
  }

  /** What was asked before is done first, also in the pause between two commits. */
  async #close(): Promise<void> {
    this.#hotBackup.abandon();
    await this.#committing;
    this.#database.close();
    this.#port.close();
  }
}

async function upgrade(database: SyncDatabase, db: Kysely<Database>): Promise<void> {
  const inTransaction: InTransaction = async act => {
    database.exec('begin immediate');
    try {
      const value = await act(db);
      database.exec('commit');
      return value;
    } catch (error) {
      rollBack(database);
      throw error;
    }
  };
  try {
    await migrate(db, undefined, inTransaction);
  } catch (error) {
    database.close();
    throw error;
  }
}

function failed(id: number, error: unknown): Reply {
  return { id, error: String(error), isTemporary: isTemporary(error) };
}

/** The disk's fault and no request's. */
function isTemporary(error: unknown): boolean {
  return error instanceof FileGone || DISK_TROUBLE.some(trouble => String(error).includes(trouble));
}

function rollBack(database: SyncDatabase): void {
  try {
    database.exec('rollback');
  } catch {
    // there was no transaction left to roll back
  }
}

/** The lock is SQLite's own and ends with the process, however it ends. */
function open(file: string): SyncDatabase {
  try {
    const opened = new (sqliteModule())(file);
    opened.exec('pragma locking_mode = exclusive');
    opened.exec('pragma journal_mode = wal');
    opened.exec('pragma synchronous = full');
    opened.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    opened.exec(`pragma cache_size = -${CACHE_KILOBYTES}`);
    opened.exec('begin immediate; commit');
    return opened;
  } catch (error) {
    throw new Error(`cannot use ${file}: ${String(error)} (${adviceFor(String(error))})`);
  }
}

function adviceFor(error: string): string {
  if (/locked|busy/i.test(error)) return 'does another process use it?';
  if (/not a database|malformed|corrupt/i.test(error)) return 'it is damaged: restore a backup in its place';
  if (/readonly|read-only|unable to open/i.test(error)) return 'may this user write to the folder?';
  return 'see the manual of SQLite';
}
