/** Clubs: founding and joining them, their settings, tables and results. */
import {
  ClubIdSchema,
  ClubInvitationSchema,
  ClubLinkSchema,
  ClubResultsSchema,
  ClubSchema,
  ClubTablesSchema,
  MyClubSchema,
  NameSchema,
  ScoringSchema,
  SeasonDatesSchema,
} from '@kingdomino/protocol/schemas';
import Type from 'typebox';
import { operationsOf } from '../openapi/operation.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { answer, asked, done } from '../service-replies.ts';
import { authenticate } from '../session-cookie.ts';
import { addMemberRoutes } from './club-members.ts';
import { addNoticeRoutes } from './club-notices.ts';

const closed = { additionalProperties: false } as const;

const ClubPath = Type.Object({ club: ClubIdSchema });
const LinkPath = Type.Object({ link: ClubLinkSchema });
const SeasonPath = Type.Object({ club: ClubIdSchema, season: Type.String({ pattern: '^[0-9]{1,4}$' }) });
const WishSchema = Type.Object(
  { name: NameSchema, scoring: ScoringSchema, bots: Type.Optional(Type.Boolean()) },
  closed,
);
const ChangeSchema = Type.Object(
  { name: Type.Optional(NameSchema), bots: Type.Optional(Type.Boolean()) },
  closed,
);
const ResultsQuery = Type.Object({ season: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })) });
const TablesQuery = Type.Object({ after: Type.Optional(Type.String({ maxLength: 80 })) });
const Nothing = Type.Unsafe<undefined>(Type.Null());

const operation = operationsOf('clubs');

export function addClubRoutes(app: TypedApp, parts: RouteParts): void {
  addFounding(app, parts);
  addLinks(app, parts);
  addReads(app, parts);
  addNoticeRoutes(app, parts);
  addSeasons(app, parts);
  addSettings(app, parts);
  addMemberRoutes(app, parts);
}

function addFounding(app: TypedApp, parts: RouteParts): void {
  const { clubs } = parts;
  const mine = operation({ operationId: 'listClubs', summary: 'The clubs that I am in' });
  const mineSchema = { response: { 200: Type.Object({ clubs: Type.Array(MyClubSchema) }) } };
  app.get('/api/me/clubs', { schema: mineSchema, config: mine }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? { clubs: await clubs.mine(player) } : reply;
  });

  const create = operation({
    operationId: 'createClub',
    summary: 'Founds a club; its first season begins now',
    refusals: ['bad-name', 'too-many-clubs', 'suspended'],
  });
  const createSchema = { body: WishSchema, response: { 200: ClubSchema } };
  app.post('/api/clubs', { schema: createSchema, config: create }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? answer(reply, await clubs.create(player, request.body)) : reply;
  });
}

function addLinks(app: TypedApp, parts: RouteParts): void {
  const { clubs, identity } = parts;
  const look = {
    operation: {
      tag: 'clubs',
      identity: 'optional',
      operationId: 'getClubInvitation',
      summary: 'What a link leads to',
      refusals: ['unknown-club'],
    },
  } as const;
  const lookSchema = { params: LinkPath, response: { 200: ClubInvitationSchema } };
  app.get('/api/club-links/:link', { schema: lookSchema, config: look }, async (request, reply) => {
    const known = await authenticate(request, identity);
    return answer(reply, await clubs.invitation(request.params.link, known?.player));
  });

  const join = operation({
    operationId: 'joinClub',
    summary: 'Joins the club; again: nothing new',
    refusals: ['unknown-club', 'club-full', 'too-many-clubs', 'not-welcome'],
  });
  const joinSchema = { params: LinkPath, response: { 200: ClubSchema } };
  app.post('/api/club-links/:link', { schema: joinSchema, config: join }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? answer(reply, await clubs.join(player, request.params.link)) : reply;
  });

  const renew = operation({
    operationId: 'renewClubLink',
    summary: 'A new link; the old one leads nowhere any more. By its admins',
    refusals: ['unknown-club'],
  });
  const renewSchema = { params: ClubPath, response: { 200: ClubSchema } };
  app.post('/api/clubs/:club/link', { schema: renewSchema, config: renew }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? answer(reply, await clubs.renewLink(player, request.params.club)) : reply;
  });
}

function addSeasons(app: TypedApp, parts: RouteParts): void {
  const { clubs } = parts;
  const add = operation({
    operationId: 'addSeason',
    summary: 'A new season; one without an end ends where it begins. By its admins',
    refusals: ['unknown-club', 'bad-season', 'suspended'],
  });
  const addSchema = { params: ClubPath, body: SeasonDatesSchema, response: { 200: ClubSchema } };
  app.post('/api/clubs/:club/seasons', { schema: addSchema, config: add }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { club } = request.params;
    return player ? answer(reply, await clubs.planSeason(player, club, { dates: request.body })) : reply;
  });

  const change = operation({
    operationId: 'changeSeason',
    summary: 'Other dates or another scoring: its results are counted again. By its admins',
    refusals: ['unknown-club', 'bad-season', 'suspended'],
  });
  const changeSchema = { params: SeasonPath, body: SeasonDatesSchema, response: { 200: ClubSchema } };
  const changing = { schema: changeSchema, config: change };
  app.put('/api/clubs/:club/seasons/:season', changing, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { club, season } = request.params;
    const plan = { number: Number(season), dates: request.body };
    return player ? answer(reply, await clubs.planSeason(player, club, plan)) : reply;
  });
}

function addReads(app: TypedApp, parts: RouteParts): void {
  const { clubs } = parts;
  const results = operation({
    operationId: 'getClubResults',
    summary: 'Its table of results: of a season, or of the one that goes on',
    refusals: ['unknown-club', 'bad-season'],
  });
  const resultsSchema = { params: ClubPath, querystring: ResultsQuery, response: { 200: ClubResultsSchema } };
  const resulting = { schema: resultsSchema, config: results };
  app.get('/api/clubs/:club/results', resulting, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { season } = request.query;
    const number = season === undefined ? undefined : Number(season);
    return player ? answer(reply, await clubs.results(player, request.params.club, number)) : reply;
  });

  const tables = operation({
    operationId: 'getClubTables',
    summary: 'Its tables: those that wait or are played, and the finished ones page by page',
    refusals: ['unknown-club'],
  });
  const tablesSchema = { params: ClubPath, querystring: TablesQuery, response: { 200: ClubTablesSchema } };
  app.get('/api/clubs/:club/tables', { schema: tablesSchema, config: tables }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    const { after } = request.query;
    return player ? answer(reply, await clubs.tables(player, request.params.club, after)) : reply;
  });
}

function addSettings(app: TypedApp, parts: RouteParts): void {
  const { clubs } = parts;
  const read = operation({
    operationId: 'getClub',
    summary: 'A club: members, seasons, link; for its members',
    refusals: ['unknown-club'],
  });
  const readSchema = { params: ClubPath, response: { 200: ClubSchema } };
  app.get('/api/clubs/:club', { schema: readSchema, config: read }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? answer(reply, await clubs.read(player, request.params.club)) : reply;
  });

  const change = operation({
    operationId: 'changeClub',
    summary: 'Its name, and whether games with bots count; by its admins',
    refusals: ['unknown-club', 'bad-name', 'suspended'],
  });
  const changeSchema = { params: ClubPath, body: ChangeSchema, response: { 200: ClubSchema } };
  app.patch('/api/clubs/:club', { schema: changeSchema, config: change }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? answer(reply, await clubs.change(player, request.params.club, request.body)) : reply;
  });

  const close = operation({
    operationId: 'closeClub',
    summary: 'Closes the club for good, with its results; by its founder',
    refusals: ['unknown-club'],
  });
  const closeSchema = { params: ClubPath, response: { 204: Nothing } };
  app.delete('/api/clubs/:club', { schema: closeSchema, config: close }, async (request, reply) => {
    const player = await asked(request, reply, parts);
    return player ? done(reply, await clubs.close(player, request.params.club)) : reply;
  });
}
