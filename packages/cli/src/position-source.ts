/** A position that is given on the command line: as text or JSON, in a file, or on standard input. */
import { parsePosition, type ReadPosition, readPosition } from '@kingdomino/rules';
import type { Arguments, OptionTable } from './arguments.ts';
import { Complaint } from './complaint.ts';
import type { Io } from './io.ts';
import { readText } from './record-stream.ts';

export const POSITION_OPTION: OptionTable = {
  position: {
    value: 'TEXT|FILE|-',
    help: 'take a position, as text or JSON, instead of a record: itself, from a file or from standard input',
  },
};

/** What a position begins with: anything else is the name of a file. */
const POSITION = /^\s*(?:\{|kingdomino\/|duel\/)/;
/** More than any position has. */
const LONGEST = 1_000_000;

export async function readGivenPosition(args: Arguments, io: Io): Promise<ReadPosition> {
  const given = args.text('position')!;
  const text = POSITION.test(given) ? given : await readWhole(given, io);
  const position = text.trimStart().startsWith('{')
    ? readPosition(parseJson(text))
    : parsePosition(text.trim());
  if (position.ok) return position.value;
  throw new Complaint(`position: ${position.error.text}`);
}

async function readWhole(file: string, io: Io): Promise<string> {
  let text = '';
  for await (const piece of readText(file, io)) {
    text += piece;
    if (text.length > LONGEST) throw new Complaint(`position: ${file} is too long for a position`);
  }
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint(`position: this is not JSON: ${(error as Error).message}`);
  }
}
