/** The page itself, when it has been built; any address that is no file and no interface is the page too. */

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Config } from '../config.ts';
import { isApi } from './address.ts';
import { Page } from './page.ts';
import type { TypedApp } from './parts.ts';

const A_YEAR = 31_536_000;

type Where = Pick<Config, 'webDir' | 'origins'>;

export async function addStaticFiles(app: TypedApp, { webDir, origins }: Where): Promise<boolean> {
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
  const page = hasPage ? pageAt(webDir, origins[0]) : undefined;
  if (page)
    for (const path of ['/', '/index.html']) app.get(path, (request, reply) => page.send(request, reply));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (hasPage && wantsPage && !isApi(request))
      return page ? page.send(request, reply) : reply.sendFile('index.html');
    return reply.status(404).send({ type: 'refused', code: 'unknown-address', text: 'nothing is here' });
  });
  return hasPage;
}

/** Undefined where the page can be sent as the build made it. */
function pageAt(webDir: string, origin: string | undefined): Page | undefined {
  const html = origin === undefined ? '' : readFileSync(join(webDir, 'index.html'), 'utf8');
  return origin !== undefined && Page.isFor(html) ? new Page(html, origin) : undefined;
}
