/** The page's texts and the weights of nets, compressed on their way out. Answers of the interface are short and are not. */

import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const SHRINKING = /^(text\/|application\/(javascript|json|manifest\+json|wasm|octet-stream)|image\/svg\+xml)/;
const LEAST_BYTES = 1000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function compressPage(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const encoding = encodingFor(request, reply);
    if (encoding === undefined || !(payload instanceof Readable)) return payload;
    reply
      .header('content-encoding', encoding)
      .header('vary', 'accept-encoding')
      .removeHeader('content-length');
    const compressor = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
    payload.once('error', error => compressor.destroy(error));
    return payload.pipe(compressor);
  });
}

function encodingFor(request: FastifyRequest, reply: FastifyReply): 'br' | 'gzip' | undefined {
  if (request.method !== 'GET' || reply.statusCode !== 200 || request.url.startsWith('/api/'))
    return undefined;
  if (!SHRINKING.test(String(reply.getHeader('content-type') ?? ''))) return undefined;
  if (Number(reply.getHeader('content-length') ?? 0) < LEAST_BYTES) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
