/** A program that listens on a port and says nothing about it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Listener {
  readonly port: number;
  /** Resolves when it is gone. */
  end(): Promise<void>;
}

/** In milliseconds, between two knocks. */
const KNOCK_EVERY = 20;

export async function startListener(
  path: string,
  argsFor: (port: number) => readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Listener> {
  const port = await freePort();
  const child = spawn(path, argsFor(port), { env, stdio: 'ignore' });
  const gone = once(child, 'exit');
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${path} ended with ${child.exitCode}`);
    await pause(KNOCK_EVERY);
  }
  const end = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { port, end };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

function listens(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    const answer = (does: boolean) => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
