/** Health and metrics for operators: liveness, readiness, Prometheus. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RouteParts, TypedApp } from '../route-parts.ts';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export function addHealthRoutes(app: TypedApp, parts: RouteParts): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_request, reply) => {
    if (parts.isStopping()) return reply.status(503).send({ ok: false, why: 'stopping' });
    if (!parts.isReady()) return reply.status(503).send({ ok: false, why: 'the store does not answer' });
    return parts.isPubSubUp() ? { ok: true } : { ok: true, degraded: 'news of other processes comes late' };
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, parts.config.metricsToken)) return reply.status(403).send('forbidden');
    reply.header('content-type', parts.metrics.contentType);
    return reply.send(await parts.metrics.text());
  });
}

/** With a token for whoever has it, without one for this machine only. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLocal(request);
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(request.headers.authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Of this machine itself, and not through a proxy on it. */
export function isLocal(request: FastifyRequest): boolean {
  return LOOPBACK.includes(request.ip) && request.headers['x-forwarded-for'] === undefined;
}
