/** The commands over plain HTTP, and the reads that programs like to have as addresses. */
import { type AnswerOf, type CommandRefusal, LISTS } from '@kingdomino/protocol';
import { AnswerSchemas, CommandSchemas, readCommand, TableIdSchema } from '@kingdomino/protocol/schemas';
import { UNKNOWN_TABLE } from '@kingdomino/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { listTables } from '../match/lists.ts';
import type { HttpParts, TypedApp } from './parts.ts';
import { NO_IDENTITY, replyRefused, TOO_MANY_CONNECTIONS } from './refusal-reply.ts';
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
  // readCommand says more precisely than a union of schemas what is wrong.
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
    const seconds = parts.isStopping() ? 0 : Math.min(MOST_WAIT, Number(wait));
    const player = seconds === 0 ? undefined : await knownPlayer(request, parts.identity);
    const client = { address: request.ip, player: player?.player.id };
    const hold = () => parts.waiting.wait(table, client, endOfWait(reply, seconds));
    const answer = await readEvents(parts, table, Number(after), seconds === 0 ? undefined : hold);
    return 'code' in answer ? replyRefused(reply, answer) : answer;
  });

  const record = { tags, summary: 'The game record, with its deal once it is over', params: TablePath };
  app.get('/api/tables/:table/record', { schema: record }, async (request, reply) => {
    const { table } = request.params;
    const found = await parts.service.read(table, now => now.record({ table }));
    return found ?? replyRefused(reply, UNKNOWN_TABLE);
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
async function readEvents(
  parts: HttpParts,
  table: string,
  after: number,
  wait?: () => Promise<boolean>,
): Promise<AnswerOf<'events'> | CommandRefusal> {
  let isAdmitted: Promise<boolean> | undefined;
  const answer = await parts.service.read(table, (now): AnswerOf<'events'> => {
    const from = Math.min(after, now.version);
    // In the moment in which the events are read, so that nothing falls between.
    if (wait && from === now.version) isAdmitted = wait();
    return { type: 'events', table, from, events: now.events.slice(from), time: parts.ports.now() };
  });
  if (!answer) return UNKNOWN_TABLE;
  if (!isAdmitted) return answer;
  return (await isAdmitted) ? readEvents(parts, table, after) : TOO_MANY_CONNECTIONS;
}

/** Aborted after so many seconds, or when the asker is gone. */
function endOfWait(reply: FastifyReply, seconds: number): AbortSignal {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), 1000 * seconds);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    end.abort();
  });
  return end.signal;
}
