/**
 * The storage thread: everything that has arrived is done in one transaction and answered after its commit, so that
 * one flush to disk serves many callers and the main thread never waits for a disk.
 */

import { parentPort, workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { migrate } from '../migrations/migrate.ts';
import type { Database } from '../schema.ts';
import { type OperationName, runOperation } from '../store.ts';
import { type Append, appendsEventsOnly } from '../table-operations.ts';
import { sqliteDialect } from './dialect.ts';
import { type SyncDatabase, sqliteModule } from './driver-module.ts';
import { CHECKPOINT_PAGES, HotBackup } from './hot-backup.ts';
import { FileGone, OpenFile } from './open-file.ts';
import { quickAppend } from './quick-append.ts';
import type { BackupRequest, Reply, Request, ToWorker } from './wire.ts';

/** The pages of a few thousand tables in play: with SQLite's own 2 MB each move read some again. */
const CACHE_KILOBYTES = 32_768;

/** After a commit that changed something, in milliseconds: on a busy server more moves share a flush; reading waits for none. */
const BREATH = 3;

const port = parentPort!;
const { path } = workerData as { readonly path: string };

const database = open(path);
const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
await upgrade();

const file = new OpenFile(path);
/** What SQLite says when the disk is full, broken or not to be written to. */
const DISK_TROUBLE = ['disk is full', 'readonly database', 'disk I/O error', 'unable to open database'];
const append = quickAppend(database);
const totalChanges = database.prepare('select total_changes() as count');
let waiting: Request[] = [];
let committing: Promise<void> | undefined;

const hotBackup = new HotBackup(database, path);

port.on('message', (message: ToWorker) => {
  if (message === 'close') return void close();
  if ('backup' in message) return void backUp(message);
  waiting.push(...message);
  committing ??= new Promise<void>(resolve => setImmediate(resolve)).then(commitWaiting).finally(() => {
    committing = undefined;
  });
});
port.postMessage('ready');

/** In one transaction: an upgrade that was cut short has not begun. */
async function upgrade(): Promise<void> {
  database.exec('begin immediate');
  try {
    await migrate(db);
    database.exec('commit');
  } catch (error) {
    rollBack();
    database.close();
    throw error;
  }
}

async function commitWaiting(): Promise<void> {
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    const before = changesSoFar();
    port.postMessage(await commitBatch(batch));
    if (changesSoFar() > before) await new Promise(resolve => setTimeout(resolve, BREATH));
  }
}

function changesSoFar(): number {
  const [row] = totalChanges.all() as [{ readonly count: number }];
  return row.count;
}

/** Messages are heard between transactions only, so this begins outside of any. */
async function backUp({ id, backup }: BackupRequest): Promise<void> {
  const reply = await hotBackup.write(backup).then(
    (): Reply => ({ id, value: undefined }),
    (error: unknown): Reply => failed(id, error),
  );
  port.postMessage([reply]);
}

/**
 * Without savepoints, for which SQLite copies every page before it changes: where one request fails, everything is
 * undone, and each is done in a transaction of its own.
 */
async function commitBatch(batch: readonly Request[]): Promise<Reply[]> {
  try {
    database.exec('begin immediate');
    const replies: Reply[] = [];
    for (const { id, name, argument } of batch) replies.push({ id, value: await run(name, argument) });
    database.exec('commit');
    file.check();
    return replies;
  } catch (error) {
    rollBack();
    if (batch.length === 1 || isTemporary(error)) return batch.map(({ id }) => failed(id, error));
    const replies: Reply[] = [];
    for (const request of batch) replies.push(...(await commitBatch([request])));
    return replies;
  }
}

/** What SQLite does in a way of its own. */
function run(name: OperationName, argument: unknown): unknown {
  if (name === 'append' && appendsEventsOnly(argument as Append)) return append(argument as Append);
  return runOperation(db, name, argument);
}

function failed(id: number, error: unknown): Reply {
  return { id, error: String(error), isTemporary: isTemporary(error) };
}

/** The disk's fault and no request's. */
function isTemporary(error: unknown): boolean {
  return error instanceof FileGone || DISK_TROUBLE.some(trouble => String(error).includes(trouble));
}

function rollBack(): void {
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

/** What was asked before is done first, also in the pause between two commits. */
async function close(): Promise<void> {
  hotBackup.abandon();
  await committing;
  database.close();
  port.close();
}
