/**
 * The storage thread: everything that has arrived is done in one transaction and answered after its commit, so that
 * one flush to disk serves many callers and the main thread never waits for a disk.
 */

import { parentPort, workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { migrate } from '../migrations/migrate.ts';
import type { Database } from '../schema.ts';
import { runOperation } from '../store.ts';
import { sqliteDialect } from './dialect.ts';
import { type SyncDatabase, sqliteModule } from './driver-module.ts';
import { HotBackup } from './hot-backup.ts';
import { FileGone, OpenFile } from './open-file.ts';
import type { BackupRequest, Reply, Request } from './wire.ts';

const port = parentPort!;
const { path } = workerData as { readonly path: string };

const database = open(path);
const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
await upgrade();

const file = new OpenFile(path);
/** What SQLite says when the disk is full, broken or not to be written to. */
const DISK_TROUBLE = ['disk is full', 'readonly database', 'disk I/O error', 'unable to open database'];
let waiting: Request[] = [];
let isScheduled = false;

const hotBackup = new HotBackup(database, path);

port.on('message', (request: Request | BackupRequest | 'close') => {
  if (request === 'close') return close();
  if ('backup' in request) return void backUp(request);
  waiting.push(request);
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(() => void commitWaiting());
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
    port.postMessage(await commitBatch(batch));
  }
  isScheduled = false;
}

/** Messages are heard between transactions only, so this begins outside of any. */
async function backUp({ id, backup }: BackupRequest): Promise<void> {
  const reply = await hotBackup.write(backup).then(
    (): Reply => ({ id, value: undefined }),
    (error: unknown): Reply => failed(id, error),
  );
  port.postMessage([reply]);
}

async function commitBatch(batch: readonly Request[]): Promise<Reply[]> {
  try {
    database.exec('begin immediate');
    const replies: Reply[] = [];
    for (const request of batch) replies.push(await answer(request));
    database.exec('commit');
    file.check();
    return replies;
  } catch (error) {
    rollBack();
    return batch.map(({ id }) => failed(id, error));
  }
}

async function answer({ id, name, argument }: Request): Promise<Reply> {
  try {
    return { id, value: await runOperation(db, name, argument) };
  } catch (error) {
    return failed(id, error);
  }
}

function failed(id: number, error: unknown): Reply {
  const text = String(error);
  return {
    id,
    error: text,
    isTemporary: error instanceof FileGone || DISK_TROUBLE.some(trouble => text.includes(trouble)),
  };
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

function close(): void {
  hotBackup.abandon();
  database.close();
  port.close();
}
