/** Who am I: guests, personal links, bot accounts. */
import { PROTOCOL_VERSION } from '@kingdomino/protocol';
import { AnswerSchemas, NameSchema, PlayerSchema } from '@kingdomino/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { erasePlayer } from '../operator/operator.ts';
import type { HttpParts, TypedApp } from './parts.ts';
import { NO_IDENTITY, replyRefused, TOO_MANY_GUESTS } from './refusal-reply.ts';
import { clearSessionCookie, knownPlayer, setSessionCookie } from './session.ts';

const TokenSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' });
const ClaimSchema = Type.Object({ token: TokenSchema }, { additionalProperties: false });
const BotSchema = Type.Object({ name: NameSchema }, { additionalProperties: false });
const LinkSchema = Type.Object({ token: TokenSchema, expiresAt: Type.Integer() });
const AccountSchema = Type.Object({ player: PlayerSchema, token: TokenSchema });
const tags = ['identity'];

export function addIdentityRoutes(app: TypedApp, parts: HttpParts): void {
  const { identity, ports } = parts;
  const me = (player: Static<typeof PlayerSchema>) =>
    ({ type: 'me', player, protocol: PROTOCOL_VERSION, time: ports.now() }) as const;

  const whoAmI = {
    tags,
    summary: 'Who am I; makes a guest of a newcomer',
    response: { 200: AnswerSchemas.me },
  };
  app.get('/api/me', { schema: whoAmI }, async (request, reply) => {
    const known = await knownPlayer(request, identity);
    if (known) {
      if (await identity.renew(known.token)) setSessionCookie(request, reply, known.token);
      return me(known.player);
    }
    if (!parts.takeRate(request, 20)) return replyRefused(reply, parts.tooMany);
    if (!parts.takeGuest(request)) return replyRefused(reply, TOO_MANY_GUESTS);
    const guest = await identity.newGuest();
    setSessionCookie(request, reply, guest.token);
    return me(guest.player);
  });

  const link = {
    tags,
    summary: 'A personal link for another device; works once',
    response: { 200: LinkSchema },
  };
  app.post('/api/me/link', { schema: link }, async (request, reply) => {
    const known = await knownPlayer(request, identity);
    return known ? identity.newLink(known.player) : replyRefused(reply, NO_IDENTITY);
  });

  const claim = { tags, summary: 'Become the player of a personal link', body: ClaimSchema };
  app.post('/api/me/claim', { schema: claim }, async (request, reply) => {
    if (!parts.takeRate(request, 20)) return replyRefused(reply, parts.tooMany);
    const claimed = await identity.claimLink(request.body.token);
    if (!claimed.ok) return replyRefused(reply, claimed.error);
    setSessionCookie(request, reply, claimed.value.token);
    return me(claimed.value.player);
  });

  const bots = {
    tags,
    summary: 'A bot account and its token',
    body: BotSchema,
    response: { 200: AccountSchema },
  };
  app.post('/api/bots', { schema: bots }, async (request, reply) => {
    if (!parts.takeRate(request, 20)) return replyRefused(reply, parts.tooMany);
    if (!parts.takeGuest(request)) return replyRefused(reply, TOO_MANY_GUESTS);
    const account = await identity.newBot(request.body.name);
    return account.ok ? account.value : replyRefused(reply, account.error);
  });

  const erase = { tags, summary: 'Delete this player; games stay, without the name' };
  app.delete('/api/me', { schema: erase }, async (request, reply) => {
    const known = await knownPlayer(request, identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    await erasePlayer(parts, known.player.id);
    clearSessionCookie(request, reply);
    return reply.status(204).send();
  });

  const signOut = { tags, summary: 'End all sessions of this player' };
  app.post('/api/me/sign-out', { schema: signOut }, (request, reply) => leave(request, reply, parts));
}

async function leave(request: FastifyRequest, reply: FastifyReply, parts: HttpParts): Promise<FastifyReply> {
  const known = await knownPlayer(request, parts.identity);
  if (!known) return replyRefused(reply, NO_IDENTITY);
  await parts.identity.signOut(known.player);
  clearSessionCookie(request, reply);
  parts.onSignOut(known.player.id);
  return reply.status(204).send();
}
