/** Unions of named schemas that are told apart by one property: described as such, so that generated clients can tell them apart, too. */

type Json = Readonly<Record<string, unknown>>;

const PLACE = '#/components/schemas/';

export const referenceTo = (name: string) => ({ $ref: `${PLACE}${name}` });

/** A union of these names. `types` has the `type` of each. */
export function unionOf(names: readonly string[], types: ReadonlyMap<string, string>): Json {
  return toldApart(
    'type',
    names.map(name => [types.get(name)!, name]),
  );
}

/** A schema of several objects that are told apart by `kind`: each under a name of its own, and what unites them. */
export function kindsOf(union: string, { anyOf }: Json): { union: Json; members: Record<string, Json> } {
  const members = (anyOf as Json[]).map(schema => {
    const { kind } = schema.properties as { kind: { const: string } };
    return { kind: kind.const, name: union + capital(kind.const), schema };
  });
  return {
    union: toldApart(
      'kind',
      members.map(({ kind, name }) => [kind, name]),
    ),
    members: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
  };
}

/** By the value of the property, the name of the schema: an implicit mapping would take the names for the values. */
function toldApart(propertyName: string, members: readonly (readonly [string, string])[]): Json {
  const mapping = Object.fromEntries(members.map(([value, name]) => [value, `${PLACE}${name}`]));
  return { oneOf: members.map(([, name]) => referenceTo(name)), discriminator: { propertyName, mapping } };
}

export function capital(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
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
