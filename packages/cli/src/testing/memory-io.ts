/** A world outside that is kept in memory, and what was written to it. */
import type { Io } from '../io.ts';

const COLUMNS = 80;

export interface MemoryIo extends Io {
  readonly written: () => string;
  readonly warned: () => string;
}

export function memoryIo(input = '', rest: Partial<Io> = {}): MemoryIo {
  const written: string[] = [];
  const warned: string[] = [];
  return {
    write: async text => {
      written.push(text);
    },
    warn: text => {
      warned.push(text);
    },
    input: () => inPieces(input),
    isTyped: false,
    isTerminal: false,
    isWatched: false,
    columns: COLUMNS,
    onStop: () => () => undefined,
    env: {},
    ...rest,
    written: () => written.join(''),
    warned: () => warned.join(''),
  };
}

/** Cut at odd places, as a pipe would. */
async function* inPieces(text: string): AsyncGenerator<string> {
  const length = 1000;
  for (let from = 0; from < text.length; from += length) yield text.slice(from, from + length);
}
