/** Authenticates a request, by its session cookie or by a bearer token for programs, and sets and clears the cookie. */

import type { Player } from '@kingdomino/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NO_IDENTITY } from '../command-executor.ts';
import { hashOf, type IdentityService, SESSION_LIFE } from '../identity/identity-service.ts';
import { TOO_MANY } from '../limits/rate-limits.ts';
import { replyRefused } from './refusal-reply.ts';
import type { RouteParts } from './route-parts.ts';

/** Over https browsers let nobody but this very host set the second one, so that nothing else is believed there. */
const COOKIE = 'kingdomino';
const SECURE_COOKIE = '__Host-kingdomino';

export interface Authenticated {
  readonly player: Player;
  readonly token: string;
}

/** Nobody's. */
const MALFORMED = '';

/** Who sends a bearer token means to be somebody: one that is no token is refused, and not taken for a guest without one. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^bearer\b *(.*)$/i.exec(request.headers.authorization ?? '');
  if (bearer) return /^[A-Za-z0-9_-]{20,100}$/.test(bearer[1]!) ? bearer[1] : MALFORMED;
  return request.cookies[nameFor(request)];
}

/**
 * Who has just got more rights gets another token: a cookie that somebody else has planted gives none of them. Programs
 * keep the token that they send themselves.
 */
export async function replaceSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { identity, onSessionReplaced }: Pick<RouteParts, 'identity' | 'onSessionReplaced'>,
  { player, token }: Authenticated,
): Promise<void> {
  if (request.headers.authorization !== undefined) return;
  const next = await identity.replaceToken(token);
  if (next === undefined) return;
  setSessionCookie(request, reply, next);
  // not before the browser has the new cookie: it comes back with it
  reply.raw.once('finish', () => onSessionReplaced(player.id, hashOf(token)));
}

export async function authenticate(
  request: FastifyRequest,
  identity: IdentityService,
): Promise<Authenticated | undefined> {
  const token = tokenOf(request);
  const player = token === undefined ? undefined : await identity.playerOf(token);
  return player && token !== undefined ? { player, token } : undefined;
}

/** Who asks, unless that was too often. Else it was answered. */
export async function authenticateWithinRate(
  request: FastifyRequest,
  reply: FastifyReply,
  { identity, rates }: Pick<RouteParts, 'identity' | 'rates'>,
): Promise<Authenticated | undefined> {
  const known = await authenticate(request, identity);
  if (known && rates.takePlayer(known.player.id)) return known;
  replyRefused(reply, known ? TOO_MANY : NO_IDENTITY);
  return undefined;
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameFor(request), token, { ...cookieOptions(request), maxAge: SESSION_LIFE / 1000 });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [COOKIE, SECURE_COOKIE]) reply.clearCookie(name, cookieOptions(request));
}

function nameFor(request: FastifyRequest): string {
  return request.protocol === 'https' ? SECURE_COOKIE : COOKIE;
}

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}
