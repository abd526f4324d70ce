/** The deal of the day: what is published about it, who finished, and one's own days. */
import {
  DailyDaySchema,
  DailyHistorySchema,
  DailyResultsSchema,
  DailyTodaySchema,
  DealTablesSchema,
  GameSchema,
  LevelSchema,
  TableIdSchema,
} from '@kingdomino/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { NO_IDENTITY } from '../../command-executor.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate } from '../session-cookie.ts';

const DAY = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const GamePath = Type.Object({ game: GameSchema });
const DayPath = Type.Object({ game: GameSchema, day: DAY });
const BotPath = Type.Object({ game: GameSchema, day: DAY, level: LevelSchema });
const DealPath = Type.Object({ deal: TableIdSchema });
const ResultsQuery = Type.Object({
  after: Type.Optional(Type.String({ maxLength: 80 })),
  list: Type.Optional(Type.Enum(['ranked', 'apart'], { description: 'absent: `ranked`' })),
});
const PageQuery = Type.Object({ after: Type.Optional(Type.String({ maxLength: 80 })) });
const MovesSchema = Type.Object({ moves: Type.Array(Type.String({ description: 'as in the game record' })) });

const operation = operationsOf('daily');

export function addDailyRoutes(app: TypedApp, parts: RouteParts): void {
  addDays(app, parts);
  addResults(app, parts);
  addDeals(app, parts);
}

/** Undefined for a stranger, who sees what all see. */
async function asker(request: FastifyRequest, parts: RouteParts): Promise<string | undefined> {
  return (await authenticate(request, parts.identity))?.player.id;
}

function addDays(app: TypedApp, parts: RouteParts): void {
  const today = operation({
    operationId: 'getDaily',
    summary: "Today's deals, what is promised about tomorrow's, and what you made of them",
    identity: 'optional',
  });
  const todaySchema = { response: { 200: DailyTodaySchema } };
  app.get('/api/daily', { schema: todaySchema, config: today }, async request =>
    parts.deals.daily.today(await asker(request, parts)),
  );
  const day = operation({
    operationId: 'getDailyDay',
    summary: "A day's deal: who finished with how many points, the bots, and the seed when the day is over",
    identity: 'optional',
    refusals: ['unknown-table'],
  });
  const daySchema = { params: DayPath, response: { 200: DailyDaySchema } };
  app.get('/api/daily/:game/:day', { schema: daySchema, config: day }, async (request, reply) => {
    const { game, day: text } = request.params;
    const found = await parts.deals.daily.day(game, text, await asker(request, parts));
    return found.ok ? found.value : replyRefused(reply, found.error);
  });
  const history = operation({
    operationId: 'getDailyHistory',
    summary: 'Your own days, the last first, page by page',
  });
  const historySchema = { params: GamePath, querystring: PageQuery, response: { 200: DailyHistorySchema } };
  app.get('/api/daily/:game/history', { schema: historySchema, config: history }, async (request, reply) => {
    const player = await asker(request, parts);
    if (player === undefined) return replyRefused(reply, NO_IDENTITY);
    const found = await parts.deals.daily.history(request.params.game, player, request.query.after);
    return found.ok ? found.value : replyRefused(reply, found.error);
  });
}

function addResults(app: TypedApp, parts: RouteParts): void {
  const results = operation({
    operationId: 'getDailyResults',
    summary:
      'Who finished a day’s deal, most points first, page by page; tables for those who may look at them',
    identity: 'optional',
    refusals: ['unknown-table'],
  });
  const schema = { params: DayPath, querystring: ResultsQuery, response: { 200: DailyResultsSchema } };
  app.get('/api/daily/:game/:day/results', { schema, config: results }, async (request, reply) => {
    const { game, day } = request.params;
    const found = await parts.deals.daily.results(game, day, await asker(request, parts), request.query);
    return found.ok ? found.value : replyRefused(reply, found.error);
  });
  const bot = operation({
    operationId: 'getDailyBotGame',
    summary: 'How a level played the deal, for those who have finished it',
    identity: 'optional',
    refusals: ['unknown-table', 'not-allowed'],
  });
  const botSchema = { params: BotPath, response: { 200: MovesSchema } };
  app.get('/api/daily/:game/:day/bots/:level', { schema: botSchema, config: bot }, async (request, reply) => {
    const { game, day, level } = request.params;
    const found = await parts.deals.daily.botGame(game, day, level, await asker(request, parts));
    return found.ok ? { moves: [...found.value] } : replyRefused(reply, found.error);
  });
}

function addDeals(app: TypedApp, parts: RouteParts): void {
  const config = operation({
    operationId: 'getDealTables',
    summary: 'The tables that play one deal, the first opened first, and its seed when all are over',
    identity: 'optional',
    refusals: ['unknown-table'],
  });
  const schema = { params: DealPath, querystring: PageQuery, response: { 200: DealTablesSchema } };
  app.get('/api/deals/:deal', { schema, config }, async (request, reply) => {
    const player = (await asker(request, parts)) ?? '';
    const found = await parts.deals.shared.tables(request.params.deal, player, request.query.after);
    return found.ok ? found.value : replyRefused(reply, found.error);
  });
}
