/** A program started by a command line, spoken to over its standard input and output. */
import { spawn } from 'node:child_process';
import type { Channel, Timer } from '../line-protocol/outside-player.ts';

/** A line longer than this is no message. */
const LONGEST_LINE = 1_000_000;
/** A program that has not ended so long after it was asked to is killed. */
const GRACE_MS = 1000;
/** How much of the program's last words is repeated. */
const LAST_WORDS = 300;

/** `onWords` hears what the program writes to its standard error. */
export function openCommand(command: string, onWords?: (text: string) => void): Channel {
  // a group of its own, so that closing ends the shell and everything it started
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  const lines: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let partial = '';
  let words = '';
  let obituary: string | undefined;
  let isGone = false;
  const finish = (reason: string) => {
    obituary ??= reason;
    waiting?.(lines.shift());
    waiting = undefined;
  };
  const hear = (text: string) => {
    const parts = (partial + text).split('\n');
    partial = parts.pop()!;
    lines.push(...parts.map(line => line.trim()).filter(line => line !== ''));
    if (partial.length > LONGEST_LINE)
      finish(`it wrote more than ${LONGEST_LINE} characters without ending the line`);
    if (waiting && lines.length > 0) {
      waiting(lines.shift());
      waiting = undefined;
    }
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS);
    onWords?.(text);
  });
  // a program that is gone cannot be written to: that it is gone is reported when it is asked
  child.stdin.on('error', () => undefined);
  child.on('error', error => finish(`it could not be started: ${error.message}`));
  child.on('close', (code, signal) => {
    isGone = true;
    finish(lastReport(code, signal, words));
  });
  return {
    send: line => {
      if (child.stdin.writable) child.stdin.write(`${line}\n`);
    },
    next: () =>
      lines.length > 0 || obituary !== undefined
        ? Promise.resolve(lines.shift())
        : new Promise(resolve => {
            waiting = resolve;
          }),
    obituary: () => obituary ?? 'it is still running',
    close: async () => {
      child.stdin.end();
      if (isGone || child.pid === undefined) return;
      // the shell may be gone long before what it started: only when nobody holds its pipes is all of it over
      const gone = new Promise(resolve => void child.once('close', resolve));
      endGroup(child.pid, 'SIGTERM');
      const kill = setTimeout(endGroup, GRACE_MS, child.pid, 'SIGKILL');
      const leave = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, 2 * GRACE_MS);
      await gone;
      clearTimeout(kill);
      clearTimeout(leave);
    },
  };
}

export function startTimer(milliseconds: number): Timer {
  let timeout: NodeJS.Timeout | undefined;
  const over = new Promise<'over'>(resolve => {
    timeout = setTimeout(() => resolve('over'), milliseconds);
  });
  return { over, cancel: () => clearTimeout(timeout) };
}

function lastReport(code: number | null, signal: string | null, words: string): string {
  const how = signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`;
  const last = words.trim().split('\n').at(-1) ?? '';
  return last === '' ? how : `${how}: ${last}`;
}

function endGroup(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // it has just ended by itself
  }
}
