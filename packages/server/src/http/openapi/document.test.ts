/** The description of the HTTP interface says the truth: every operation is walked, and every answer fits. */
import { BOT_LEVELS, type Club, REFUSALS } from '@kingdomino/protocol';
import { EventSchemas } from '@kingdomino/protocol/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DescribedApi } from '../../testing/clients/described-api.ts';
import { open, openForTwo, playOn, tableOf } from '../../testing/clients/play.ts';
import { samplesOf } from '../../testing/clients/schema-samples.ts';
import { quickPool } from '../../testing/fake-bot-pool.ts';
import { FakePorts } from '../../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const RUNS = 60;
/** Nobody, nobody who is known, and twice somebody. */
const BEARERS = ['', 'unknown-token-of-nobody', 'mine', 'mine'];
/** Operations that nobody succeeds with by chance; members.test, played-games.test, moderation.test and challenges.test walk them. */
const UNGUESSABLE = [
  'claimLink',
  'renewProgramToken',
  'removeProgram',
  'nextLadderGame',
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
  // walked by clubs.test
  'appointClubAdmin',
  'dismissClubAdmin',
  'removeClubNotice',
  'report',
  'follow',
  'sendChallenge',
  'getChallenge',
  'acceptChallenge',
  'declineChallenge',
  'withdrawChallenge',
  // by members; walked by tournaments.test
  'createTournament',
  'checkInTournament',
  'orderTournament',
];
/** By the clock of the test. */
const TODAY = '2027-01-15';
let host: TestServer;
let api: DescribedApi;
let token: string;
let me: string;
let other: string;
/** Tables in every state, which random ids would never hit. */
let tables: string[];
let club: Club;
let tournament: string;
/** What random texts would never name. */
const KNOWN: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  table: () => fc.constantFrom(...tables),
  deal: () => fc.constantFrom(tables.at(-1)!, 'no-such-deal'),
  player: () => fc.constantFrom(me, other, 'nobody-at-all'),
  after: () => fc.constantFrom(tables.at(-1)!, `${new FakePorts().time}.${tables.at(-1)!}`),
  club: () => fc.constantFrom(...Array<string>(5).fill(club.club), 'no-such-club-here'),
  link: () => fc.constantFrom(club.link, 'no-such-link-anywhere'),
  season: () => fc.constantFrom('1', '9', undefined),
  tournament: () => fc.constantFrom(...Array<string>(5).fill(tournament), 'no-such-tournament'),
  round: () => fc.constantFrom('1', '7'),
  day: () => fc.constantFrom(TODAY, '2027-01-14'),
};
beforeAll(async () => {
  host = await startTestServer({ ports: new FakePorts('openapi'), pool: quickPool() });
  api = await DescribedApi.of(host);
  const [ann, bob] = [await host.player(), await host.player()];
  token = ann.token;
  me = ann.player.id;
  other = bob.player.id;
  const played = await openForTwo(ann, bob);
  await Promise.all([playOn(ann, played), playOn(bob, played)]);
  await playOn(ann, tableOf(await ann.request({ type: 'daily', game: 'duel' })));
  club = (await host.ask<Club>(ann, 'POST', '/api/clubs', { name: 'Friends', scoring: 'wins' })).body;
  for (const level of BOT_LEVELS)
    await host.store.noteDailyBot({ deal: `daily-duel-${TODAY}`, level, points: 1, rank: 1, moves: '[]' });
  tournament = await begunTournament(host);
  tables = [
    await open(ann, { deal: { kind: 'of', table: played } }),
    await open(ann),
    await openForTwo(ann, bob),
    await openForTwo(ann, bob, { game: 'duel' }),
    played,
  ];
});
afterAll(() => host.stop());

/** Of two others, in its first round. */
async function begunTournament(on: TestServer): Promise<string> {
  const both = await on.players(2);
  const [organiser] = both;
  await on.ask(organiser, 'POST', '/api/me/recovery');
  const plan = { kind: 'swiss', mode: 'two', rated: false, visibility: 'public', most: 8 };
  const payload = { ...plan, rounds: 3, seconds: 300, increment: 10 };
  const made = await on.ask<{ tournament: string }>(organiser, 'POST', '/api/tournaments', payload);
  const id = made.body.tournament;
  for (const player of both) await on.ask(player, 'PUT', `/api/tournaments/${id}/me`);
  await on.ask(organiser, 'POST', `/api/tournaments/${id}/orders`, { order: 'start' });
  await on.server.tournaments.tournamentSteps.advance(id);
  expect(await on.store.countJoined(organiser!.player.id)).toBe(1);
  return id;
}

describe('the description', () => {
  test('numbers are numbers', () => {
    const parameters = api.operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.map(({ name, schema }) => [`${operationId}.${name}`, schema] as const),
    );
    expect(Object.fromEntries(parameters)).toMatchObject({
      'getEvents.after': { type: 'integer', minimum: 0, maximum: 999_999 },
      'getEvents.wait': { type: 'integer', minimum: 0, maximum: 99 },
      'getMoves.from': { type: 'integer' },
      'getRatingCurve.before': { type: 'integer' },
      'listGames.from': { type: 'integer' },
      'getDailyDay.day': { type: 'string' },
    });
    const digits = parameters.filter(([, schema]) => /"\^\[0-9\]\{1,\d+\}\$"/.test(JSON.stringify(schema)));
    expect(digits).toEqual([]);
  });

  test.each([
    ['type', ['Event', 'Command', 'Answer']],
    ['kind', ['Absence', 'Clock', 'DealPlan', 'FirstSeat', 'Point', 'SeatPlan', 'StudyEdit']],
  ])('unions by %s say which one is which schema, wherever they stand', (property, names) => {
    const text = JSON.stringify(api.document);
    for (const name of names) {
      const { oneOf, discriminator } = api.named(`/${name}`) as {
        oneOf: { $ref: string }[];
        discriminator: { propertyName: string; mapping: Record<string, string> };
      };
      expect(discriminator.propertyName).toBe(property);
      expect(Object.values(discriminator.mapping)).toEqual(oneOf.map(({ $ref }) => $ref));
      for (const [type, reference] of Object.entries(discriminator.mapping))
        expect(api.named(reference)).toMatchObject({ properties: { [property]: { const: type } } });
      // once as a whole, elsewhere by its name
      expect(text.split(`[{"$ref":"${oneOf[0]!.$ref}"}`)).toHaveLength(2);
      expect(text).toContain(`{"$ref":"#/components/schemas/${name}"}`);
    }
    // none is left without a name
    const inline = new RegExp(`"anyOf":\\[\\{[^[]*?"${property}":\\{"(?:const|type)"`);
    expect(inline.exec(text)?.[0]).toBeUndefined();
  });

  test('names everything: ids, security, refusals, events, records', () => {
    const ids = api.operations.map(({ operationId }) => operationId);
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
      'getClubNotices',
      'writeClubNotice',
      'removeClubNotice',
      'addSeason',
      'changeSeason',
      'getClub',
      'changeClub',
      'closeClub',
      'removeClubMember',
      'passClub',
      'appointClubAdmin',
      'dismissClubAdmin',
      'listFriends',
      'getStanding',
      'follow',
      'unfollow',
      'listChallenges',
      'getChallenge',
      'withdrawChallenge',
      'sendChallenge',
      'acceptChallenge',
      'declineChallenge',
      'listNews',
      'readNews',
      'switchNews',
      'listTournaments',
      'createTournament',
      'getTournament',
      'getTournamentStandings',
      'getTournamentRound',
      'joinTournament',
      'leaveTournament',
      'checkInTournament',
      'orderTournament',
      'getTournamentEvents',
      'exportTournament',
      'listPrograms',
      'makeProgram',
      'renewProgramToken',
      'removeProgram',
      'getLadder',
      'listLadderGames',
      'nextLadderGame',
      'getOrder',
      'noteOrderSeen',
      'addRelation',
      'dropRelation',
      'report',
    ]);
    expect(Object.keys(api.document.components.securitySchemes)).toEqual(['cookie', 'bearer']);
    for (const { responses, summary } of api.operations) {
      expect(summary).toMatch(/\S/);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
    }
    const schemas = Object.keys(api.document.components.schemas);
    expect(schemas.filter(name => name.startsWith('Event'))).toHaveLength(
      Object.keys(EventSchemas).length + 1,
    );
    expect(schemas).toEqual(expect.arrayContaining(['GameRecord', 'Player', 'AnswerRefused', 'CommandMove']));
    const statuses = new Set(Object.values(REFUSALS).map(String));
    const { responses } = api.operation('sendCommand');
    expect(new Set(Object.keys(responses))).toEqual(new Set(['200', ...statuses]));
  });

  test('describes each thing once', () => {
    expect(JSON.stringify(api.document.paths)).not.toContain('"commitment"');
    expect(JSON.stringify(api.document.paths).length / api.operations.length).toBeLessThan(1600);
    const { schemas } = api.document.components;
    expect(JSON.stringify(schemas).length / Object.keys(schemas).length).toBeLessThan(700);
  });

  test('holds for every operation, whatever is asked', async () => {
    const seen = new Map<string, Set<number>>();
    for (const operation of api.operations) {
      const statuses = new Set<number>();
      seen.set(operation.operationId, statuses);
      const parameters = (operation.parameters ?? []).map(({ name, required, schema }) => {
        const fitting = KNOWN[name]?.() ?? samplesOf(schema, reference => api.named(reference));
        const any = fc.oneof({ arbitrary: fitting, weight: 8 }, fc.string({ minLength: 1, maxLength: 20 }));
        return [name, required ? any : fc.option(any, { nil: undefined })] as const;
      });
      const schema = operation.requestBody?.content?.['application/json'].schema;
      const body = schema
        ? fc.oneof(
            { arbitrary: samplesOf(schema, reference => api.named(reference)), weight: 8 },
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
        const bearer = who === 'mine' ? known : who;
        statuses.add(await api.walk(operation, { values: query, body: content, bearer }));
        if (isFarewell && statuses.size > 1) break;
      }
    }
    for (const [operationId, statuses] of seen) {
      const isGood = statuses.has(200) || statuses.has(204) || UNGUESSABLE.includes(operationId);
      expect([operationId, isGood]).toEqual([operationId, true]);
    }
  });

  test('holds for commands at tables in every state', async () => {
    const operation = api.operation('sendCommand');
    const schema = operation.requestBody!.content!['application/json'].schema;
    const commands = fc
      .tuple(
        samplesOf(schema, reference => api.named(reference)),
        fc.constantFrom(...tables),
      )
      .map(([command, table]) => ({
        ...(command as object),
        ...('table' in (command as object) ? { table } : {}),
      }));
    for (const body of fc.sample(commands, { numRuns: 3 * RUNS, seed: 11 }))
      await api.walk(operation, { values: {}, body, bearer: token });
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
