/**
 * Writes the typed client of examples/ from the description of a running server:
 * `node packages/server/dist/tools/write-client.js [origin, http://127.0.0.1:3000]`, then `npm run fix`.
 */
import { writeFileSync } from 'node:fs';
import { type Description, typedClient } from './typed-client.ts';

const folder = new URL('../../../../examples/typed-client/', import.meta.url);
const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const description = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Description;
const { types, program } = typedClient(description);
writeFileSync(new URL('kingdomino.d.mts', folder), types);
writeFileSync(new URL('kingdomino.mjs', folder), program);
