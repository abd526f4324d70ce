/** Finds the command, runs it, and turns complaints into one line on standard error. */
import { readFileSync } from 'node:fs';
import { parseArguments } from './arguments.ts';
import { type Command, EXIT_OK, EXIT_TROUBLE } from './command.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { bot } from './commands/bot.ts';
import { link } from './commands/link.ts';
import { perft } from './commands/perft.ts';
import { scan } from './commands/scan.ts';
import { score } from './commands/score.ts';
import { show } from './commands/show.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { Complaint, UsageComplaint } from './complaint.ts';
import { commandHelp, programHelp } from './help.ts';
import { type Io, processIo } from './io.ts';
import { suggestion } from './nearest.ts';

export const COMMANDS: Readonly<Record<string, Command>> = {
  simulate,
  verify,
  show,
  score,
  scan,
  link,
  perft,
  bench,
  arena,
  bot,
  analyse,
};

/** Answers with the exit code. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === undefined || isHelp(name) || name === 'help') return await printHelp(rest[0], io);
    if (name === '--version') return await print(`${version()}\n`, io);
    const command = findCommand(name);
    if (rest.some(isHelp)) return await print(commandHelp(name, command), io);
    return await command.run(parseArguments(rest, command.options, command.plainArguments), io);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    const isKnown = name !== undefined && Object.hasOwn(COMMANDS, name);
    io.warn(`kingdomino${isKnown ? ` ${name}` : ''}: ${error.message}\n`);
    if (error instanceof UsageComplaint) io.warn(`Try: kingdomino ${isKnown ? `${name} ` : ''}--help\n`);
    return EXIT_TROUBLE;
  }
}

/** Runs this process. */
export async function runProcess(): Promise<void> {
  // a reader such as `head` that has seen enough is no trouble
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT_OK);
    process.stderr.write(`kingdomino: cannot write to standard output: ${writeProblem(error)}\n`);
    process.exit(EXIT_TROUBLE);
  });
  process.exitCode = await main(process.argv.slice(2), processIo());
}

function writeProblem({ code, message }: NodeJS.ErrnoException): string {
  return code === 'ENOSPC' ? 'there is no space left' : message;
}

async function printHelp(name: string | undefined, io: Io): Promise<number> {
  const wanted = name === undefined || isHelp(name) ? undefined : name;
  return print(wanted === undefined ? programHelp(COMMANDS) : commandHelp(wanted, findCommand(wanted)), io);
}

function findCommand(name: string): Command {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name]!;
  const what = name.startsWith('-') ? 'option' : 'command';
  throw new UsageComplaint(
    `unknown ${what} ${name}${suggestion(name, [...Object.keys(COMMANDS), '--help', '--version'])}`,
  );
}

async function print(text: string, io: Io): Promise<number> {
  await io.write(text);
  return EXIT_OK;
}

function isHelp(argument: string): boolean {
  return argument === '--help' || argument === '-h';
}

function version(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
