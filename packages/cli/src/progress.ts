/** A bar that fills while something is done; nothing where nobody watches. */
import type { Io } from './io.ts';

export interface ProgressBar {
  show(done: number): void;
  clear(): void;
}

const WIDTH = 30;
const ERASE_LINE = '\r\u001b[2K';

/** `what` is counted: games, if nothing else is said. */
export function progressBar(total: number, io: Io, what = 'games'): ProgressBar {
  if (!io.isTerminal) return { show: () => undefined, clear: () => undefined };
  return {
    show: done => {
      const filled = Math.round((WIDTH * done) / total);
      io.warn(`${ERASE_LINE}${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total} ${what}`);
    },
    clear: () => io.warn(ERASE_LINE),
  };
}
