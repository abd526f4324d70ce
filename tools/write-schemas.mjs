/**
 * Writes packages/rules/schema/*.json, the JSON Schemas of record and position, from the tables that the rules themselves read.
 * tools/schemas.test.ts says whether they are up to date, and compares them with the readers.
 *
 *   npm run build && node tools/write-schemas.mjs
 */
import { writeFileSync } from 'node:fs';
import { schemas } from './schemas.mjs';

for (const [name, schema] of Object.entries(schemas())) {
  const file = new URL(`../packages/rules/schema/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  console.log(`packages/rules/schema/${name}.json`);
}
