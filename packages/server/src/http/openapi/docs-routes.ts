/** The HTTP interface described: as OpenAPI for programs, as a plain page for people. Both from the schemas. */
import { existsSync, readFileSync } from 'node:fs';
import type { TypedApp } from '../route-parts.ts';
import { openApi } from './document.ts';
import type { Operation } from './operation.ts';
import { refusalsOf } from './operation.ts';

const MANUAL = new URL('../../../../../docs/protocol.md', import.meta.url);

export function addDocRoutes(app: TypedApp, operations: readonly Operation[]): void {
  const hasManual = existsSync(MANUAL);
  const names = operations.map(({ operationId }) => operationId).join();
  const description = () => once(`description ${names}`, () => JSON.stringify(openApi(operations)));
  const forPeople = () => once(`page ${hasManual} ${names}`, () => page(operations, hasManual));
  const manual = () => once('manual', () => readFileSync(MANUAL, 'utf8'));
  // All of it takes longer than any request may: a server that listens has it before the first request.
  app.addHook('onListen', async () => {
    description();
    forPeople();
    if (hasManual) manual();
  });
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description()),
  );
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(forPeople()));
  if (hasManual)
    app.get('/api/protocol.md', async (_request, reply) =>
      reply.type('text/markdown; charset=utf-8').send(manual()),
    );
}

const made = new Map<string, string>();

/** Routes do not change while a process runs, so neither does what describes them, whichever server asks. */
function once(name: string, make: () => string): string {
  const known = made.get(name);
  if (known !== undefined) return known;
  const text = make();
  made.set(name, text);
  return text;
}

function page(operations: readonly Operation[], hasManual: boolean): string {
  const manual = hasManual ? ' The manual: <a href="/api/protocol.md">protocol.md</a>.' : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kingdomino HTTP interface</title><h1>Kingdomino HTTP interface</h1>
<p>Made from the schemas. For programs: <a href="/api/openapi.json">openapi.json</a>.${manual} The WebSocket at
<code>/api/socket</code> takes the same commands as <code>POST /api/commands</code>.</p>
${operations.map(section).join('\n')}</html>`;
}

function section(operation: Operation): string {
  const { method, path, summary, identity, schema } = operation;
  const body = schema.body === undefined ? '' : details('Body', schema.body);
  const answer = schema.response?.[200] === undefined ? '' : details('Answer', schema.response[200]);
  const refusals = refusalsOf(operation, method).map(code => `<code>${code}</code>`);
  const who = identity === 'needed' ? ' Needs an identity.' : '';
  return `<h2><code>${method} ${escaped(path)}</code></h2><p>${escaped(summary)}.${who}</p>${body}${answer}
<p>Refusals: ${refusals.join(', ')}</p>`;
}

function details(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre>${escaped(readable(schema))}</pre></details>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** JSON to be read by people: a list of words, such as the codes of refusals, in one line. */
function readable(schema: unknown): string {
  return JSON.stringify(schema, null, 1).replace(
    /\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g,
    (_, words: string) => `[${words.replace(/\s+(?=")/g, ' ')}]`,
  );
}
