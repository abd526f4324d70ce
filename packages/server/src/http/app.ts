/** Builds the HTTP server with all routes; `main.ts` makes it listen. */

import cookie from '@fastify/cookie';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import { type CommandRefusal, MOST_BYTES, REFUSALS, type Refused } from '@kingdomino/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  LogController,
  type RouteOptions,
} from 'fastify';
import type { Config } from '../config.ts';
import { failureRefusal } from '../failure-refusal.ts';
import { ROUTE_COSTS } from '../limits/costs.ts';
import { TOO_MANY } from '../limits/rate-limits.ts';
import { isApi } from './api-address.ts';
import { addHeaders } from './headers.ts';
import { addDocRoutes } from './openapi/docs-routes.ts';
import { type Operation, operationOf } from './openapi/operation.ts';
import { addOperatorRoutes } from './operator/routes.ts';
import { isOriginAllowed } from './origin-check.ts';
import { replyRefused } from './refusal-reply.ts';
import type { TypedApp } from './route-parts.ts';
import { addAccountExportRoute } from './routes/account-export.ts';
import { addArchiveRoutes } from './routes/archive.ts';
import { addArchiveExportRoute } from './routes/archive-export.ts';
import { addChallengeRoutes } from './routes/challenges.ts';
import { addClubRoutes } from './routes/clubs.ts';
import { addDailyRoutes } from './routes/daily.ts';
import { addFriendRoutes } from './routes/friends.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addIdentityRoutes } from './routes/identity.ts';
import { addMatchmakingRoute } from './routes/matchmaking.ts';
import { addMemberRoutes } from './routes/members.ts';
import { addModerationRoutes } from './routes/moderation.ts';
import { addNewsRoutes } from './routes/news.ts';
import { addNotificationRoutes } from './routes/notifications.ts';
import { addPlayedGameRoutes } from './routes/played-games.ts';
import { addProgramRoutes } from './routes/programs.ts';
import { addRatingRoutes } from './routes/ratings.ts';
import { addReviewRoutes } from './routes/reviews.ts';
import { addSocketRoute, type SocketParts } from './routes/socket.ts';
import { addTableRoutes } from './routes/tables.ts';
import { addTournamentRoutes } from './routes/tournaments.ts';
import { addStaticFiles } from './static-files.ts';

export async function buildApp(config: Config, logger: FastifyBaseLogger): Promise<TypedApp> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BYTES,
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    requestTimeout: 30_000,
    // who reads nothing of an answer for so long is cut off; waiting requests are answered sooner
    connectionTimeout: 60_000,
    // Requests that were begun are answered.
    forceCloseConnections: 'idle',
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setSerializerCompiler(() => data => JSON.stringify(data));
  addHeaders(app);
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false, clientTracking: false },
    // A frame that is too large or malformed is the client's mistake, not worth an error with a stack in the log.
    errorHandler: (error, socket, request) => {
      request.log.debug({ reason: error.message }, 'a socket was cut');
      socket.terminate();
    },
  });
  return app;
}

const NO_NUL: CommandRefusal = { code: 'bad-message', text: 'an address has no character 0' };

export async function addRoutes(app: TypedApp, parts: SocketParts): Promise<void> {
  warnOfProxies(app, parts);
  app.addHook('onRequest', async (request, reply) => {
    const isWithinRate = isApi(request)
      ? parts.rates.takeRequest(request, costOf(request.routeOptions) ?? 1)
      : parts.rates.takeFile(request);
    if (!isWithinRate) return replyRefused(reply, TOO_MANY);
    // PostgreSQL has no texts with this character, so nothing here has such a name
    if (isApi(request) && request.url.includes('%00')) return replyRefused(reply, NO_NUL);
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isOriginAllowed(request, parts.config.origins))
      return replyRefused(reply, { code: 'not-allowed', text: 'this page may not send commands here' });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (parts.isStopping()) reply.header('connection', 'close');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error);
    if (refused.code === 'internal')
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return reply.status(REFUSALS[refused.code]).send(refused);
  });
  const operations: Operation[] = [];
  app.addHook('onRoute', route => {
    if (route.url.startsWith('/api/') && costOf(route) === undefined)
      throw new Error(`what does ${route.url} cost? It is missing in limits/costs.ts`);
    const operation = operationOf(route);
    if (operation) operations.push(operation);
  });
  addIdentityRoutes(app, parts);
  addMemberRoutes(app, parts);
  addAccountExportRoute(app, parts);
  addPlayedGameRoutes(app, parts);
  addTableRoutes(app, parts);
  addMatchmakingRoute(app, parts);
  addRatingRoutes(app, parts);
  addArchiveRoutes(app, parts);
  addArchiveExportRoute(app, parts);
  addReviewRoutes(app, parts);
  addDailyRoutes(app, parts);
  addNotificationRoutes(app, parts);
  addClubRoutes(app, parts);
  addFriendRoutes(app, parts);
  addChallengeRoutes(app, parts);
  addNewsRoutes(app, parts);
  addTournamentRoutes(app, parts);
  addProgramRoutes(app, parts);
  addModerationRoutes(app, parts);
  addHealthRoutes(app, parts);
  addDocRoutes(app, operations);
  addSocketRoute(app, parts);
  await addOperatorRoutes(app, parts);
  await addStaticFiles(app, parts.config, parts.store);
}

/** Undefined for an address at which nothing is. */
function costOf({ config, url }: Pick<RouteOptions, 'config'> & { readonly url?: string | undefined }) {
  return ROUTE_COSTS[config?.operation?.operationId ?? url ?? ''];
}

/** Without PROXIES everybody behind a proxy counts as one address: worth one line in the log. */
function warnOfProxies(app: TypedApp, { config }: SocketParts): void {
  let isSaid = config.proxies > 0;
  app.addHook('onRequest', async request => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    request.log.warn('X-Forwarded-For arrives and is not believed: set PROXIES if a proxy stands in front');
  });
}

function refusalOf(error: FastifyError): Refused {
  if (error.statusCode === 413)
    return { type: 'refused', code: 'too-large', text: `at most ${MOST_BYTES} bytes` };
  if (error.validation || (error.statusCode ?? 500) < 500)
    return { type: 'refused', code: 'bad-message', text: error.message };
  return { type: 'refused', ...failureRefusal(error) };
}
