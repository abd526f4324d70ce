/** Programs of members: making them and taking them back, the ladder, and the request for the next game. */
import { RATED_MODES } from '@kingdomino/protocol';
import {
  LadderGamesSchema,
  LadderSchema,
  LadderTurnSchema,
  LadderWishSchema,
  MyProgramsSchema,
  NameSchema,
  PlayerSchema,
} from '@kingdomino/protocol/schemas';
import Type from 'typebox';
import { erasePlayer } from '../../admin/admin-tasks.ts';
import { NO_IDENTITY } from '../../command-executor.ts';
import { endOfWait, MOST_WAIT } from '../end-of-wait.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused, TOO_MANY_GUESTS } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate, authenticateWithinRate } from '../session-cookie.ts';

const ModeSchema = Type.Enum([...RATED_MODES]);
const ProgramPath = Type.Object({ program: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) });
const NewProgramSchema = Type.Object({ name: NameSchema }, { additionalProperties: false });
const MadeSchema = Type.Object({
  player: PlayerSchema,
  token: Type.String({ description: 'shown this once: goes into `Authorization: Bearer TOKEN`' }),
});
const LadderQuery = Type.Object({ mode: ModeSchema });
const GamesQuery = Type.Object({
  mode: Type.Optional(ModeSchema),
  program: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })),
  after: Type.Optional(Type.String({ maxLength: 80 })),
});
const Nothing = Type.Unsafe<undefined>(Type.Null());

const operation = operationsOf('programs');

export function addProgramRoutes(app: TypedApp, parts: RouteParts): void {
  addOwn(app, parts);
  addChanges(app, parts);
  addLadder(app, parts);
  addNext(app, parts);
}

function addOwn(app: TypedApp, parts: RouteParts): void {
  const { programs, identity, rates } = parts;
  const list = operation({ operationId: 'listPrograms', summary: 'My programs' });
  app.get(
    '/api/me/programs',
    { schema: { response: { 200: MyProgramsSchema } }, config: list },
    async (request, reply) => {
      const known = await authenticate(request, identity);
      return known ? programs.mine(known.player) : replyRefused(reply, NO_IDENTITY);
    },
  );

  const make = operation({
    operationId: 'makeProgram',
    summary: 'Registers a program of mine for the ladder: a bot account and its token; by members',
    refusals: ['members-only', 'bad-name', 'name-taken', 'suspended'],
  });
  const schema = { body: NewProgramSchema, response: { 200: MadeSchema } };
  app.post('/api/me/programs', { schema, config: make }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    if (!rates.takeGuest(request)) return replyRefused(reply, TOO_MANY_GUESTS);
    const made = await programs.make(known.player, request.body.name);
    return made.ok ? made.value : replyRefused(reply, made.error);
  });
}

function addChanges(app: TypedApp, parts: RouteParts): void {
  const { programs } = parts;
  const refusals = ['unknown-player'] as const;
  const renew = operation({
    operationId: 'renewProgramToken',
    summary: 'Another token for a program of mine; the one before is nobody’s from then on',
    refusals,
  });
  const schema = { params: ProgramPath, response: { 200: MadeSchema } };
  app.post('/api/me/programs/:program/token', { schema, config: renew }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const { program } = request.params;
    const renewed = await programs.renewToken(known.player, program);
    if (!renewed.ok) return replyRefused(reply, renewed.error);
    parts.onSignOut(program);
    return renewed.value;
  });

  const remove = operation({
    operationId: 'removeProgram',
    summary: 'Deletes a program of mine; its games stay, without the name',
    refusals,
  });
  const removeSchema = { params: ProgramPath, response: { 204: Nothing } };
  app.delete(
    '/api/me/programs/:program',
    { schema: removeSchema, config: remove },
    async (request, reply) => {
      const known = await authenticateWithinRate(request, reply, parts);
      if (!known) return reply;
      const own = await programs.own(known.player, request.params.program);
      if (!own.ok) return replyRefused(reply, own.error);
      await erasePlayer(parts, own.value.id);
      return reply.status(204).send();
    },
  );
}

function addLadder(app: TypedApp, { programs }: RouteParts): void {
  const standings = operation({
    operationId: 'getLadder',
    summary: 'The ladder of programs in a mode, with levels of ours among them, the strongest first',
    identity: 'none',
  });
  const schema = { querystring: LadderQuery, response: { 200: LadderSchema } };
  app.get('/api/ladder', { schema, config: standings }, request => programs.standings(request.query.mode));

  const games = operation({
    operationId: 'listLadderGames',
    summary: 'Games of the ladder, of all or of one program, the newest first, page by page',
    identity: 'none',
  });
  const gamesSchema = { querystring: GamesQuery, response: { 200: LadderGamesSchema } };
  app.get('/api/ladder/games', { schema: gamesSchema, config: games }, async (request, reply) => {
    const found = await programs.games(request.query);
    return found.ok ? found.value : replyRefused(reply, found.error);
  });
}

function addNext(app: TypedApp, parts: RouteParts): void {
  const next = operation({
    operationId: 'nextLadderGame',
    summary: `For a program: the game that it plays, or the next one; holds the answer for up to ${MOST_WAIT} s`,
  });
  const schema = { body: LadderWishSchema, response: { 200: LadderTurnSchema } };
  app.post('/api/ladder/next', { schema, config: next }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const until = endOfWait(reply, parts.isStopping() ? 0 : MOST_WAIT);
    const turn = await parts.ladder.next(known.player, request.body.modes, until);
    return turn.ok ? turn.value : replyRefused(reply, turn.error);
  });
}
