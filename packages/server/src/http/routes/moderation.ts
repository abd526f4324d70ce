/** Moderation: mutes and blocks, reports, and the sanctions against me. */
import { type CommandRefusal, MOST_TEXT } from '@kingdomino/protocol';
import {
  ClubLinkSchema,
  FreeTextSchema,
  NoticeIdSchema,
  PlayerSchema,
  ReportReasonSchema,
  TableIdSchema,
  TimeSchema,
} from '@kingdomino/protocol/schemas';
import Type from 'typebox';
import { NO_IDENTITY } from '../../command-executor.ts';
import { UNKNOWN_PLAYER } from '../../moderation/report-service.ts';
import type { KnownRelation } from '../../storage/moderation/relations.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate } from '../session-cookie.ts';

/** Whom one player mutes and blocks. */
const MOST_RELATIONS = 500;
const closed = { additionalProperties: false } as const;
const IdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const KindSchema = Type.Enum(['mute', 'block']);
const RelationPath = Type.Object({ kind: KindSchema, player: IdSchema });
const TableQuery = Type.Object({
  table: Type.Optional(TableIdSchema),
});
const RelationSchema = Type.Object({
  player: PlayerSchema,
  kind: KindSchema,
  table: Type.Optional(Type.String({ description: 'muted at this table only' })),
  at: TimeSchema,
});
const ModerationSchema = Type.Object({
  relations: Type.Array(RelationSchema, { description: 'the newest first' }),
  measures: Type.Array(
    Type.Object({
      kind: Type.Enum(['warning', 'talk', 'rated']),
      reason: Type.String(),
      at: TimeSchema,
      until: Type.Optional(TimeSchema),
    }),
    { description: 'what the operator has decided about me: warnings not read yet, and what holds now' },
  ),
});
const ReportSchema = Type.Object(
  {
    player: Type.Optional(Type.String({ ...IdSchema, description: 'whom, where it is not a club' })),
    table: Type.Optional(TableIdSchema),
    link: Type.Optional(
      Type.String({ ...ClubLinkSchema, description: 'of a club: its name, and who gave it' }),
    ),
    notice: Type.Optional(
      Type.String({ ...NoticeIdSchema, description: 'of a club of mine: what it says, and who wrote it' }),
    ),
    reason: ReportReasonSchema,
    text: Type.Optional(FreeTextSchema),
  },
  closed,
);
const Nothing = Type.Unsafe<undefined>(Type.Null());
const TOO_MANY_RELATIONS: CommandRefusal = {
  code: 'not-allowed',
  text: `nobody mutes and blocks more than ${MOST_RELATIONS}`,
};
const TOO_MANY_REPORTS: CommandRefusal = {
  code: 'too-many-messages',
  text: 'you have reported often today; try again tomorrow',
  retryAfter: 3_600_000,
};
const ONESELF: CommandRefusal = { code: 'not-allowed', text: 'nobody mutes or blocks themselves' };

const operation = operationsOf('order');

export function addModerationRoutes(app: TypedApp, parts: RouteParts): void {
  addOverview(app, parts);
  addRelations(app, parts);
  addReports(app, parts);
}

function addOverview(app: TypedApp, { identity, store, ports }: RouteParts): void {
  const read = operation({
    operationId: 'getOrder',
    summary: 'Whom I mute and block, and what was decided about me',
  });
  app.get(
    '/api/me/order',
    { schema: { response: { 200: ModerationSchema } }, config: read },
    async (request, reply) => {
      const known = await authenticate(request, identity);
      if (!known) return replyRefused(reply, NO_IDENTITY);
      const { id } = known.player;
      const relations = (await store.relationsOf(id)).map(shownRelation);
      const measures = (await store.sanctionsOf({ player: id, now: ports.now() })).map(
        ({ kind, reason, at, until }) => ({ kind, reason, at, ...(until === undefined ? {} : { until }) }),
      );
      return { relations, measures };
    },
  );

  const seen = operation({ operationId: 'noteOrderSeen', summary: 'I have read what was decided about me' });
  app.post(
    '/api/me/order/seen',
    { schema: { response: { 204: Nothing } }, config: seen },
    async (request, reply) => {
      const known = await authenticate(request, identity);
      if (!known) return replyRefused(reply, NO_IDENTITY);
      await store.noteSanctionsSeen({ player: known.player.id, at: ports.now() });
      return reply.status(204).send();
    },
  );
}

function addRelations(app: TypedApp, { identity, store, ports }: RouteParts): void {
  const schema = { params: RelationPath, querystring: TableQuery, response: { 204: Nothing } };
  const add = operation({
    operationId: 'addRelation',
    summary: 'Mutes somebody, at one table or everywhere, or blocks somebody',
    refusals: ['unknown-player'],
  });
  app.put('/api/me/relations/:kind/:player', { schema, config: add }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    const { kind, player: other } = request.params;
    const { id: player } = known.player;
    if (other === player) return replyRefused(reply, ONESELF);
    if (!(await store.playerById(other))) return replyRefused(reply, UNKNOWN_PLAYER);
    const relation = relationOf(kind, other, request.query.table);
    const isDone = await store.addRelation({ player, relation, at: ports.now(), most: MOST_RELATIONS });
    return isDone ? reply.status(204).send() : replyRefused(reply, TOO_MANY_RELATIONS);
  });

  const drop = operation({ operationId: 'dropRelation', summary: 'Takes a mute or a block back' });
  app.delete('/api/me/relations/:kind/:player', { schema, config: drop }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    const { kind, player: other } = request.params;
    const relation = relationOf(kind, other, request.query.table);
    await store.dropRelation({ player: known.player.id, relation });
    return reply.status(204).send();
  });
}

function addReports(app: TypedApp, { identity, reports, rates }: RouteParts): void {
  const add = operation({
    operationId: 'report',
    summary: `Reports a player, a club or a notice; names and what was said at the table are kept with it, and up to ${MOST_TEXT} characters`,
    refusals: ['unknown-player', 'unknown-table', 'unknown-club', 'unknown-notice'],
  });
  const schema = { body: ReportSchema, response: { 204: Nothing } };
  app.post('/api/reports', { schema, config: add }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    if (!rates.takeReport(known.player.id)) return replyRefused(reply, TOO_MANY_REPORTS);
    const reported = await reports.report(known.player, request.body);
    return reported.ok ? reply.status(204).send() : replyRefused(reply, reported.error);
  });
}

/** A block holds everywhere. */
function relationOf(kind: 'mute' | 'block', other: string, table: string | undefined) {
  return kind === 'mute' && table !== undefined ? { kind, other, table } : { kind, other };
}

function shownRelation({ other, name, isBot, isMember, kind, table, at }: KnownRelation) {
  const player = {
    id: other,
    name,
    ...(isBot && { bot: true as const }),
    ...(isMember && { member: true as const }),
  };
  return { player, kind, ...(table === undefined ? {} : { table }), at };
}
