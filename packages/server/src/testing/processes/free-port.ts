/** A port that nobody uses, now or while whoever listens there is away. */
import { createServer } from 'node:net';

/** Below those that systems give to connections: none of these can take it while a server starts again. */
const FIRST = 12_000;
const COUNT = 20_000;
/** Processes with neighbouring numbers look in different places. */
const APART = 61;

let next = APART * process.pid;

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries++) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${FIRST} to ${FIRST + COUNT - 1} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
