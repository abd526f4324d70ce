/** The embedded store: one SQLite file, written by one thread of one process. */
import { type Store, storeFrom } from '../store.ts';
import { StorageThread, type ThreadOptions } from './storage-thread.ts';

export async function openSqliteStore(path: string, options: ThreadOptions = {}): Promise<Store> {
  const thread = await StorageThread.start(path, options);
  return storeFrom((name, argument) => thread.ask(name, argument), {
    isShared: false,
    backup: file => thread.backup(file),
    close: () => thread.close(),
  });
}
