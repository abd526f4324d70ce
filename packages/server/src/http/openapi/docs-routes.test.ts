/** Describing the interface takes long: nobody can make the server do it again. */
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { TypedApp } from '../route-parts.ts';
import { addDocRoutes } from './docs-routes.ts';

test.each([
  ['/api/openapi.json', 'getNothing'],
  ['/api/docs', 'getLess'],
])('%s is made before anybody asks, and once', async (url, operationId) => {
  let reads = 0;
  const operation = {
    operationId,
    tag: 'tables',
    summary: 'Nothing',
    identity: 'none',
    method: 'GET',
    schema: {},
    get path() {
      reads++;
      return '/api/nothing';
    },
  } as const;
  const app = Fastify() as unknown as TypedApp;
  addDocRoutes(app, [operation]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const atStart = reads;
  expect(atStart).toBeGreaterThan(0);
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.inject(url)));
  expect(reads).toBe(atStart);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]!.body).toContain('/api/nothing');
  await app.close();
});
