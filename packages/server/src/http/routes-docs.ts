/** The HTTP interface described: as OpenAPI for programs, as a plain page for people. Both from the schemas. */
import type { TypedApp } from './parts.ts';

interface Operation {
  readonly summary?: string;
  readonly requestBody?: unknown;
}

export function addDocRoutes(app: TypedApp): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
    return reply.type('text/html; charset=utf-8').send(page(paths));
  });
}

function page(paths: Record<string, Record<string, Operation>>): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kingdomino HTTP interface</title><h1>Kingdomino HTTP interface</h1>
<p>Made from the schemas. For programs: <a href="/api/openapi.json">openapi.json</a>. The WebSocket at
<code>/api/socket</code> takes the same commands as <code>POST /api/commands</code>; docs/protocol.md explains them.</p>
${rows.join('\n')}</html>`;
}

function section(method: string, path: string, { summary, requestBody }: Operation): string {
  const body = requestBody === undefined ? '' : details(requestBody);
  return `<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2><p>${escaped(summary ?? '')}</p>${body}`;
}

function details(schema: unknown): string {
  return `<details><summary>Body</summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
