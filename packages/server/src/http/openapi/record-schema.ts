/** The JSON Schema of the game record, as the rules ship it. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const {
  $schema: _schema,
  $id: _id,
  ...schema
} = require('@kingdomino/rules/schema/record.json') as Record<string, unknown>;

export const recordSchema: Readonly<Record<string, unknown>> = schema;
