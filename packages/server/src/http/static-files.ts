/** The page itself, when it has been built; any address that is no file and no interface is the page too. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isApi } from './address.ts';
import type { TypedApp } from './parts.ts';

const A_YEAR = 31_536_000;

export async function addStaticFiles(app: TypedApp, webDir: string | undefined): Promise<boolean> {
  const hasPage = webDir !== undefined && existsSync(join(webDir, 'index.html'));
  if (hasPage) {
    await app.register(fastifyStatic, {
      root: resolve(webDir),
      wildcard: true,
      index: ['index.html'],
      // The build has put a .br and a .gz beside whatever gets smaller: nothing is compressed anew.
      preCompressed: true,
      setHeaders: (response, path) => {
        const isHashed = /[/\\]assets[/\\]/.test(path);
        response.header('cache-control', isHashed ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (hasPage && wantsPage && !isApi(request)) return reply.sendFile('index.html');
    return reply.status(404).send({ type: 'refused', code: 'unknown-address', text: 'nothing is here' });
  });
  return hasPage;
}
