/** The command line run in memory: what the tests do instead of starting processes. */
import type { Io } from '../io.ts';
import { main } from '../main.ts';
import { memoryIo } from './memory-io.ts';

export interface Rehearsal {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Props extends Partial<Io> {
  /** What standard input holds. */
  readonly stdin?: string;
}

export async function rehearse(
  args: readonly string[],
  { stdin = '', ...rest }: Props = {},
): Promise<Rehearsal> {
  const io = memoryIo(stdin, rest);
  const code = await main(args, io);
  return { code, out: io.written(), err: io.warned() };
}

/** The same, with the arguments in one text that is split at blanks. */
export function rehearseLine(line: string, props?: Props): Promise<Rehearsal> {
  return rehearse(line.split(' '), props);
}
