/** What a command is, and what its exit codes mean. */
import type { Arguments, OptionTable } from './arguments.ts';
import type { Io, StopSignal } from './io.ts';

export interface Command {
  /** One line of the list of commands. */
  readonly summary: string;
  /** What follows the command's name. */
  readonly usage: string;
  /** What the help says before the options. */
  readonly details: string;
  readonly options: OptionTable;
  /** At most this many arguments that are not options. */
  readonly plainArguments: number;
  readonly examples: readonly string[];
  /** Answers with the exit code. */
  run(args: Arguments, io: Io): Promise<number>;
}

export const EXIT_OK = 0;
/** The command did its work and the answer is no. */
export const EXIT_WRONG = 1;
export const EXIT_TROUBLE = 2;
/** As a shell counts programs that a signal ended. */
export const EXIT_STOPPED: Readonly<Record<StopSignal, number>> = { SIGINT: 130, SIGTERM: 143 };
