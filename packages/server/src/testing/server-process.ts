/** A server as a real process of its own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtUrl } from '../built-url.ts';

const MAIN = fileURLToPath(builtUrl(import.meta.url, '../main.js'));

export class ServerProcess {
  readonly origin: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #port: number;
  #child: ChildProcess | undefined;
  /** What it wrote, for when something goes wrong; the last part only. */
  output = '';

  constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#settings = settings;
    this.origin = `http://127.0.0.1:${port}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Fulfilled when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        LOG_LEVEL: 'info',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-20_000);
        if (chunk.includes('listening')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', code => reject(new Error(`the server ended with ${code}: ${this.output}`)));
    });
  }

  /** Resolves with the exit status; null after SIGKILL. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exit = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
    child.kill(signal);
    return exit;
  }
}
