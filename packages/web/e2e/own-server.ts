/** A server of a test's own, to be stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

const START = fileURLToPath(new URL('./start-server.mjs', import.meta.url));

export class OwnServer {
  readonly url: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(settings: Readonly<Record<string, string>>): Promise<void> {
    const env = { ...process.env, ...settings, PORT: String(this.#port) };
    this.#process = spawn(process.execPath, [START], { env, stdio: 'inherit' });
    await expect.poll(() => this.#isUp(), { timeout: 20_000 }).toBe(true);
  }

  /** At once, as by a power cut. */
  async stop(): Promise<void> {
    const stopped = new Promise(resolve => this.#process?.once('exit', resolve));
    this.#process?.kill('SIGKILL');
    await stopped;
  }

  async #isUp(): Promise<boolean> {
    return fetch(`${this.url}/healthz`).then(
      answer => answer.ok,
      () => false,
    );
  }
}
