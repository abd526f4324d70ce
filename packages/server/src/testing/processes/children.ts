/** Processes that a test or a tool has started do not outlive it, also when it fails. */
import type { ChildProcess } from 'node:child_process';

/** A signal ends a process without its exit being told to anybody. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const FAILED = 1;

const children = new Set<ChildProcess>();

export function endWithUs(child: ChildProcess): void {
  if (children.size === 0) {
    process.once('exit', endAll);
    for (const signal of SIGNALS) process.once(signal, exit);
  }
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size > 0) return;
    process.off('exit', endAll);
    for (const signal of SIGNALS) process.off(signal, exit);
  });
}

function exit(): void {
  process.exit(FAILED);
}

function endAll(): void {
  for (const child of children) child.kill('SIGKILL');
}
