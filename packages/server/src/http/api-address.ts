/** What a request is about, as the router understood it: `/%61pi/me` is `/api/me`. */
import type { FastifyRequest } from 'fastify';

export function isApi(request: FastifyRequest): boolean {
  return [request.routeOptions.url ?? '', decoded(request.url)].some(address => address.startsWith('/api/'));
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
