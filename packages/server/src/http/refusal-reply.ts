/** A refusal as an HTTP answer. */
import { REFUSALS, type Refused } from '@kingdomino/protocol';
import type { FastifyReply } from 'fastify';
import { refused } from '../executor.ts';
import type { Refusing } from '../match/decision.ts';

export function replyRefused(reply: FastifyReply, refusing: Refusing | Refused): FastifyReply {
  return reply.status(REFUSALS[refusing.code]).send('type' in refusing ? refusing : refused(refusing));
}

/** When it makes sense to try again, in milliseconds. */
const SOON = 1000;
const LATER = 10_000;

export const TOO_MANY_CONNECTIONS: Refusing = {
  code: 'too-many-connections',
  text: 'too many connections',
  retryAfter: LATER,
};

export const STOPPING: Refusing = { code: 'stopping', text: 'try again soon', retryAfter: SOON };

export const UNKNOWN_TABLE: Refusing = { code: 'unknown-table', text: 'there is no such table' };

export const NO_IDENTITY: Refusing = {
  code: 'no-identity',
  text: 'ask GET /api/me for an identity first, or send a valid token',
};
