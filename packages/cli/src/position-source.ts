/** A position that is given on the command line, as text or as JSON. */
import { parsePosition, type ReadPosition, readPosition } from '@kingdomino/rules';
import type { Arguments, OptionTable } from './arguments.ts';
import { Complaint } from './complaint.ts';

export const POSITION_OPTION: OptionTable = {
  position: { value: 'TEXT', help: 'take the position from a text or JSON instead of a record' },
};

export function readGivenPosition(args: Arguments): ReadPosition {
  const text = args.text('position')!;
  const position = text.trimStart().startsWith('{') ? readPosition(parseJson(text)) : parsePosition(text);
  if (position.ok) return position.value;
  throw new Complaint(`position: ${position.error.text}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint(`position: this is not JSON: ${(error as Error).message}`);
  }
}
