/** A program that a test starts and ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Program {
  /** The part of its output in brackets that said it was ready. */
  readonly said: string;
  /** Resolves when it has ended by itself, with all that it wrote. */
  readonly gone: Promise<void>;
  /** At once. Resolves when it is gone. */
  end(): Promise<void>;
}

/** Resolves with the first match of what the program writes; rejects with all that it wrote when it ends before that. */
export function startProgram(
  path: string,
  args: readonly string[],
  isReady: RegExp,
  env = process.env,
): Promise<Program> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const gone = new Promise<void>(done => child.once('exit', () => done()));
    let written = '';
    const hear = (piece: Buffer) => {
      written += piece;
      const [, said] = isReady.exec(written) ?? [];
      if (said !== undefined) resolve({ said, gone, end: () => end(child, gone) });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', code => reject(new Error(`${path} ended with ${code}: ${written}`)));
  });
}

async function end(child: ChildProcess, gone: Promise<void>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await gone;
}

/** A folder for one browser's profile, and how to remove it. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'kingdomino-browser-'));
  // the last processes of a browser may write while it is removed
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  };
}
