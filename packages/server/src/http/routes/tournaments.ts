/** Tournaments: lists, planning, joining, standings and rounds, and the orders of who organises one. */
import { Readable } from 'node:stream';
import {
  ClubIdSchema,
  TOURNAMENT_LISTS,
  TournamentIdSchema,
  TournamentOrderSchema,
  TournamentRoundSchema,
  TournamentStandingsSchema,
  TournamentsSchema,
  TournamentViewSchema,
  TournamentWishSchema,
} from '@kingdomino/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { CachedTable } from '../../tables/cached-table.ts';
import { operationsOf } from '../openapi/operation.ts';
import { recordSchema } from '../openapi/record-schema.ts';
import { replyRefused, TOO_MANY_EXPORTS } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { exportTurn, RunningExports } from '../running-exports.ts';
import { answer, asked, done } from '../service-replies.ts';
import { authenticate } from '../session-cookie.ts';

const NumberText = Type.String({ pattern: '^[0-9]{1,6}$' });
const TournamentPath = Type.Object({ tournament: TournamentIdSchema });
const RoundPath = Type.Object({
  tournament: TournamentIdSchema,
  round: Type.String({ pattern: '^[0-9]{1,3}$' }),
});
const ListQuery = Type.Object({
  list: Type.Enum([...TOURNAMENT_LISTS]),
  club: Type.Optional(ClubIdSchema),
  after: Type.Optional(Type.String({ maxLength: 80 })),
});
const AfterQuery = Type.Object({ after: Type.Optional(NumberText) });
const EventsSchema = Type.Object({
  events: Type.Array(Type.Object({}, { description: 'docs/protocol.md lists them' })),
  next: Type.Optional(Type.Integer({ description: 'the `after` of the next page' })),
});
const CreatedSchema = Type.Object({ tournament: TournamentIdSchema });
const Done = { params: TournamentPath, response: { 204: Type.Unsafe<undefined>(Type.Null()) } };
const View = { params: TournamentPath, response: { 200: TournamentViewSchema } };

const operation = operationsOf('tournaments');
const seen = operationsOf('tournaments', 'optional');
const EVENTS_PAGE = 1000;

export function addTournamentRoutes(app: TypedApp, parts: RouteParts): void {
  addLists(app, parts);
  addReads(app, parts);
  addPlaying(app, parts);
  addOrders(app, parts);
  addRecords(app, parts);
}

function addLists(app: TypedApp, parts: RouteParts): void {
  const { tournaments, identity } = parts;
  const list = seen({
    operationId: 'listTournaments',
    summary: 'Tournaments: running, soon, past, or those that I am in; with `club` those of a club of mine',
    refusals: ['unknown-club'],
  });
  const schema = { querystring: ListQuery, response: { 200: TournamentsSchema } };
  app.get('/api/tournaments', { schema, config: list }, async (request, reply) => {
    const known = await authenticate(request, identity);
    return answer(reply, await tournaments.list(request.query, known?.player));
  });

  const create = operation({
    operationId: 'createTournament',
    summary: 'Plans a tournament; by members',
    refusals: ['bad-tournament', 'members-only', 'too-many-tournaments', 'unknown-club', 'suspended'],
  });
  const createSchema = { body: TournamentWishSchema, response: { 200: CreatedSchema } };
  app.post('/api/tournaments', { schema: createSchema, config: create }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? answer(reply, await tournaments.create(player, request.body)) : reply;
  });
}

function addReads(app: TypedApp, parts: RouteParts): void {
  const { tournaments, identity } = parts;
  const refusals = ['unknown-tournament'] as const;
  const read = seen({ operationId: 'getTournament', summary: 'A tournament as it stands', refusals });
  app.get('/api/tournaments/:tournament', { schema: View, config: read }, async (request, reply) => {
    const known = await authenticate(request, identity);
    return answer(reply, await tournaments.view(request.params.tournament, known?.player));
  });

  const standings = seen({
    operationId: 'getTournamentStandings',
    summary: 'Its standings page by page',
    refusals,
  });
  const standingsSchema = {
    params: TournamentPath,
    querystring: AfterQuery,
    response: { 200: TournamentStandingsSchema },
  };
  const standing = { schema: standingsSchema, config: standings };
  app.get('/api/tournaments/:tournament/standings', standing, async (request, reply) => {
    const known = await authenticate(request, identity);
    const { after = '0' } = request.query;
    return answer(
      reply,
      await tournaments.standings(request.params.tournament, known?.player, Number(after)),
    );
  });

  const round = seen({
    operationId: 'getTournamentRound',
    summary: 'The games of a round; of a duplicate its deal, with the seed once the round is over',
    refusals,
  });
  const roundSchema = {
    params: RoundPath,
    querystring: AfterQuery,
    response: { 200: TournamentRoundSchema },
  };
  const looking = { schema: roundSchema, config: round };
  app.get('/api/tournaments/:tournament/rounds/:round', looking, async (request, reply) => {
    const known = await authenticate(request, identity);
    const { tournament, round: number } = request.params;
    const { after = '0' } = request.query;
    return answer(reply, await tournaments.round(tournament, known?.player, Number(number), Number(after)));
  });
}

function addPlaying(app: TypedApp, parts: RouteParts): void {
  const { tournaments } = parts;
  const join = operation({
    operationId: 'joinTournament',
    summary: 'Joins, or comes back; again: nothing new',
    refusals: [
      'unknown-tournament',
      'tournament-full',
      'too-late',
      'over',
      'members-only',
      'not-welcome',
      'too-many-tournaments',
      'unknown-club',
      'suspended',
    ],
  });
  app.put('/api/tournaments/:tournament/me', { schema: Done, config: join }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? done(reply, await tournaments.join(request.params.tournament, player)) : reply;
  });

  const leave = operation({
    operationId: 'leaveTournament',
    summary: 'Leaves; a game that is played goes on',
    refusals: ['unknown-tournament', 'over'],
  });
  app.delete('/api/tournaments/:tournament/me', { schema: Done, config: leave }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? done(reply, await tournaments.leave(request.params.tournament, player)) : reply;
  });

  const checkIn = operation({
    operationId: 'checkInTournament',
    summary: 'Says that I am there',
    refusals: ['unknown-tournament', 'too-early'],
  });
  const checking = { schema: Done, config: checkIn };
  app.post('/api/tournaments/:tournament/check-in', checking, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? done(reply, await tournaments.checkIn(request.params.tournament, player)) : reply;
  });
}

function addOrders(app: TypedApp, parts: RouteParts): void {
  const { tournaments } = parts;
  const order = operation({
    operationId: 'orderTournament',
    summary: 'Starts, pauses, resumes or cancels it, or takes a player out; by its organiser',
    refusals: ['unknown-tournament', 'already-started', 'not-started', 'too-early', 'over'],
  });
  const schema = { ...Done, body: TournamentOrderSchema };
  app.post('/api/tournaments/:tournament/orders', { schema, config: order }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { tournament } = request.params;
    return player ? done(reply, await tournaments.order(tournament, player, request.body)) : reply;
  });
}

/** So that anybody can check the standings: what happened, and the records of all games. */
function addRecords(app: TypedApp, parts: RouteParts): void {
  const { tournaments } = parts;
  const refusals = ['unknown-tournament'] as const;
  const events = seen({
    operationId: 'getTournamentEvents',
    summary: 'All that happened, in order: the standings follow from it',
    refusals,
  });
  const schema = { params: TournamentPath, querystring: AfterQuery, response: { 200: EventsSchema } };
  app.get('/api/tournaments/:tournament/events', { schema, config: events }, async (request, reply) => {
    const after = Number(request.query.after ?? '0');
    const found = await tournaments.events(request.params.tournament, after);
    if (!found.ok) return replyRefused(reply, found.error);
    const next = found.value.length === EVENTS_PAGE ? { next: after + EVENTS_PAGE } : {};
    return { events: found.value.map(body => JSON.parse(body) as object), ...next };
  });

  const records = operation({
    operationId: 'exportTournament',
    summary: 'The records of its finished games, one in a line; of a duplicate, of rounds that are over',
    refusals,
    isLines: true,
  });
  const running = new RunningExports();
  const lines = { params: TournamentPath, response: { 200: Type.Unsafe<Readable>(recordSchema) } };
  const exporting = { schema: lines, config: records };
  app.get('/api/tournaments/:tournament/games.ndjson', exporting, async (request, reply) => {
    const player = await asked(request, reply, parts);
    if (!player) return reply;
    const tables = await tournaments.finishedTables(request.params.tournament);
    if (!tables.ok) return replyRefused(reply, tables.error);
    const end = running.begin(player.id);
    if (!end) return replyRefused(reply, TOO_MANY_EXPORTS);
    reply.raw.once('close', end);
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="kingdomino-tournament.ndjson"')
      .send(Readable.from(written(parts, request, tables.value), { highWaterMark: 2 }));
  });
}

/** Tables that retention has deleted are not there any more; the results are among the events. */
async function* written(
  { store, deals, rates, isStopping }: RouteParts,
  request: FastifyRequest,
  tables: readonly string[],
): AsyncGenerator<string> {
  for (const id of tables) {
    if (isStopping()) throw new Error('the server stops');
    await exportTurn(rates, request);
    const events = await store.readEvents({ table: id, after: 0 });
    if (events.length === 0) continue;
    const { table } = new CachedTable(id, events);
    const deal = table.ended?.deal ?? (await deals.shared.revealed(table));
    yield `${JSON.stringify(table.record({ table: id, ...(deal && { deal }) }))}\n`;
  }
}
