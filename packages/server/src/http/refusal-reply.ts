/** Refusals as HTTP answers, and those that only HTTP gives. */
import { type CommandRefusal, REFUSALS, type Refused } from '@kingdomino/protocol';
import type { FastifyReply } from 'fastify';
import { refused } from '../command-executor.ts';

export function replyRefused(reply: FastifyReply, refusal: CommandRefusal | Refused): FastifyReply {
  return reply.status(REFUSALS[refusal.code]).send('type' in refusal ? refusal : refused(refusal));
}

/** When it makes sense to try again, in milliseconds. */
const SOON = 1000;
const LATER = 10_000;

export const TOO_MANY_CONNECTIONS: CommandRefusal = {
  code: 'too-many-connections',
  text: 'too many connections',
  retryAfter: LATER,
};

export const TOO_MANY_GUESTS: CommandRefusal = {
  code: 'too-many-messages',
  text: 'too many new players from this address; try again later',
  retryAfter: 60 * SOON,
};

export const TOO_MANY_CODES: CommandRefusal = {
  code: 'too-many-messages',
  text: 'too many recovery codes from this address; try again later',
  retryAfter: 120 * SOON,
};

export const TOO_MANY_EXPORTS: CommandRefusal = {
  code: 'too-many-messages',
  text: 'one download of games at a time; try again when it is done',
  retryAfter: LATER,
};

export const STOPPING: CommandRefusal = { code: 'stopping', text: 'try again soon', retryAfter: SOON };
