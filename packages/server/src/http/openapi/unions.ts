/** Unions of named schemas that are told apart by `type`: described as such, so that generated clients can tell them apart, too. */

type Json = Readonly<Record<string, unknown>>;

const PLACE = '#/components/schemas/';

export const referenceTo = (name: string) => ({ $ref: `${PLACE}${name}` });

/** A union of these names. `types` has the `type` of each. */
export function unionOf(names: readonly string[], types: ReadonlyMap<string, string>): Json {
  // an implicit mapping would take the names of the schemas for the types
  const mapping = Object.fromEntries(names.map(name => [types.get(name)!, `${PLACE}${name}`]));
  return { oneOf: names.map(referenceTo), discriminator: { propertyName: 'type', mapping } };
}

/** The `type` of every schema that has one. */
export function typesOf(schemas: Readonly<Record<string, Json>>): Map<string, string> {
  const types = new Map<string, string>();
  for (const [name, { properties }] of Object.entries(schemas)) {
    const type = (properties as { type?: { const?: unknown } } | undefined)?.type?.const;
    if (typeof type === 'string') types.set(name, type);
  }
  return types;
}

/** The names that a union consists of; undefined where it has other members, or some without a `type`. */
export function membersOf(schema: Json, types: ReadonlyMap<string, string>): string[] | undefined {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf) || Object.keys(schema).length > 1) return undefined;
  const names = (anyOf as Json[]).map(({ $ref }) =>
    typeof $ref === 'string' ? $ref.slice(PLACE.length) : '',
  );
  return names.every(name => types.has(name)) ? names : undefined;
}
