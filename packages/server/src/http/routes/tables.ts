/** The commands over plain HTTP, and the reads that programs like to have as addresses. */
import { type AnswerOf, type CommandRefusal, LISTS, REFUSALS, type RefusalCode } from '@kingdomino/protocol';
import { AnswerSchemas, CommandSchemas, readCommand, TableIdSchema } from '@kingdomino/protocol/schemas';
import { type ReadonlyTable, UNKNOWN_TABLE } from '@kingdomino/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { NO_IDENTITY } from '../../command-executor.ts';
import { TOO_MANY } from '../../limits/rate-limits.ts';
import { listTables } from '../../tables/table-lists.ts';
import { endOfWait, MOST_WAIT } from '../end-of-wait.ts';
import { operationsOf } from '../openapi/operation.ts';
import { recordSchema } from '../openapi/record-schema.ts';
import { replyRefused, TOO_MANY_CONNECTIONS } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate, authenticateWithinRate } from '../session-cookie.ts';
import { refuseViewing } from '../table-access.ts';

/** Moves in one answer: a position of Duel can have half a million. */
const MOST_MOVES = 400;
const TablePath = Type.Object({ table: TableIdSchema });
const ListQuery = Type.Object({
  list: Type.Enum([...LISTS]),
  after: Type.Optional(Type.String({ maxLength: 80 })),
});
const EventsQuery = Type.Object({
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
  wait: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}$' })),
});
const MovesQuery = Type.Object({ from: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })) });
const MovesSchema = Type.Object({
  table: TableIdSchema,
  version: Type.Integer({ description: 'what a move must name' }),
  toAct: Type.Optional(Type.Integer({ description: 'the seat to move' })),
  total: Type.Integer({ description: 'how many legal moves there are' }),
  from: Type.Integer({ description: 'the number of the first one here' }),
  moves: Type.Array(Type.String(), { maxItems: MOST_MOVES }),
});
const CommandBody = Type.Union(Object.values(CommandSchemas));
const AnyAnswer = Type.Union(Object.values(AnswerSchemas));
const RecordSchema = Type.Unsafe<object>(recordSchema);
/** Whatever any command may be refused with. */
const ANY_REFUSAL = Object.keys(REFUSALS) as RefusalCode[];

const operation = operationsOf('tables');

export function addTableRoutes(app: TypedApp, parts: RouteParts): void {
  addCommands(app, parts);
  addLists(app, parts);
  addGameRoutes(app, parts);
}

function addCommands(app: TypedApp, parts: RouteParts): void {
  const config = operation({
    operationId: 'sendCommand',
    summary: 'Any command',
    refusals: ANY_REFUSAL,
  });
  const schema = { body: CommandBody, response: { 200: AnyAnswer } };
  // readCommand says more precisely than a union of schemas what is wrong.
  const options = { schema, config, validatorCompiler: () => () => true };
  app.post('/api/commands', options, (request, reply) => performCommand(request, reply, parts));
}

function addLists(app: TypedApp, parts: RouteParts): void {
  const config = operation({ operationId: 'listTables', summary: 'Tables in a list' });
  const schema = { querystring: ListQuery, response: { 200: AnswerSchemas.tables } };
  app.get('/api/tables', { schema, config }, async (request, reply) => {
    const known = await authenticate(request, parts.identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    const tables = await listTables(
      parts.store,
      parts.ports,
      known.player,
      request.query,
      parts.outagesAfter,
    );
    return tables.ok ? tables.value : replyRefused(reply, tables.error);
  });
}

function addGameRoutes(app: TypedApp, parts: RouteParts): void {
  const events = operation({
    operationId: 'getEvents',
    summary: 'Events after a version; wait holds the answer until there is something new',
    identity: 'optional',
    refusals: ['unknown-table', 'too-many-connections', 'not-allowed'],
  });
  const eventsSchema = {
    params: TablePath,
    querystring: EventsQuery,
    response: { 200: AnswerSchemas.events },
  };
  app.get('/api/tables/:table/events', { schema: eventsSchema, config: events }, async (request, reply) => {
    const { after = '0', wait = '0' } = request.query;
    const { table } = request.params;
    const seconds = parts.isStopping() ? 0 : Math.min(MOST_WAIT, Number(wait));
    const secret = await refuseViewing(request, parts, table);
    if (secret) return replyRefused(reply, secret);
    const player = seconds === 0 ? undefined : await authenticate(request, parts.identity);
    const client = { address: request.ip, player: player?.player.id };
    const hold = () => {
      if (player) parts.pollers.seen(table, player.player.id);
      return parts.longPolls.wait(table, client, endOfWait(reply, seconds));
    };
    const answer = await readEvents(parts, table, Number(after), seconds === 0 ? undefined : hold);
    return 'code' in answer ? replyRefused(reply, answer) : answer;
  });

  const moves = operation({
    operationId: 'getMoves',
    summary: 'The legal moves of whoever is to act, page by page',
    identity: 'optional',
    refusals: ['unknown-table', 'not-allowed'],
  });
  const movesSchema = { params: TablePath, querystring: MovesQuery, response: { 200: MovesSchema } };
  app.get('/api/tables/:table/moves', { schema: movesSchema, config: moves }, async (request, reply) => {
    const { table } = request.params;
    const from = Number(request.query.from ?? 0);
    const secret = await refuseViewing(request, parts, table);
    if (secret) return replyRefused(reply, secret);
    const found = await parts.service.read(table, now => legalMoves(table, now, from));
    return found ?? replyRefused(reply, UNKNOWN_TABLE);
  });

  const record = operation({
    operationId: 'getRecord',
    summary: 'The game record, with its deal once it is over',
    identity: 'optional',
    refusals: ['unknown-table', 'not-allowed'],
  });
  const schema = { params: TablePath, response: { 200: RecordSchema } };
  app.get('/api/tables/:table/record', { schema, config: record }, async (request, reply) => {
    const { table } = request.params;
    const secret = await refuseViewing(request, parts, table);
    if (secret) return replyRefused(reply, secret);
    const found = await parts.service.read(table, now => now.copy());
    if (!found) return replyRefused(reply, UNKNOWN_TABLE);
    const deal = found.ended?.deal ?? (await parts.deals.shared.revealed(found));
    return found.record({ table, ...(deal && { deal }) });
  });
}

/** Chance's moves are nobody's to choose. */
function legalMoves(id: string, table: ReadonlyTable, from: number): Static<typeof MovesSchema> {
  const { toAct, version } = table;
  if (toAct === undefined) return { table: id, version, total: 0, from, moves: [] };
  const { game, state } = table;
  const total = game.countMoves(state);
  const count = Math.max(0, Math.min(MOST_MOVES, total - from));
  const moves = Array.from({ length: count }, (_, index) => game.format(game.moveAt(state, from + index)));
  return { table: id, version, toAct, total, from, moves };
}

async function performCommand(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RouteParts,
): Promise<FastifyReply> {
  const known = await authenticateWithinRate(request, reply, parts);
  if (!known) return reply;
  const command = readCommand(request.body);
  if (!command.ok) return replyRefused(reply, command.error);
  if (!parts.rates.takeCommand(request.ip, command.value.type)) return replyRefused(reply, TOO_MANY);
  const start = performance.now();
  const answer = await parts.executor.execute({ player: known.player }, command.value);
  const outcome = answer.type === 'refused' ? answer.code : 'ok';
  parts.onCommand(command.value.type, outcome, performance.now() - start);
  return answer.type === 'refused' ? replyRefused(reply, answer) : reply.send(answer);
}

/** At once when there is something new, else when something happens or the time is over. */
async function readEvents(
  parts: RouteParts,
  table: string,
  after: number,
  wait?: () => Promise<boolean>,
): Promise<AnswerOf<'events'> | CommandRefusal> {
  let isAdmitted: Promise<boolean> | undefined;
  const answer = await parts.service.read(table, (now): AnswerOf<'events'> => {
    const from = Math.min(after, now.version);
    // In the moment in which the events are read, so that nothing falls between.
    if (wait && from === now.version) isAdmitted = wait();
    return parts.service.eventsAfter(table, now, after);
  });
  if (!answer) return UNKNOWN_TABLE;
  if (!isAdmitted) return answer;
  return (await isAdmitted) ? readEvents(parts, table, after) : TOO_MANY_CONNECTIONS;
}

/** Aborted after so many seconds, or when the asker is gone. */
