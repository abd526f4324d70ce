/** What a command may know of the world outside: tests give it another one. */
export interface Io {
  /** Standard output. Resolves when more may be written. */
  write(text: string): Promise<void>;
  /** Standard error. */
  warn(text: string): void;
  /** Standard input as text, piece by piece. */
  input(): AsyncIterable<string>;
  /** Whether somebody sits at the other end of standard input, and of standard output. */
  readonly isTyped: boolean;
  readonly isTerminal: boolean;
  /** The same of standard error, where progress is shown. */
  readonly isWatched: boolean;
  /** How wide the terminal is, in characters. */
  readonly columns: number;
  /** Calls `listener` with the first signal to end (Ctrl-C, SIGTERM), until what it returns is called; a second one ends at once. */
  onStop(listener: (signal: StopSignal) => void): () => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How somebody asks a program to end. */
export type StopSignal = 'SIGINT' | 'SIGTERM';

const STOP_SIGNALS: readonly StopSignal[] = ['SIGINT', 'SIGTERM'];

const USUAL_COLUMNS = 80;

/** The world outside of this process. */
export function processIo(): Io {
  const { stdin, stdout, stderr } = process;
  return {
    write: text => (stdout.write(text) ? Promise.resolve() : drained(stdout)),
    warn: text => {
      stderr.write(text);
    },
    input: () => stdin.setEncoding('utf8') as AsyncIterable<string>,
    isTyped: stdin.isTTY === true,
    isTerminal: stdout.isTTY === true,
    isWatched: stderr.isTTY === true,
    columns: stdout.columns || USUAL_COLUMNS, // some terminals say 0
    onStop,
    env: process.env,
  };
}

function onStop(listener: (signal: StopSignal) => void): () => void {
  const forget = () => {
    for (const signal of STOP_SIGNALS) process.removeListener(signal, hear);
  };
  const hear = (signal: NodeJS.Signals) => {
    forget();
    listener(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
  };
  for (const signal of STOP_SIGNALS) process.on(signal, hear);
  return forget;
}

function drained(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise(resolve => stream.once('drain', resolve));
}
