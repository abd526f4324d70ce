/** Processes that a test or a tool has started do not outlive it, also when it fails. */
import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

export function endWithUs(child: ChildProcess): void {
  if (children.size === 0) process.once('exit', endAll);
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size === 0) process.off('exit', endAll);
  });
}

function endAll(): void {
  for (const child of children) child.kill('SIGKILL');
}
