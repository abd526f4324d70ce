/** What most routes do around a service: who asks, and its result as an answer. */
import type { CommandRefusal, Player } from '@kingdomino/protocol';
import type { Result } from '@kingdomino/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyRefused } from './refusal-reply.ts';
import type { RouteParts } from './route-parts.ts';
import { authenticateWithinRate } from './session-cookie.ts';

/** Who asks, if that may be asked so often; else it was answered. */
export async function asked(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RouteParts,
): Promise<Player | undefined> {
  return (await authenticateWithinRate(request, reply, parts))?.player;
}

export function answer<Value>(reply: FastifyReply, result: Result<Value, CommandRefusal>) {
  return result.ok ? result.value : replyRefused(reply, result.error);
}

/** Without a body. */
export function done(reply: FastifyReply, result: Result<undefined, CommandRefusal>): FastifyReply {
  return result.ok ? reply.status(204).send() : replyRefused(reply, result.error);
}
