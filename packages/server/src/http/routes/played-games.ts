/** Games that a member has finished: here, and on devices that hand theirs in. Firsts and bests follow from them. */

import { BOT_LEVELS } from '@kingdomino/protocol';
import { GameSchema, LevelSchema, TimeSchema } from '@kingdomino/protocol/schemas';
import { SPELLS } from '@kingdomino/rules/duel';
import { SWITCH_NAMES } from '@kingdomino/rules/kingdomino';
import Type from 'typebox';
import { type KeptGames, PlayedGames } from '../../archive/played-games.ts';
import { NO_IDENTITY } from '../../command-executor.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate, authenticateWithinRate } from '../session-cookie.ts';

const MOST_LINK = 4000;
const closed = { additionalProperties: false } as const;

const IdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const Count = Type.Integer({ minimum: 0 });
const FinishFields = { points: Count, place: Type.Integer({ minimum: 1 }) };
const FeatsSchema = Type.Object(
  {
    area: Count,
    middleKingdom: Count,
    harmony: Count,
    games: Count,
    spells: Type.Array(Type.Enum([...SPELLS])),
  },
  { description: 'the best single area, and in how many games a bonus was earned' },
);
const PlayedSchema = Type.Unsafe<KeptGames>(
  Type.Object({
    player: IdSchema,
    games: Type.Array(
      Type.Object({
        origin: Type.Enum(['table', 'device']),
        id: IdSchema,
        game: GameSchema,
        switches: Type.Array(Type.Enum([...SWITCH_NAMES])),
        at: TimeSchema,
        mine: Type.Object({ ...FinishFields, feats: FeatsSchema }),
        others: Type.Array(Type.Object({ ...FinishFields, level: Type.Optional(LevelSchema) })),
      }),
      { description: 'the oldest first' },
    ),
    more: Type.Optional(Type.Literal(true, { description: 'ask again: not all tables were looked at yet' })),
  }),
);
const DeviceGameSchema = Type.Object(
  {
    player: Type.String({ maxLength: 40, description: 'whose it is: refused if somebody else asks' }),
    id: IdSchema,
    at: Type.Integer({ minimum: 0, description: 'when it ended, by the device' }),
    link: Type.String({ maxLength: MOST_LINK, description: 'the game as a link has it' }),
    seats: Type.Array(Type.Enum(['me', 'friend', ...BOT_LEVELS]), { minItems: 2, maxItems: 4 }),
  },
  closed,
);
const Nothing = Type.Unsafe<undefined>(Type.Null());

const operation = operationsOf('identity');

export function addPlayedGameRoutes(app: TypedApp, parts: RouteParts): void {
  const { identity } = parts;
  const played = new PlayedGames(parts.store, parts.ports);
  const list = operation({
    operationId: 'listPlayed',
    summary: 'The games that my firsts and bests follow from',
    refusals: ['members-only'],
  });
  const listSchema = { response: { 200: PlayedSchema } };
  app.get('/api/me/played', { schema: listSchema, config: list }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const listed = await played.list(known.player);
    return listed.ok ? listed.value : replyRefused(reply, listed.error);
  });

  const add = operation({
    operationId: 'addPlayed',
    summary: 'Hands in a game that was finished on a device; again with the same id: nothing changes',
    refusals: ['members-only', 'not-allowed', 'illegal', 'not-over', 'bad-seats'],
  });
  const addSchema = { body: DeviceGameSchema, response: { 204: Nothing } };
  app.post('/api/me/played', { schema: addSchema, config: add }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const added = await played.handIn(known.player, request.body);
    return added.ok ? reply.status(204).send() : replyRefused(reply, added.error);
  });

  const remove = operation({
    operationId: 'removePlayed',
    summary: "A device's game counts no more",
  });
  const removeSchema = { params: Type.Object({ id: IdSchema }), response: { 204: Nothing } };
  app.delete('/api/me/played/:id', { schema: removeSchema, config: remove }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    await played.takeBack(known.player.id, request.params.id);
    return reply.status(204).send();
  });
}
