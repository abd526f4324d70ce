/** Makes the OpenAPI document from the routes and their schemas. */
import { PROTOCOL_VERSION, REFUSALS, type RefusalCode } from '@kingdomino/protocol';
import {
  AnswerSchemas,
  ClockSchema,
  ClubIdSchema,
  ClubInvitationSchema,
  ClubResultsSchema,
  ClubSchema,
  ClubTablesSchema,
  ColoursSchema,
  CommandSchemas,
  DailyDaySchema,
  DailyHistorySchema,
  DailyResultsSchema,
  DailyTodaySchema,
  DealTablesSchema,
  EventSchemas,
  FirstSeatSchema,
  LevelSchema,
  MyClubSchema,
  MyDailySchema,
  OptionsSchema,
  PlayerSchema,
  ScoringSchema,
  SeasonDatesSchema,
  SharedDealSchema,
  SummarySchema,
  TableIdSchema,
  TimeSchema,
} from '@kingdomino/protocol/schemas';
import { ArchivedGameSchema, StatisticsSchema } from '../routes/archive-schemas.ts';
import { type ObjectSchema, type Operation, refusalsOf } from './operation.ts';
import { recordSchema } from './record-schema.ts';

type Json = Readonly<Record<string, unknown>>;

export function openApi(operations: readonly Operation[]): Json {
  const { names, schemas } = namedSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    paths[operation.path]![operation.method.toLowerCase()] = withReferences(described(operation), names);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kingdomino',
      version: String(PROTOCOL_VERSION),
      description: 'Online tables. The WebSocket /api/socket takes the same commands as POST /api/commands.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'identity', description: 'Who am I' },
      { name: 'tables', description: 'Tables and games' },
      { name: 'daily', description: 'The deal of the day, and deals of several tables' },
      { name: 'ratings', description: 'How strong players are' },
      { name: 'archive', description: 'Finished games of players, and what they come to' },
      { name: 'nudges', description: 'Being told outside the page that a table waits' },
      { name: 'clubs', description: 'People whom a link has brought together, their tables and results' },
      { name: 'order', description: 'Mutes, blocks and reports' },
    ],
    security: [{ cookie: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'kingdomino', description: 'set by POST /api/me' },
        bearer: { type: 'http', scheme: 'bearer', description: 'the token of a bot account' },
      },
      schemas,
    },
  };
}

interface Named {
  /** By the schema as JSON. */
  readonly names: ReadonlyMap<string, string>;
  readonly schemas: Json;
}

let known: Named | undefined;

/** Everything that has a name, so that it is described once. The same for every server of a process. */
function namedSchemas(): Named {
  if (known) return known;
  const named = allSchemas();
  const names = new Map(Object.entries(named).map(([name, schema]) => [JSON.stringify(schema), name]));
  const schemas = Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [name, withReferences(schema, names, name)]),
  );
  known = { names, schemas };
  return known;
}

function allSchemas(): Record<string, Json> {
  const group = (prefix: string, schemas: object) => {
    const members = Object.entries(schemas).map(
      ([name, schema]) => [prefix + capital(name), plain(schema)] as const,
    );
    const names = members.map(([name]) => ({ $ref: `#/components/schemas/${name}` }));
    return {
      ...Object.fromEntries(members),
      [prefix]: { oneOf: names, discriminator: { propertyName: 'type' } },
    };
  };
  return {
    Player: plain(PlayerSchema),
    TableSummary: plain(SummarySchema),
    GameRecord: recordSchema,
    Time: plain(TimeSchema),
    TableId: plain(TableIdSchema),
    Level: plain(LevelSchema),
    Clock: plain(ClockSchema),
    Colours: plain(ColoursSchema),
    FirstSeat: plain(FirstSeatSchema),
    Options: plain(OptionsSchema),
    SharedDeal: plain(SharedDealSchema),
    MyDaily: plain(MyDailySchema),
    DailyToday: plain(DailyTodaySchema),
    DailyDay: plain(DailyDaySchema),
    DailyResults: plain(DailyResultsSchema),
    DailyHistory: plain(DailyHistorySchema),
    DealTables: plain(DealTablesSchema),
    ArchivedGame: plain(ArchivedGameSchema),
    Statistics: plain(StatisticsSchema),
    ClubId: plain(ClubIdSchema),
    Scoring: plain(ScoringSchema),
    SeasonDates: plain(SeasonDatesSchema),
    Club: plain(ClubSchema),
    MyClub: plain(MyClubSchema),
    ClubInvitation: plain(ClubInvitationSchema),
    ClubResults: plain(ClubResultsSchema),
    ClubTables: plain(ClubTablesSchema),
    ...group('Event', EventSchemas),
    ...group('Command', CommandSchemas),
    ...group('Answer', AnswerSchemas),
  } as Record<string, Json>;
}

/** As it is written in JSON. */
function plain(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema)) as Json;
}

function capital(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}

function described(operation: Operation): Json {
  const { operationId, tag, summary, identity, schema, method, isLines } = operation;
  const parameters = [...parametersOf('path', schema.params), ...parametersOf('query', schema.querystring)];
  return {
    operationId,
    tags: [tag],
    summary,
    ...(identity === 'needed'
      ? {}
      : { security: identity === 'optional' ? [{}, { cookie: [] }, { bearer: [] }] : [{}] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(schema.body ? { requestBody: { required: true, content: json(plain(schema.body)) } } : {}),
    responses: { ...answersOf(schema.response, isLines), ...refusedAnswers(refusalsOf(operation, method)) },
  };
}

function parametersOf(place: string, schema: ObjectSchema | undefined): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: schema?.required?.includes(name) ?? false,
    schema: plain(value),
  }));
}

function answersOf(response: Operation['schema']['response'] = {}, isLines = false): Json {
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [
      status,
      status === '204'
        ? { description: 'done' }
        : { description: 'the answer', content: isLines ? lines(plain(schema)) : json(plain(schema)) },
    ]),
  );
}

/** One answer for each status, with the codes that it may carry. */
function refusedAnswers(codes: readonly RefusalCode[]): Json {
  const refused = { $ref: '#/components/schemas/AnswerRefused' };
  const statuses = [...new Set(codes.map(code => REFUSALS[code]))].sort((one, other) => one - other);
  return Object.fromEntries(
    statuses.map(status => {
      const own = codes.filter(code => REFUSALS[code] === status);
      return [status, { description: `refused: ${own.join(', ')}`, content: json(refused) }];
    }),
  );
}

/** Each of which fits the schema. */
function lines(schema: Json): Json {
  return { 'application/x-ndjson': { schema } };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** Wherever a named schema stands in full, its name. */
function withReferences(value: unknown, names: ReadonlyMap<string, string>, itself = ''): unknown {
  const replace = (part: unknown, isRoot: boolean): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(item => replace(item, false));
    const name = isRoot ? undefined : names.get(JSON.stringify(part));
    if (name !== undefined && name !== itself) return { $ref: `#/components/schemas/${name}` };
    return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, replace(member, false)]));
  };
  return replace(value, itself !== '');
}
