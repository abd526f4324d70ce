/** The storage thread: the main thread never waits for a disk. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveFile } from './group-commit.ts';

const { path } = workerData as { readonly path: string };
await serveFile(path, parentPort!);
