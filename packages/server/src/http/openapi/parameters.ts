/** Parameters of paths and queries, as the description has them. */
import type { ObjectSchema } from './operation.ts';

type Json = Readonly<Record<string, unknown>>;

export function parametersOf(place: 'path' | 'query', schema: ObjectSchema | undefined): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: schema?.required?.includes(name) ?? false,
    schema: asNumber(value as Json),
  }));
}

/** So many digits and nothing else. */
const DIGITS = /^\^\[0-9\]\{1,(\d+)\}\$$/;

/** In an address everything is text, and routes check it as such; whoever reads the description wants to know what is a number. */
function asNumber(schema: Json): Json {
  const { type, pattern, ...rest } = schema;
  const digits = type === 'string' && typeof pattern === 'string' ? DIGITS.exec(pattern)?.[1] : undefined;
  if (digits === undefined) return schema;
  return { ...rest, type: 'integer', minimum: 0, maximum: 10 ** Number(digits) - 1 };
}
