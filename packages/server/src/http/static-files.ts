/** The page itself, when it has been built; any address that is no file and no interface is the page too. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Config } from '../config.ts';
import { isApi } from './api-address.ts';
import { IndexPage } from './index-page.ts';
import type { TypedApp } from './route-parts.ts';

const A_YEAR = 31_536_000;

type Where = Pick<Config, 'webDir' | 'origins'>;

export async function addStaticFiles(app: TypedApp, { webDir, origins }: Where): Promise<boolean> {
  const hasPage = webDir !== undefined && existsSync(join(webDir, 'index.html'));
  if (hasPage) await addFiles(app, resolve(webDir));
  const page = hasPage ? pageAt(webDir, origins[0]) : undefined;
  for (const path of hasPage ? ['/', '/index.html'] : [])
    app.get(path, (request, reply) => (page ? page.send(request, reply) : reply.sendFile('index.html')));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (hasPage && wantsPage && !isApi(request))
      return page ? page.send(request, reply) : reply.sendFile('index.html');
    return reply.status(404).send({ type: 'refused', code: 'unknown-address', text: 'nothing is here' });
  });
  return hasPage;
}

/**
 * Every file that the build has made, and no other. They are listed once: the plug-in's own route reads the folders again
 * for each request.
 */
async function addFiles(app: TypedApp, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    // The build has put a .br and a .gz beside whatever gets smaller: nothing is compressed anew.
    preCompressed: true,
    setHeaders: (response, path) => {
      const isHashed = /[/\\]assets[/\\]/.test(path);
      response.header('cache-control', isHashed ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
    },
  });
  const files = filesUnder(root);
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    return files.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
}

/** As addresses write them, without those that hide behind a dot. */
function filesUnder(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'));
  return new Set(paths.filter(path => !path.split('/').some(part => part.startsWith('.'))));
}

/** Undefined where the page can be sent as the build made it. */
function pageAt(webDir: string, origin: string | undefined): IndexPage | undefined {
  const html = origin === undefined ? '' : readFileSync(join(webDir, 'index.html'), 'utf8');
  return origin !== undefined && IndexPage.isFor(html) ? new IndexPage(html, origin) : undefined;
}
