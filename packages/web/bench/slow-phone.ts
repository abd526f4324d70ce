/**
 * A slow phone: everything that comes over the network, for workers as well, and every thread of the page. What the browser itself
 * can slow down is the page's own thread and network; workers would be as fast as this machine.
 */
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';

/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms away, a quarter of this machine's speed. */
export const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
export const LATENCY = 150;
export const SLOWDOWN = 4;
/** Milliseconds of work in a slice. */
const WORK = 5;
const PIECE = 4096;

export interface SlowConnection {
  readonly url: string;
  close(): void;
}

/** The same server behind a slow connection that all requests share. */
export async function behindSlowConnection(target: string): Promise<SlowConnection> {
  let freeAt = 0;
  const carry = async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (1000 * bytes) / BYTES_PER_SECOND;
    await pause(freeAt - performance.now());
  };
  const server = createServer(async (asked, answer) => {
    await pause(LATENCY);
    const { hostname, port } = new URL(target);
    const options = { hostname, port, path: asked.url, method: asked.method, headers: asked.headers };
    const forwarded = request(options, async got => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      for await (const chunk of got) await send(answer, chunk as Buffer, carry);
      answer.end();
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function send(
  answer: ServerResponse,
  chunk: Buffer,
  carry: (bytes: number) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < chunk.length; at += PIECE) {
    const piece = chunk.subarray(at, at + PIECE);
    await carry(piece.length);
    answer.write(piece);
  }
}

/** Stops all renderers again and again, so that each of their threads works a quarter of the time. Says how to end that. */
export async function slowedDown(browser: Browser): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  let isOn = true;
  const work = (async () => {
    while (isOn) {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
      const until = performance.now() + 200;
      while (isOn && performance.now() < until) {
        signal(renderers, 'SIGSTOP');
        await pause((SLOWDOWN - 1) * WORK);
        signal(renderers, 'SIGCONT');
        await pause(WORK);
      }
    }
  })();
  return async () => {
    isOn = false;
    await work;
  };
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of processes) {
    try {
      process.kill(id, name);
    } catch {
      // it has ended
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, Math.max(0, milliseconds)));
}
