/**
 * Writes the JSON Schemas of record, position and study, from the tables that their readers themselves have.
 * tools/generate/schemas.test.ts says whether they are up to date, and compares them with the readers.
 *
 *   npm run build && node tools/generate/write-schemas.mjs
 */
import { writeFileSync } from 'node:fs';
import { schemas } from './schemas.mjs';

for (const [path, schema] of Object.entries(schemas())) {
  writeFileSync(new URL(`../../${path}`, import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(path);
}
