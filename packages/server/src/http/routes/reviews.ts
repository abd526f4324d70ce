/** Reviews of finished tables: asked for, then looked at until they are there. */

import type { CommandRefusal } from '@kingdomino/protocol';
import { TableIdSchema } from '@kingdomino/protocol/schemas';
import { UNKNOWN_TABLE } from '@kingdomino/table';
import Type from 'typebox';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticateWithinRate } from '../session-cookie.ts';
import { refuseViewing } from '../table-access.ts';

const LATER = 10_000;

const TablePath = Type.Object({ table: TableIdSchema });
const ReviewSchema = Type.Object({
  table: TableIdSchema,
  state: Type.Enum(['none', 'waiting', 'running', 'done']),
  done: Type.Integer({ description: 'decisions looked at' }),
  total: Type.Integer({ description: 'decisions of the game; 0 while that is not known' }),
  review: Type.Optional(
    Type.Unsafe<object>({ type: 'object', description: 'a kingdomino-review/1, when it is done' }),
  ),
});

const NOT_OVER: CommandRefusal = { code: 'not-allowed', text: 'games are reviewed when they are over' };
const BUSY: CommandRefusal = {
  code: 'overloaded',
  text: 'too many reviews wait already',
  retryAfter: LATER,
};

const operation = operationsOf('tables');

export function addReviewRoutes(app: TypedApp, parts: RouteParts): void {
  const schema = { params: TablePath, response: { 200: ReviewSchema } };
  const look = operation({
    operationId: 'getReview',
    summary: 'How far the review of a table is, and the review',
    identity: 'optional',
    refusals: ['unknown-table', 'not-allowed'],
  });
  app.get('/api/tables/:table/review', { schema, config: look }, async (request, reply) => {
    const { table } = request.params;
    const secret = await refuseViewing(request, parts, table);
    if (secret) return replyRefused(reply, secret);
    const isKnown = await parts.service.read(table, () => true);
    return isKnown ? { table, ...(await parts.reviews.stateOf(table)) } : replyRefused(reply, UNKNOWN_TABLE);
  });

  const ask = operation({
    operationId: 'askForReview',
    summary: 'Has a finished game reviewed, after whatever is played now',
    refusals: ['unknown-table', 'not-allowed'],
  });
  app.post('/api/tables/:table/review', { schema, config: ask }, async (request, reply) => {
    const { table } = request.params;
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const secret = await refuseViewing(request, parts, table);
    if (secret) return replyRefused(reply, secret);
    const found = await parts.service.read(table, now => ({
      isOver: now.status === 'over',
      record: now.record(),
    }));
    if (!found) return replyRefused(reply, UNKNOWN_TABLE);
    if (!found.isOver) return replyRefused(reply, NOT_OVER);
    const state = await parts.reviews.ask(table, found.record, known.player.id);
    return state ? { table, ...state } : replyRefused(reply, BUSY);
  });
}
