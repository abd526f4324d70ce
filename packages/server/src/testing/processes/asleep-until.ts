/** A process that is asleep, as a laptop's or a frozen container's, until something has happened in the database. */
import { Worker } from 'node:worker_threads';

const WATCHER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const pg = require('pg');
  (async () => {
    const client = new pg.Client({ connectionString: workerData.url });
    await client.connect();
    parentPort.postMessage('ready');
    while ((await client.query(workerData.question)).rows.length === 0);
    await client.end();
    Atomics.store(workerData.flag, 0, 1);
    Atomics.notify(workerData.flag, 0);
  })();
`;

export interface Watcher {
  /** Nothing else happens in this thread meanwhile: what arrives from the database waits to be read. */
  readonly sleep: () => void;
}

/**
 * @param url of the database
 * @param question a query that has rows as soon as it has happened
 */
export async function watchFor(url: string, question: string): Promise<Watcher> {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(WATCHER, { eval: true, workerData: { url, question, flag } });
  await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { sleep: () => void Atomics.wait(flag, 0, 0) };
}
