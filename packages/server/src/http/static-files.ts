/** The page itself, when it has been built; any address that is no file and no interface is the page too. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isApi } from './api-address.ts';
import { IndexPage } from './index-page.ts';
import { isShared, type PreviewStore, withPreview } from './link-previews.ts';
import type { TypedApp } from './route-parts.ts';

const A_YEAR = 31_536_000;

type Where = Pick<Config, 'webDir' | 'origins'>;

export async function addStaticFiles(
  app: TypedApp,
  { webDir, origins }: Where,
  store: PreviewStore,
): Promise<boolean> {
  const hasPage = webDir !== undefined && existsSync(join(webDir, 'index.html'));
  if (hasPage) await addFiles(app, resolve(webDir));
  const page = hasPage ? pageAt(webDir, origins[0]) : undefined;
  for (const path of hasPage ? ['/', '/index.html'] : [])
    app.get(path, (request, reply) => (page ? page.send(request, reply) : reply.sendFile('index.html')));
  const html = hasPage ? readFileSync(join(webDir, 'index.html'), 'utf8') : '';
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split('?')[0]!;
    const isShown = hasPage && isPreview(request) && isShared(address);
    const document = isShown ? await withPreview(page?.text ?? html, address, store) : undefined;
    if (document !== undefined)
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', vary: 'sec-fetch-dest' })
        .send(document);
    const wantsPage = isReading(request) && (isShown || request.headers.accept?.includes('text/html'));
    if (hasPage && wantsPage && !isApi(request))
      return page ? page.send(request, reply) : reply.sendFile('index.html');
    return reply.status(404).send({ type: 'refused', code: 'unknown-address', text: 'nothing is here' });
  });
  return hasPage;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Browsers say what they want a document for; who does not only shows what stands behind a link. */
function isPreview(request: FastifyRequest): boolean {
  return isReading(request) && request.headers['sec-fetch-dest'] === undefined;
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
