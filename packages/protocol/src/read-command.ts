/** Parses and validates messages of clients: a command, or a refusal that says what is wrong. */
import { err, ok, type Result } from '@kingdomino/rules';
import { utf8 } from '@kingdomino/rules/hashing';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Refused } from './answers.ts';
import { type Command, CommandSchemas, type CommandType } from './commands.ts';
import { CommandIdSchema } from './parts.ts';
import type { RefusalCode } from './refusal-codes.ts';
import { MOST_BYTES } from './vocabulary.ts';

export type ReadCommand = Result<Command, Refused>;

const validators = Object.fromEntries(
  Object.entries(CommandSchemas).map(([type, schema]) => [type, Compile(schema)]),
) as unknown as Record<CommandType, { Check(value: unknown): boolean; Errors(value: unknown): Complaint[] }>;
const idValidator = Compile(CommandIdSchema);

interface Complaint {
  readonly instancePath: string;
  readonly message: string;
}

/**
 * Parses a message as a socket brings it.
 *
 * @param text JSON of at most `MOST_BYTES` bytes; anything else is refused, never thrown
 * @example
 * const read = readCommandText('{"type":"ping","id":"1"}');
 * if (read.ok) execute(read.value);
 * else send(read.error);
 */
export function readCommandText(text: string): ReadCommand {
  if (text.length > MOST_BYTES || utf8(text).length > MOST_BYTES)
    return refuse('too-large', `a message has at most ${MOST_BYTES} bytes`);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refuse('bad-message', 'a message must be JSON');
  }
  return readCommand(raw);
}

/**
 * Validates a message that is parsed already, the body of an HTTP request for instance.
 *
 * @param raw any value; the refusal names the first field that is wrong, and the command's id if it has one
 */
export function readCommand(raw: unknown): ReadCommand {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refuse('bad-message', 'a message must be a JSON object');
  const { type, id } = raw as Readonly<Record<string, unknown>>;
  const to = idValidator.Check(id) ? (id as Static<typeof CommandIdSchema>) : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(validators, type)) {
    return refuse('unknown-type', `type must be one of ${Object.keys(validators).join(', ')}`, to);
  }
  const validator = validators[type as CommandType];
  if (validator.Check(raw)) return ok(raw as Command);
  const [first] = validator.Errors(raw);
  return refuse('bad-message', `${type}${first?.instancePath ?? ''} ${first?.message ?? 'is malformed'}`, to);
}

function refuse(
  code: RefusalCode,
  text: string,
  to?: string,
): { readonly ok: false; readonly error: Refused } {
  return err({ type: 'refused', ...(to === undefined ? {} : { to }), code, text });
}
