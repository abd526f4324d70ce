/** The commands over plain HTTP, and the reads that programs like to have as addresses. */
import { LISTS } from '@kingdomino/protocol';
import { AnswerSchemas, CommandSchemas, readCommand, TableIdSchema } from '@kingdomino/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { listTables } from '../match/lists.ts';
import type { HttpParts, TypedApp } from './parts.ts';
import { NO_IDENTITY, replyRefused } from './refusal-reply.ts';
import { knownPlayer } from './session.ts';

const MOST_WAIT = 25;
const tags = ['tables'];
const TablePath = Type.Object({ table: TableIdSchema });
const ListQuery = Type.Object({
  list: Type.Enum([...LISTS]),
  after: Type.Optional(Type.String({ maxLength: 80 })),
});
const EventsQuery = Type.Object({
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
  wait: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}$' })),
});
const CommandBody = Type.Union(Object.values(CommandSchemas));
const AnyAnswer = Type.Union(Object.values(AnswerSchemas));

export function addTableRoutes(app: TypedApp, parts: HttpParts): void {
  const commands = { tags, summary: 'Any command', body: CommandBody, response: { 200: AnyAnswer } };
  // The door's own reader says more precisely than a union of schemas what is wrong.
  const options = { schema: commands, validatorCompiler: () => () => true };
  app.post('/api/commands', options, (request, reply) => performCommand(request, reply, parts));

  const list = {
    tags,
    summary: 'Tables in a list',
    querystring: ListQuery,
    response: { 200: AnswerSchemas.tables },
  };
  app.get('/api/tables', { schema: list }, async (request, reply) => {
    const known = await knownPlayer(request, parts.identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    const tables = await listTables(parts.store, parts.ports, known.player, request.query);
    return tables.ok ? tables.value : replyRefused(reply, tables.error);
  });

  const events = { tags, summary: 'Events after a version', params: TablePath, querystring: EventsQuery };
  app.get('/api/tables/:table/events', { schema: events }, async (request, reply) => {
    const { after = '0', wait = '0' } = request.query;
    const { table } = request.params;
    const answer = await readEvents(parts, table, Number(after), Math.min(MOST_WAIT, Number(wait)));
    return answer ?? replyRefused(reply, { code: 'unknown-table', text: 'there is no such table' });
  });

  const record = { tags, summary: 'The game record, with its deal once it is over', params: TablePath };
  app.get('/api/tables/:table/record', { schema: record }, async (request, reply) => {
    const { table } = request.params;
    const found = await parts.service.read(table, online => online.record({ table }));
    return found ?? replyRefused(reply, { code: 'unknown-table', text: 'there is no such table' });
  });
}

async function performCommand(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
): Promise<FastifyReply> {
  const known = await knownPlayer(request, parts.identity);
  if (!known) return replyRefused(reply, NO_IDENTITY);
  if (!parts.takeRate(request, 0, known.player.id)) return replyRefused(reply, parts.tooMany);
  const command = readCommand(request.body);
  if (!command.ok) return replyRefused(reply, command.error);
  const start = performance.now();
  const answer = await parts.executor.execute({ player: known.player }, command.value);
  const outcome = answer.type === 'refused' ? answer.code : 'ok';
  parts.onCommand(command.value.type, outcome, performance.now() - start);
  return answer.type === 'refused' ? replyRefused(reply, answer) : reply.send(answer);
}

/** At once when there is something new, else when something happens or the time is over. */
async function readEvents(parts: HttpParts, table: string, after: number, seconds: number) {
  const read = () =>
    parts.service.read(table, online => {
      const from = Math.min(after, online.version);
      return {
        type: 'events' as const,
        table,
        from,
        events: online.events.slice(from),
        time: parts.ports.now(),
      };
    });
  const first = await read();
  if (!first || first.events.length > 0 || seconds === 0) return first;
  await new Promise<void>(resolve => {
    const watcher = { playerId: '', sendText: () => finish() };
    const timer = setTimeout(() => finish(), 1000 * seconds);
    const finish = () => {
      clearTimeout(timer);
      parts.hub.leave(watcher);
      resolve();
    };
    parts.hub.watch(table, watcher);
  });
  return read();
}
