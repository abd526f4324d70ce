/** Makes the OpenAPI document from the routes and their schemas. */
import { PROTOCOL_VERSION, REFUSALS, type RefusalCode } from '@kingdomino/protocol';
import {
  AbsenceSchema,
  AnswerSchemas,
  ChallengeSchema,
  ChallengeTermsSchema,
  ClockSchema,
  ClubIdSchema,
  ClubInvitationSchema,
  ClubNoticesSchema,
  ClubResultsSchema,
  ClubSchema,
  ClubTablesSchema,
  ColoursSchema,
  CommandSchemas,
  DailyDaySchema,
  DailyHistorySchema,
  DailyResultsSchema,
  DailyTodaySchema,
  DealPlanSchema,
  DealTablesSchema,
  EventSchemas,
  FirstSeatSchema,
  FriendSchema,
  LevelSchema,
  MyClubSchema,
  MyDailySchema,
  NewsItemSchema,
  NewsListSchema,
  OptionsSchema,
  PersonStandingSchema,
  PlayerSchema,
  PointSchema,
  ScoringSchema,
  SeasonDatesSchema,
  SeatPlanSchema,
  SharedDealSchema,
  StudyEditSchema,
  SummarySchema,
  TableIdSchema,
  TimeSchema,
  TournamentSchemas,
} from '@kingdomino/protocol/schemas';
import { ArchivedGameSchema, StatisticsSchema } from '../routes/archive-schemas.ts';
import { type Operation, refusalsOf } from './operation.ts';
import { parametersOf } from './parameters.ts';
import { recordSchema } from './record-schema.ts';
import { capital, kindsOf, membersOf, referenceTo, typesOf, unionOf } from './unions.ts';

type Json = Readonly<Record<string, unknown>>;

export function openApi(operations: readonly Operation[]): Json {
  const named = namedSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    paths[operation.path]![operation.method.toLowerCase()] = withReferences(described(operation), named);
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
      { name: 'tournaments', description: 'Swiss, duplicate, arena and knock-out' },
      { name: 'clubs', description: 'People whom a link has brought together, their tables and results' },
      { name: 'people', description: 'Friends, and challenges between members' },
      { name: 'programs', description: 'Programs of members, and the ladder on which they play each other' },
      { name: 'news', description: 'What is new for a member, and what of it is told' },
      { name: 'order', description: 'Mutes, blocks and reports' },
    ],
    security: [{ cookie: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'kingdomino', description: 'set by POST /api/me' },
        bearer: { type: 'http', scheme: 'bearer', description: 'the token of a bot account' },
      },
      schemas: named.schemas,
    },
  };
}

interface Names {
  /** By the schema as JSON. */
  readonly names: ReadonlyMap<string, string>;
  /** By the members of a union, its name. */
  readonly unions: ReadonlyMap<string, string>;
  readonly types: ReadonlyMap<string, string>;
}

interface Named extends Names {
  readonly schemas: Json;
}

/** Unions whose members are told apart by `type`. */
const UNIONS = { Event: EventSchemas, Command: CommandSchemas, Answer: AnswerSchemas };

/** Unions whose members are told apart by `kind`. Members of two of them may be the same, so these alone have no names. */
const KINDS = {
  Absence: AbsenceSchema,
  Clock: ClockSchema,
  DealPlan: DealPlanSchema,
  FirstSeat: FirstSeatSchema,
  Point: PointSchema,
  SeatPlan: SeatPlanSchema,
  StudyEdit: StudyEditSchema,
};

let known: Named | undefined;

/** Everything that has a name, so that it is described once. The same for every server of a process. */
function namedSchemas(): Named {
  if (known) return known;
  const single = singleSchemas();
  const types = typesOf(single);
  const members = Object.entries(UNIONS).map(
    ([union, schemas]) => [union, Object.keys(schemas).map(name => union + capital(name))] as const,
  );
  const kinds = Object.entries(KINDS).map(([name, schema]) => ({
    name,
    text: JSON.stringify(schema),
    ...kindsOf(name, plain(schema)),
  }));
  const found: Names = {
    names: new Map([
      ...Object.entries(single).map(([name, schema]) => [JSON.stringify(schema), name] as const),
      ...kinds.map(({ text, name }) => [text, name] as const),
    ]),
    unions: new Map(members.map(([union, names]) => [names.join(), union])),
    types,
  };
  const schemas = Object.fromEntries([
    ...Object.entries(single).map(([name, schema]) => [name, withReferences(schema, found, name)] as const),
    ...members.map(([union, names]) => [union, unionOf(names, types)] as const),
    ...kinds.flatMap(({ name, union, members: parts }) => [
      [name, union] as const,
      ...Object.entries(parts).map(([part, schema]) => [part, withReferences(schema, found, part)] as const),
    ]),
  ]);
  known = { ...found, schemas };
  return known;
}

/** Everything that has a name but the unions. */
function singleSchemas(): Record<string, Json> {
  const members = Object.entries(UNIONS).flatMap(([union, schemas]) =>
    Object.entries(schemas).map(([name, schema]) => [union + capital(name), plain(schema)] as const),
  );
  return {
    Player: plain(PlayerSchema),
    TableSummary: plain(SummarySchema),
    GameRecord: recordSchema,
    Time: plain(TimeSchema),
    TableId: plain(TableIdSchema),
    Level: plain(LevelSchema),
    Colours: plain(ColoursSchema),
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
    ClubNotices: plain(ClubNoticesSchema),
    Friend: plain(FriendSchema),
    PersonStanding: plain(PersonStandingSchema),
    ChallengeTerms: plain(ChallengeTermsSchema),
    Challenge: plain(ChallengeSchema),
    NewsItem: plain(NewsItemSchema),
    NewsList: plain(NewsListSchema),
    ...Object.fromEntries(Object.entries(TournamentSchemas).map(([name, schema]) => [name, plain(schema)])),
    ...Object.fromEntries(members),
  };
}

/** As it is written in JSON. */
function plain(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema)) as Json;
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
  const refused = referenceTo('AnswerRefused');
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

/** Wherever a named schema or union stands in full, its name. */
function withReferences(value: unknown, { names, unions, types }: Names, itself = ''): unknown {
  const replace = (part: unknown, isRoot: boolean): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(item => replace(item, false));
    const name = isRoot ? undefined : names.get(JSON.stringify(part));
    if (name !== undefined && name !== itself) return referenceTo(name);
    const replaced = Object.fromEntries(
      Object.entries(part).map(([key, member]) => [key, replace(member, false)]),
    );
    const members = membersOf(replaced, types);
    if (!members) return replaced;
    const union = unions.get(members.join());
    return union === undefined ? unionOf(members, types) : referenceTo(union);
  };
  return replace(value, itself !== '');
}
