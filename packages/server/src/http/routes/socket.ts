/** The WebSocket: refused before it opens when the page is foreign or there is no room. Strangers may look, impostors not. */
import type { CommandRefusal } from '@kingdomino/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NO_IDENTITY } from '../../command-executor.ts';
import { Connection, type ConnectionParts } from '../../sockets/connection.ts';
import type { Connections } from '../../sockets/connections.ts';
import { isOriginAllowed } from '../origin-check.ts';
import { replyRefused, STOPPING, TOO_MANY_CONNECTIONS } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { type Authenticated, authenticate, tokenOf } from '../session-cookie.ts';

const FOREIGN: CommandRefusal = { code: 'not-allowed', text: 'this page may not connect here' };

interface Admission {
  /** Undefined for a stranger. */
  readonly known: Authenticated | undefined;
  readonly reply: FastifyReply;
  /** From then on its place is the connection's. */
  isOpen: boolean;
}

export interface SocketParts extends RouteParts {
  readonly connections: Connections;
  readonly connectionParts: ConnectionParts;
}

export function addSocketRoute(app: TypedApp, parts: SocketParts): void {
  const admitted = new WeakMap<FastifyRequest, Admission>();

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const refuse = (refusal: CommandRefusal) => {
      parts.metrics.refusedUpgrade(refusal.code);
      return replyRefused(reply, refusal);
    };
    if (!isOriginAllowed(request, parts.config.origins)) return refuse(FOREIGN);
    if (parts.isStopping()) return refuse(STOPPING);
    const known = await authenticate(request, parts.identity);
    // who had an identity must know that it is gone
    if (!known && tokenOf(request) !== undefined) return refuse(NO_IDENTITY);
    const giveBack = parts.connections.reserve({ address: request.ip, player: known?.player.id });
    if (!giveBack) return refuse(TOO_MANY_CONNECTIONS);
    const admission: Admission = { known, reply, isOpen: false };
    admitted.set(request, admission);
    request.raw.socket.once('close', () => admission.isOpen || giveBack());
    return undefined;
  };

  app.get('/api/socket', { websocket: true, preValidation: admit }, (socket, request) => {
    const admission = admitted.get(request);
    if (!admission) return socket.terminate();
    const { reply, known } = admission;
    admission.isOpen = true;
    // Else the socket holds the answer that is never given, and all that hangs on it, as long as it is open.
    reply.raw.detachSocket(request.raw.socket);
    const connection = new Connection(socket, { ...known, address: request.ip }, parts.connectionParts);
    parts.connections.add(connection);
    socket.on('close', () => parts.connections.remove(connection));
  });
}
