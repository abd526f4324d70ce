/** Validates stored events when they are read: what is not understood is an error, never skipped. */
import { err, ok, type Result } from '@kingdomino/rules';
import { Compile } from 'typebox/compile';
import { EventSchemas, type TableEvent } from './events.ts';
import { TABLE_FORMAT } from './vocabulary.ts';

interface Validator {
  Check(value: unknown): boolean;
  Errors(value: unknown): { readonly instancePath: string; readonly message: string }[];
}

const validators = new Map<string, Validator>(
  Object.entries(EventSchemas).map(([type, schema]) => [type, Compile(schema)]),
);

/**
 * Parses and validates an event of a table.
 *
 * @param body the event as JSON, as it was stored or sent
 * @returns the event, or a sentence for operators that says what is wrong with it
 * @example
 * const event = readEvent(row.body);
 * if (!event.ok) throw new Error(`event ${row.version}: ${event.error}`);
 */
export function readEvent(body: string): Result<TableEvent, string> {
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch {
    return err('it is not JSON');
  }
  const { type, format } = (raw ?? {}) as { readonly type?: unknown; readonly format?: unknown };
  const validator = typeof type === 'string' ? validators.get(type) : undefined;
  if (!validator) return err(`its type ${JSON.stringify(type)} is unknown here; ${NEWER}`);
  if (type === 'opened' && format !== TABLE_FORMAT)
    return err(`its format ${JSON.stringify(format)} is not ${TABLE_FORMAT}; ${NEWER}`);
  if (validator.Check(raw)) return ok(raw as TableEvent);
  const [first] = validator.Errors(raw);
  return err(`${String(type)}${first?.instancePath ?? ''} ${first?.message ?? 'is malformed'}`);
}

const NEWER = 'a newer version of this program has written it, or the store is damaged';
