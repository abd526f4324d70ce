/** Protects against cross-site requests: pages of other sites may neither open a socket nor send commands. */
import type { FastifyRequest } from 'fastify';

/** Programs that are no browsers send no Origin and are judged by their token alone. */
export function isOriginAllowed(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.length > 0) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
