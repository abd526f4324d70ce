/** For a server in a process of its own: it collects all its garbage when it is told to, so that the rest is kept. */
import { setTimeout as after } from 'node:timers/promises';

const SIGNAL = 'SIGUSR2';

/** Runs in the process before its program. */
const SCRIPT = `
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('${SIGNAL}', () => collect());
`;

/** An option of Node for `NODE_OPTIONS`. */
export const COLLECTED_ON_SIGNAL = `--import=data:text/javascript,${encodeURIComponent(SCRIPT)}`;

/** Resolves some time after: a signal has no answer. */
export async function collect(pid: number): Promise<void> {
  process.kill(pid, SIGNAL);
  await after(2000);
}
