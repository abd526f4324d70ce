/** The description of the HTTP interface says the truth: every operation is walked, and every answer fits. */
import { BOT_LEVELS, type Club, REFUSALS } from '@kingdomino/protocol';
import { EventSchemas } from '@kingdomino/protocol/schemas';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakePorts } from '../testing/fake-ports.ts';
import { open, openForTwo, playOn, tableOf } from '../testing/play.ts';
import { quickPool } from '../testing/quick-pool.ts';
import { samplesOf } from '../testing/schema-samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

interface Content {
  readonly content?: { readonly 'application/json': { readonly schema: object } };
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: object;
  };
}

const RUNS = 40;
/** Nobody, nobody who is known, and twice somebody. */
const BEARERS = ['', 'unknown-token-of-nobody', 'mine', 'mine'];
/** Operations that nobody succeeds with by chance; members.test, played.test and order.test walk them. */
const UNGUESSABLE = [
  'claimLink',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'recover',
  'signIn',
  'addDevice',
  'removeDevice',
  'addHook',
  'removeHook',
  'tryHook',
  'listPlayed',
  'addPlayed',
  'getMember',
  'changeSeason',
  'removeClubMember',
  'passClub',
  'report',
];
/** By the clock of the test. */
const TODAY = '2027-01-15';
let host: TestServer;
let document: Document;
let token: string;
let me: string;
let other: string;
/** Tables in every state, which random ids would never hit. */
let tables: string[];
let club: Club;
let ajv: Ajv2020;
/** What random texts would never name. */
const KNOWN: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  table: () => fc.constantFrom(...tables),
  deal: () => fc.constantFrom(tables.at(-1)!, 'no-such-deal'),
  player: () => fc.constantFrom(me, other, 'nobody-at-all'),
  after: () => fc.constantFrom(tables.at(-1)!, `${Date.now()}.${tables.at(-1)!}`),
  club: () => fc.constantFrom(...Array<string>(5).fill(club.club), 'no-such-club-here'),
  link: () => fc.constantFrom(club.link, 'no-such-link-anywhere'),
  season: () => fc.constantFrom('1', '9', undefined),
  day: () => fc.constantFrom(TODAY, '2027-01-14'),
};
beforeAll(async () => {
  host = await startTestServer({ ports: new FakePorts('openapi'), pool: quickPool() });
  document = (await host.server.app.inject('/api/openapi.json')).json<Document>();
  ajv = new Ajv2020({ strict: false, discriminator: false });
  ajv.addSchema(document, 'api');
  const [ann, bob] = [await host.player(), await host.player()];
  token = ann.token;
  me = ann.player.id;
  other = bob.player.id;
  const played = await openForTwo(ann, bob);
  await Promise.all([playOn(ann, played), playOn(bob, played)]);
  await playOn(ann, tableOf(await ann.request({ type: 'daily', game: 'duel' })));
  const founding = {
    method: 'POST',
    url: '/api/clubs',
    payload: { name: 'Friends', scoring: 'wins' },
  } as const;
  const headers = { authorization: `Bearer ${token}` };
  club = (await host.server.app.inject({ ...founding, headers })).json<Club>();
  for (const level of BOT_LEVELS)
    await host.store.noteDailyBot({ deal: `daily-duel-${TODAY}`, level, points: 1, rank: 1, moves: '[]' });
  tables = [
    await open(ann, { deal: { kind: 'of', table: played } }),
    await open(ann),
    await openForTwo(ann, bob),
    await openForTwo(ann, bob, { game: 'duel' }),
    played,
  ];
}, 60_000);
afterAll(() => host.stop());

function named(reference: string): object {
  const name = reference.split('/').at(-1)!;
  return document.components.schemas[name]!;
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

const validators = new Map<string, ValidateFunction>();
function validatorOf(path: string, method: string, status: number, type = 'json'): ValidateFunction {
  const written = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
  const place = `api#/paths/${encodeURIComponent(written(path))}/${method}/responses/${status}/content/application~1${type}/schema`;
  const validator = validators.get(place) ?? ajv.compile({ $ref: place });
  validators.set(place, validator);
  return validator;
}

/** Sends it and holds the answer against the description. */
async function walk(
  { path, method, responses }: ReturnType<typeof operations>[number],
  values: Readonly<Record<string, string | undefined>>,
  request: { readonly body: unknown; readonly bearer: string },
): Promise<number> {
  const query = new URLSearchParams();
  let url = path;
  for (const [name, value] of Object.entries(values)) {
    if (path.includes(`{${name}}`)) url = url.replace(`{${name}}`, encodeURIComponent(value ?? ''));
    else if (value !== undefined) query.set(name, value);
  }
  const answer = await host.server.app.inject({
    method: method.toUpperCase() as 'GET',
    url: `${url}?${query}`,
    headers: request.bearer === '' ? {} : { authorization: `Bearer ${request.bearer}` },
    ...(request.body === undefined ? {} : { payload: request.body as object }),
  });
  const told = `${method} ${url}?${query} ${JSON.stringify(request.body)}: ${answer.statusCode} ${answer.body}`;
  expect(Object.keys(responses), told).toContain(String(answer.statusCode));
  if (answer.statusCode === 204) return 204;
  const isLines = String(answer.headers['content-type']).includes('ndjson');
  const validator = validatorOf(path, method, answer.statusCode, isLines ? 'x-ndjson' : 'json');
  const bodies = isLines
    ? answer.body
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line) as unknown)
    : [answer.json()];
  for (const body of bodies)
    expect(validator(body), `${told}\n${JSON.stringify(validator.errors)}`).toBe(true);
  return answer.statusCode;
}

describe('the description', () => {
  test('names everything: ids, security, refusals, events, records', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids).toEqual([
      'getMe',
      'introduceMe',
      'eraseMe',
      'signOut',
      'signOutHere',
      'createLink',
      'claimLink',
      'createBot',
      'getPasskeys',
      'addPasskey',
      'startPasskey',
      'renamePasskey',
      'removePasskey',
      'renewRecoveryCode',
      'recover',
      'startSignIn',
      'signIn',
      'checkName',
      'exportMe',
      'listPlayed',
      'addPlayed',
      'removePlayed',
      'sendCommand',
      'listTables',
      'getEvents',
      'getMoves',
      'getRecord',
      'countWaiting',
      'listLeaders',
      'getRatings',
      'getRatingCurve',
      'getVersus',
      'listGames',
      'getStatistics',
      'listOpponents',
      'getProfile',
      'changeProfile',
      'getMember',
      'exportGames',
      'getReview',
      'askForReview',
      'getDaily',
      'getDailyDay',
      'getDailyHistory',
      'getDailyResults',
      'getDailyBotGame',
      'getDealTables',
      'getPushKey',
      'getReceivers',
      'addDevice',
      'removeDevice',
      'addHook',
      'tryHook',
      'removeHook',
      'listClubs',
      'createClub',
      'getClubInvitation',
      'joinClub',
      'renewClubLink',
      'getClubResults',
      'getClubTables',
      'addSeason',
      'changeSeason',
      'getClub',
      'changeClub',
      'closeClub',
      'removeClubMember',
      'passClub',
      'getOrder',
      'noteOrderSeen',
      'addRelation',
      'dropRelation',
      'report',
    ]);
    expect(Object.keys(document.components.securitySchemes)).toEqual(['cookie', 'bearer']);
    for (const { responses, summary } of operations()) {
      expect(summary).toMatch(/\S/);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
    }
    const schemas = Object.keys(document.components.schemas);
    expect(schemas.filter(name => name.startsWith('Event'))).toHaveLength(
      Object.keys(EventSchemas).length + 1,
    );
    expect(schemas).toEqual(expect.arrayContaining(['GameRecord', 'Player', 'AnswerRefused', 'CommandMove']));
    const statuses = new Set(Object.values(REFUSALS).map(String));
    const { responses } = operations().find(({ operationId }) => operationId === 'sendCommand')!;
    expect(new Set(Object.keys(responses))).toEqual(new Set(['200', ...statuses]));
  });

  test('describes each thing once', () => {
    expect(JSON.stringify(document.paths)).not.toContain('"commitment"');
    expect(JSON.stringify(document.paths).length / operations().length).toBeLessThan(1600);
    const { schemas } = document.components;
    expect(JSON.stringify(schemas).length / Object.keys(schemas).length).toBeLessThan(700);
  });

  test('holds for every operation, whatever is asked', async () => {
    const seen = new Map<string, Set<number>>();
    for (const operation of operations()) {
      const statuses = new Set<number>();
      seen.set(operation.operationId, statuses);
      const parameters = (operation.parameters ?? []).map(({ name, required, schema }) => {
        const fitting = KNOWN[name]?.() ?? samplesOf(schema, named);
        const any = fc.oneof({ arbitrary: fitting, weight: 8 }, fc.string({ minLength: 1, maxLength: 20 }));
        return [name, required ? any : fc.option(any, { nil: undefined })] as const;
      });
      const schema = operation.requestBody?.content?.['application/json'].schema;
      const body = schema
        ? fc.oneof(
            { arbitrary: samplesOf(schema, named), weight: 8 },
            fc.dictionary(fc.string(), fc.jsonValue()),
          )
        : fc.constant(undefined);
      const values = fc.record(Object.fromEntries(parameters));
      const bearer = fc.constantFrom(...BEARERS);
      // where nothing but the bearer differs, there is no more than this to ask
      const questions =
        parameters.length > 0 || schema
          ? fc.sample(fc.tuple(values, body, bearer), { numRuns: RUNS, seed: 7 })
          : BEARERS.map(who => [{}, undefined, who] as const);
      const isFarewell = ['eraseMe', 'signOut', 'signOutHere'].includes(operation.operationId);
      for (const [asked, content, who] of questions) {
        const { wait: _, ...query } = asked as Record<string, string | undefined>; // answers at once
        const known = isFarewell ? (await host.player()).token : token;
        statuses.add(await walk(operation, query, { body: content, bearer: who === 'mine' ? known : who }));
        if (isFarewell && statuses.size > 1) break;
      }
    }
    for (const [operationId, statuses] of seen) {
      const isGood = statuses.has(200) || statuses.has(204) || UNGUESSABLE.includes(operationId);
      expect([operationId, isGood]).toEqual([operationId, true]);
    }
  });

  test('holds for commands at tables in every state', async () => {
    const operation = operations().find(({ operationId }) => operationId === 'sendCommand')!;
    const schema = operation.requestBody!.content!['application/json'].schema;
    const commands = fc
      .tuple(samplesOf(schema, named), fc.constantFrom(...tables))
      .map(([command, table]) => ({
        ...(command as object),
        ...('table' in (command as object) ? { table } : {}),
      }));
    for (const body of fc.sample(commands, { numRuns: 3 * RUNS, seed: 11 }))
      await walk(operation, {}, { body, bearer: token });
  });
});

test('legal moves are listed page by page, and each of them is legal', async () => {
  const [, , kingdomino, duel, over] = tables;
  const ask = async (table: string, from = 0) =>
    (await host.server.app.inject(`/api/tables/${table}/moves?from=${from}`)).json<{
      version: number;
      total: number;
      toAct?: number;
      moves: string[];
    }>();
  for (const table of [kingdomino!, duel!]) {
    const { total, moves, toAct } = await ask(table);
    expect([0, 1]).toContain(toAct);
    expect(moves).toHaveLength(total);
    expect(new Set(moves).size).toBe(total);
    expect((await ask(table, total - 1)).moves).toEqual(moves.slice(-1));
    expect((await ask(table, total)).moves).toEqual([]);
  }
  expect(await ask(over!)).toMatchObject({ total: 0, moves: [] });
});

test('people can read it, and the manual with it', async () => {
  const page = await host.server.app.inject('/api/docs');
  expect(page.body).toContain('GET /api/tables/{table}/moves');
  expect(page.body).toContain('href="/api/protocol.md"');
  expect((await host.server.app.inject('/api/protocol.md')).body).toContain('# Protocol');
});
