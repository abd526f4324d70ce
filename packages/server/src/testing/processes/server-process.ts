/** A server as a real process of its own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtUrl } from '../../built-url.ts';
import { NODE_FLAGS } from '../../node-flags.ts';
import { endWithUs } from './children.ts';
import { seededBy } from './seeded-process.ts';
import { missing } from './system-program.ts';

const MAIN = fileURLToPath(builtUrl(import.meta.url, '../../main.js'));

const MOST_COMPLAINTS = 40;

export class ServerProcess {
  readonly origin: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #port: number;
  readonly #core: number | undefined;
  readonly #seed: string | undefined;
  #starts = 0;
  #child: ChildProcess | undefined;
  /** What it wrote, for when something goes wrong; the last part only. */
  output = '';
  /** Errors that it logged, the last ones. */
  complaints: readonly string[] = [];

  /** With a core, it runs on no other from its first moment on; with a seed, its chance follows from it. */
  constructor(
    port: number,
    settings: Readonly<Record<string, string>>,
    { core, seed }: { readonly core?: number; readonly seed?: string } = {},
  ) {
    this.#port = port;
    this.#core = core;
    this.#seed = seed;
    this.#settings = settings;
    this.origin = `http://127.0.0.1:${port}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Fulfilled when it listens. */
  async start(): Promise<void> {
    const pinned = this.#core === undefined ? [] : ['taskset', '-c', String(this.#core)];
    const command = [...pinned, process.execPath, ...NODE_FLAGS, MAIN];
    const child = spawn(command[0]!, command.slice(1), {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        LOG_LEVEL: 'info',
        ...this.#settings,
        ...this.#chance(),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    endWithUs(child);
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-20_000);
        const errors = chunk
          .toString()
          .split('\n')
          .filter(line => line.includes('"level":50'));
        if (errors.length > 0) this.complaints = [...this.complaints, ...errors].slice(-MOST_COMPLAINTS);
        if (chunk.includes('listening')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('error', error => reject(missing(command[0]!, error)));
      child.once('exit', code => reject(new Error(`the server ended with ${code}: ${this.output}`)));
    });
  }

  /** Another each time it starts: no two players or tables have the same id. */
  #chance(): Record<string, string> {
    if (this.#seed === undefined) return {};
    const { NODE_OPTIONS = '' } = this.#settings;
    return { NODE_OPTIONS: `${NODE_OPTIONS} ${seededBy(`${this.#seed}/${++this.#starts}`)}` };
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
