/** A bar that fills while something is done; nothing where nobody watches. */
import type { Io } from './io.ts';

export interface ProgressBar {
  show(done: number): void;
  clear(): void;
}

const WIDTH = 30;
const ERASE_LINE = '\r\u001b[2K';
/** The bar moves so many times in all; a count without an end at every so-manieth. */
const STEPS = 100;
const NO_BAR: ProgressBar = { show: () => undefined, clear: () => undefined };

/** `what` is counted: games, if nothing else is said. */
export function progressBar(total: number, io: Io, what = 'games'): ProgressBar {
  if (!io.isWatched) return NO_BAR;
  const every = Math.max(1, Math.floor(total / STEPS));
  return {
    show: done => {
      if (done % every !== 0 && done !== total) return;
      const filled = Math.round((WIDTH * done) / total);
      io.warn(`${ERASE_LINE}${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total} ${what}`);
    },
    clear: () => io.warn(ERASE_LINE),
  };
}

/** The same for commands that print as they go: not where that and the bar would share a terminal. */
export function barBeside(total: number, io: Io, what?: string): ProgressBar {
  return io.isTerminal ? NO_BAR : progressBar(total, io, what);
}

/** For as many as come: nobody knows the total. */
export function countBeside(io: Io, what: string): ProgressBar {
  if (!io.isWatched || io.isTerminal) return NO_BAR;
  return {
    show: done => {
      if (done % STEPS === 0) io.warn(`${ERASE_LINE}${done} ${what}`);
    },
    clear: () => io.warn(ERASE_LINE),
  };
}
