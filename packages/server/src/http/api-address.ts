/** Whether a request is for the API, as the router understood its address: `/%61pi/me` is `/api/me`. */
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
