/** Values that fit a JSON Schema, for the parts of JSON Schema that the protocol uses. */
import fc, { type Arbitrary } from 'fast-check';

interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
  readonly type?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

const MOST = 5;

/** `named` finds what `$ref` names. */
export function samplesOf(schema: Schema, named: (reference: string) => Schema): Arbitrary<unknown> {
  const inner = (part: Schema) => samplesOf(part, named);
  if (schema.$ref !== undefined) return inner(named(schema.$ref));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -MOST, max: schema.maximum ?? 1_000_000 });
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { minItems: minLength = 0, maxItems: maxLength = MOST } = schema;
      const items = inner(schema.items ?? {});
      return schema.uniqueItems
        ? fc.uniqueArray(items, { minLength, maxLength })
        : fc.array(items, { minLength, maxLength });
    }
    default:
      return objects(schema, inner);
  }
}

function texts({ pattern, minLength = 0, maxLength = 40 }: Schema): Arbitrary<string> {
  return pattern === undefined ? fc.string({ minLength, maxLength }) : fc.stringMatching(new RegExp(pattern));
}

function objects(schema: Schema, inner: (part: Schema) => Arbitrary<unknown>): Arbitrary<unknown> {
  const [values] = Object.values(schema.patternProperties ?? {});
  if (values) return fc.dictionary(fc.string({ maxLength: 10 }), inner(values), { maxKeys: MOST });
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inner(part)]);
  const requiredKeys = [...(schema.required ?? [])] as never[];
  return fc.record(Object.fromEntries(properties) as Record<string, Arbitrary<unknown>>, { requiredKeys });
}
