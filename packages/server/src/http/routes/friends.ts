/** Friends: whom I follow, who follows me, and who of them is there. */
import type { CommandRefusal } from '@kingdomino/protocol';
import { FriendsSchema, PersonStandingSchema } from '@kingdomino/protocol/schemas';
import Type from 'typebox';
import { NO_IDENTITY } from '../../command-executor.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate } from '../session-cookie.ts';

export const PlayerPath = Type.Object({ player: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) });
export const TOO_OFTEN: CommandRefusal = {
  code: 'too-many-messages',
  text: 'you have approached many people within the hour; wait a little',
  retryAfter: 60_000,
};

const operation = operationsOf('people');

export function addFriendRoutes(app: TypedApp, parts: RouteParts): void {
  addReading(app, parts);
  addFollowing(app, parts);
}

function addReading(app: TypedApp, { identity, friends }: RouteParts): void {
  const list = operation({
    operationId: 'listFriends',
    summary: 'Whom I follow and who follows me, and who of them is there and lets me know',
  });
  app.get(
    '/api/me/friends',
    { schema: { response: { 200: FriendsSchema } }, config: list },
    async (request, reply) => {
      const known = await authenticate(request, identity);
      return known ? friends.list(known.player) : replyRefused(reply, NO_IDENTITY);
    },
  );

  const standing = operation({ operationId: 'getStanding', summary: 'How I stand with a player' });
  const schema = { params: PlayerPath, response: { 200: PersonStandingSchema } };
  app.get('/api/me/friends/:player', { schema, config: standing }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    return friends.standing(known.player, request.params.player);
  });
}

function addFollowing(app: TypedApp, { identity, friends, rates }: RouteParts): void {
  const schema = { params: PlayerPath, response: { 200: PersonStandingSchema } };
  const follow = operation({
    operationId: 'follow',
    summary: 'Follows a member, who is told; two who follow each other are friends',
    refusals: ['unknown-player', 'members-only', 'not-welcome'],
  });
  app.put('/api/me/friends/:player', { schema, config: follow }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    if (!rates.takeApproach(known.player.id)) return replyRefused(reply, TOO_OFTEN);
    const done = await friends.follow(known.player, request.params.player);
    return done.ok ? done.value : replyRefused(reply, done.error);
  });

  const unfollow = operation({
    operationId: 'unfollow',
    summary: 'Follows somebody no more; nobody is told',
  });
  app.delete('/api/me/friends/:player', { schema, config: unfollow }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    return friends.unfollow(known.player, request.params.player);
  });
}
