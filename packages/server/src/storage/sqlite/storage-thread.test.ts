/** The storage thread when it dies, hangs or loses its file. */
import { EventEmitter } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { isTemporary } from '../temporary-error.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Thread } from './storage-thread.ts';
import type { ToWorker } from './thread-messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'kingdomino-thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function failureOf(store: Store): Promise<unknown> {
  return store.recordShutdown(1).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('a thread that dies fails what it was asked and is replaced', async () => {
  const threads: Worker[] = [];
  const errors: Error[] = [];
  const store = await openSqliteStore(join(folder, 'dies.db'), {
    onThread: thread => threads.push(thread),
    onError: error => errors.push(error),
  });
  await store.recordShutdown(5);
  const asked = failureOf(store);
  await threads[0]!.terminate();
  expect(isTemporary((await asked) ?? (await failureOf(store)))).toBe(true);
  while ((await failureOf(store)) !== undefined) await new Promise(resolve => setImmediate(resolve));
  expect((await store.readUptime({ now: 9, since: 0 })).ended).toBe(5);
  expect([threads.length, errors.length]).toEqual([2, 1]);
  await store.close();
});

/** Opens the file, so it says, and is not heard of again until it is to close. */
class SilentThread extends EventEmitter implements Thread {
  constructor() {
    super();
    setImmediate(() => this.emit('message', 'ready'));
  }

  postMessage(message: ToWorker): void {
    if (message === 'close') this.emit('exit');
  }
}

test('a thread that does not answer is not waited for', async () => {
  const standIn = () => new SilentThread();
  const store = await openSqliteStore(join(folder, 'hangs.db'), { limit: 0, standIn });
  expect(isTemporary(await failureOf(store))).toBe(true);
  await store.close();
});

test.each(['', '-wal'])('nothing is acknowledged into a file%s that is no longer there', async suffix => {
  const path = join(folder, `gone${suffix}.db`);
  const store = await openSqliteStore(path);
  await store.recordShutdown(5);
  renameSync(`${path}${suffix}`, `${path}${suffix}-elsewhere`);
  const failure = await failureOf(store);
  expect([String(failure), isTemporary(failure)]).toEqual([
    expect.stringContaining('deleted or replaced'),
    true,
  ]);
  renameSync(`${path}${suffix}-elsewhere`, `${path}${suffix}`);
  expect(await failureOf(store)).toBeUndefined();
  await store.close();
});

test('a request that fails spoils none of those that share its transaction', async () => {
  const store = await openSqliteStore(join(folder, 'batch.db'));
  const player = (id: string, hash: string) => ({
    id,
    name: id,
    bot: false,
    createdAt: 1,
    token: { hash, player: id, kind: 'session' as const },
  });
  const answers = await Promise.allSettled([
    store.createPlayer(player('ann', 'a')),
    // fails at its second statement
    store.createPlayer(player('bob', 'a')),
    store.createPlayer(player('cid', 'c')),
    store.recordShutdown(5),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await store.countRows(['players', 'tokens'])).toEqual({ players: 2, tokens: 2 });
  await store.close();
});

test('what was asked before the end is done, also in the pause after a commit', async () => {
  const path = join(folder, 'closing.db');
  const store = await openSqliteStore(path);
  await store.recordShutdown(1);
  const asked = [2, 3, 4].map(at => store.recordShutdown(at));
  await store.close();
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(asked.map(() => 'fulfilled'));
  const again = await openSqliteStore(path);
  expect((await again.readUptime({ now: 9, since: 0 })).ended).toBe(4);
  await again.close();
});
