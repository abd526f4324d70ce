/**
 * The Unix socket by which `npm run admin` reaches a running server with the embedded store, which only its own process
 * can open. It lies in the data folder, only the user who runs the server can use it, and it is not on the network.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';

const MOST_BYTES = 10_000;

export type Perform = (name: string, argument: string) => Promise<unknown>;

type Answer = { readonly value: unknown } | { readonly error: string };

export function adminSocketPath(dataDir: string): string {
  return join(dataDir, 'admin.sock');
}

/** The file is left over when the server was killed; the lock of the store says that nobody else uses it. */
export async function listenForAdmin(path: string, perform: Perform): Promise<Server> {
  rmSync(path, { force: true });
  const server = createServer((incoming, outgoing) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.length > MOST_BYTES) incoming.destroy();
    });
    incoming.on('end', () => void answer(text, perform).then(reply => outgoing.end(JSON.stringify(reply))));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  server.unref();
  return server;
}

async function answer(text: string, perform: Perform): Promise<Answer> {
  try {
    const { name, argument } = JSON.parse(text) as { name: string; argument: string };
    return { value: await perform(name, argument) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Undefined when no server listens there. */
export function askRunningServer(path: string, name: string, argument: string): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: path, method: 'POST' }, response => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve(JSON.parse(text) as Answer));
    });
    asking.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    asking.end(JSON.stringify({ name, argument }));
  });
}
