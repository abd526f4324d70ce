/**
 * The page's document where the server knows its own address. Sites that show a preview of a link want the address of its
 * picture in full, which the build cannot know; so it is put in once, and compressed once.
 */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `<meta property="og:image" content="/icon-512.png" />` */
const PICTURE = /(<meta property="og:image" content=")(\/[^"]*")/;
const QUALITY = 9;

export class IndexPage {
  /** Not compressed. */
  readonly text: string;
  readonly #bodies: ReadonlyMap<string, Buffer>;
  readonly #etag: string;

  constructor(html: string, origin: string) {
    this.text = html.replace(PICTURE, `$1${origin}$2`);
    const text = Buffer.from(this.text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    this.#bodies = new Map([
      ['br', brotliCompressSync(text, { params })],
      ['gzip', gzipSync(text, { level: 9 })],
      ['identity', text],
    ]);
    this.#etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  }

  /** A document without a picture is sent as it is. */
  static isFor(html: string): boolean {
    return PICTURE.test(html);
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ 'cache-control': 'no-cache', etag: this.#etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match']?.includes(this.#etag)) return reply.status(304).send();
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(this.#bodies.get(encoding));
  }
}

/** The smallest that the browser takes. */
function encodingFor(accepted: string): 'br' | 'gzip' | 'identity' {
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
