/**
 * A copy of the database while it is written to. New commits go to the write-ahead log; the file itself changes only
 * when the log is carried over. So: carry it over, stop doing so, copy the file, go on as before. No commit waits, and
 * the copy is the state of one moment. No other connection is needed, which the lock would not admit.
 */
import { existsSync } from 'node:fs';
import { chmod, copyFile, open, rename, rm } from 'node:fs/promises';
import { type SyncDatabase, sqliteModule } from './driver-module.ts';

/**
 * Pages in the log after which it is carried over: 16 MB, a few seconds of play on a busy server. The pages of tables
 * change with every move there; the longer the log, the more often one carries over many changes of a page at once.
 */
export const CHECKPOINT_PAGES = 4000;

export class HotBackup {
  readonly #database: SyncDatabase;
  readonly #path: string;
  #isRunning = false;
  #isAbandoned = false;

  constructor(database: SyncDatabase, path: string) {
    this.#database = database;
    this.#path = path;
  }

  async write(file: string): Promise<void> {
    if (this.#isRunning) throw new Error('another backup is being written');
    if (existsSync(file)) throw new Error(`${file} is there already`);
    this.#isRunning = true;
    const part = `${file}.part`;
    try {
      this.#database.exec('pragma wal_checkpoint(truncate); pragma wal_autocheckpoint = 0');
      await copyFile(this.#path, part);
      await chmod(part, 0o600);
      beginAnew(part);
      await flush(part);
      if (this.#isAbandoned) throw new Error('the server stopped meanwhile');
      await rename(part, file);
    } finally {
      for (const rest of [part, `${part}-wal`, `${part}-shm`]) await rm(rest, { force: true });
      if (!this.#isAbandoned) this.#database.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
      this.#isRunning = false;
    }
  }

  /** The database is closed, which carries over the log: the copy would be of two moments. */
  abandon(): void {
    this.#isAbandoned = true;
  }
}

/** Whoever restores it goes on from here, and not from what pages have seen since. */
function beginAnew(copy: string): void {
  const database = new (sqliteModule())(copy);
  try {
    database.exec('pragma journal_mode = delete; delete from store_generation; pragma journal_mode = wal');
  } finally {
    database.close();
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
