/** A refusal as an HTTP answer. */
import { REFUSALS, type Refused } from '@kingdomino/protocol';
import type { FastifyReply } from 'fastify';
import { refused } from '../executor.ts';
import type { Refusing } from '../match/decision.ts';

export function replyRefused(reply: FastifyReply, refusing: Refusing | Refused): FastifyReply {
  return reply.status(REFUSALS[refusing.code]).send('type' in refusing ? refusing : refused(refusing));
}

export const NO_IDENTITY: Refusing = {
  code: 'no-identity',
  text: 'ask GET /api/me for an identity first, or send a valid token',
};
