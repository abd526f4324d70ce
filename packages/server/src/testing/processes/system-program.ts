/** Programs of the system that measurements and trials of failures need. */
import { execFileSync } from 'node:child_process';

/** The package of Debian that has a program. */
const PACKAGES: Readonly<Record<string, string>> = {
  chattr: 'e2fsprogs',
  chrt: 'util-linux',
  mount: 'mount',
  pgrep: 'procps',
  taskset: 'util-linux',
  umount: 'mount',
};

/** What the program prints. Throws with the command that installs it where it is not there. */
export function runSystemProgram(name: string, args: readonly string[]): string {
  try {
    return execFileSync(name, args, { encoding: 'utf8' });
  } catch (error) {
    throw missing(name, error);
  }
}

/** The error to show where a program of the system could not be started; any other error stays what it is. */
export function missing(name: string, error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return error;
  return new Error(`${name} is not on this machine: apt-get install ${PACKAGES[name] ?? name}`);
}
