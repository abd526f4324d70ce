/** Who am I: guests, personal links, bot accounts. */

import { PROTOCOL_VERSION } from '@kingdomino/protocol';
import { AnswerSchemas, NameSchema, PlayerSchema } from '@kingdomino/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { erasePlayer } from '../../admin/admin-tasks.ts';
import { NO_IDENTITY } from '../../command-executor.ts';
import { hashOf } from '../../identity/identity-service.ts';
import { TOO_MANY } from '../../limits/rate-limits.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused, TOO_MANY_GUESTS } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import {
  type Authenticated,
  authenticate,
  authenticateWithinRate,
  clearSessionCookie,
  setSessionCookie,
  tokenOf,
} from '../session-cookie.ts';

const TokenSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' });
const ClaimSchema = Type.Object({ token: TokenSchema }, { additionalProperties: false });
const BotSchema = Type.Object({ name: NameSchema }, { additionalProperties: false });
const LinkSchema = Type.Object({ token: TokenSchema, expiresAt: Type.Integer() });
const AccountSchema = Type.Object({ player: PlayerSchema, token: TokenSchema });
const Nothing = Type.Unsafe<undefined>(Type.Null());

const operation = operationsOf('identity');

export function addIdentityRoutes(app: TypedApp, parts: RouteParts): void {
  addMe(app, parts);
  addFarewells(app, parts);
  addLinks(app, parts);
  addBots(app, parts);
}

function addMe(app: TypedApp, parts: RouteParts): void {
  const { identity } = parts;
  const whoAmI = operation({
    operationId: 'getMe',
    summary: 'Who am I; nothing for a stranger',
    identity: 'optional',
    refusals: ['no-identity'],
  });
  const whoSchema = { response: { 200: AnswerSchemas.me, 204: Nothing } };
  app.get('/api/me', { schema: whoSchema, config: whoAmI }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (known) return meAnswer(parts, known.player);
    if (tokenOf(request) === undefined) return reply.status(204).send();
    // a cookie that means nothing any more would keep its owner from looking around as a stranger
    clearSessionCookie(request, reply);
    return replyRefused(reply, NO_IDENTITY);
  });

  const introduce = operation({
    operationId: 'introduceMe',
    summary: 'Who am I; makes a guest of a newcomer, and keeps the session of who is known',
    identity: 'optional',
  });
  const schema = { response: { 200: AnswerSchemas.me } };
  app.post('/api/me', { schema, config: introduce }, async (request, reply) => {
    const known = await authenticate(request, identity);
    if (known) {
      if (await identity.renew(known.token)) setSessionCookie(request, reply, known.token);
      return meAnswer(parts, known.player);
    }
    if (!parts.rates.takeGuest(request)) return replyRefused(reply, TOO_MANY_GUESTS);
    const guest = await identity.newGuest();
    setSessionCookie(request, reply, guest.token);
    return meAnswer(parts, guest.player);
  });
}

/** Ways to be nobody here any more. */
function addFarewells(app: TypedApp, parts: RouteParts): void {
  const { identity } = parts;
  const erase = operation({
    operationId: 'eraseMe',
    summary: 'Delete this player; games stay, without the name',
  });
  app.delete('/api/me', { schema: { response: { 204: Nothing } }, config: erase }, (request, reply) =>
    goodbye(request, reply, parts, ({ player }) => erasePlayer(parts, player.id)),
  );

  const signOut = operation({
    operationId: 'signOut',
    summary: 'End all sessions of this player, on all devices',
  });
  app.post(
    '/api/me/sign-out',
    { schema: { response: { 204: Nothing } }, config: signOut },
    (request, reply) =>
      goodbye(request, reply, parts, async ({ player }) => {
        await identity.signOut(player);
        parts.onSignOut(player.id);
      }),
  );

  const signOutHere = operation({
    operationId: 'signOutHere',
    summary: 'End this session only',
  });
  app.post(
    '/api/me/sign-out/here',
    { schema: { response: { 204: Nothing } }, config: signOutHere },
    (request, reply) =>
      goodbye(request, reply, parts, async ({ player, token }) => {
        await identity.signOutHere(token);
        parts.onSignOut(player.id, hashOf(token));
      }),
  );
}

function addLinks(app: TypedApp, parts: RouteParts): void {
  const { identity } = parts;
  const link = operation({
    operationId: 'createLink',
    summary: 'A personal link for another device; works once',
  });
  app.post(
    '/api/me/link',
    { schema: { response: { 200: LinkSchema } }, config: link },
    async (request, reply) => {
      const known = await authenticateWithinRate(request, reply, parts);
      if (!known) return reply;
      return parts.rates.takeLink(known.player.id)
        ? identity.newLink(known.player)
        : replyRefused(reply, TOO_MANY);
    },
  );

  const claim = operation({
    operationId: 'claimLink',
    summary: 'Become the player of a personal link',
    identity: 'none',
    refusals: ['bad-link'],
  });
  const schema = { body: ClaimSchema, response: { 200: AnswerSchemas.me } };
  app.post('/api/me/claim', { schema, config: claim }, async (request, reply) => {
    const claimed = await identity.claimLink(request.body.token);
    if (!claimed.ok) return replyRefused(reply, claimed.error);
    setSessionCookie(request, reply, claimed.value.token);
    return meAnswer(parts, claimed.value.player);
  });
}

function addBots(app: TypedApp, parts: RouteParts): void {
  const bots = operation({
    operationId: 'createBot',
    summary: 'A bot account and its token',
    identity: 'none',
    refusals: ['bad-name', 'name-taken'],
  });
  const schema = { body: BotSchema, response: { 200: AccountSchema } };
  app.post('/api/bots', { schema, config: bots }, async (request, reply) => {
    if (!parts.rates.takeGuest(request)) return replyRefused(reply, TOO_MANY_GUESTS);
    const account = await parts.identity.newBot(request.body.name);
    return account.ok ? account.value : replyRefused(reply, account.error);
  });
}

export function meAnswer({ ports }: RouteParts, player: Static<typeof PlayerSchema>) {
  return { type: 'me', player, protocol: PROTOCOL_VERSION, time: ports.now() } as const;
}

async function goodbye(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RouteParts,
  leave: (known: Authenticated) => Promise<unknown>,
): Promise<FastifyReply> {
  const known = await authenticate(request, parts.identity);
  if (!known) return replyRefused(reply, NO_IDENTITY);
  await leave(known);
  clearSessionCookie(request, reply);
  return reply.status(204).send();
}
