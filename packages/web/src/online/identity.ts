/** The same player on several devices: personal links, made and claimed. */
import type { AnswerOf, Player, RefusalCode, Refused } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { connection } from './line.ts';

export interface PersonalLink {
  readonly url: string;
  readonly expiresAt: number;
}

/** `no-line` when the server cannot be reached, else the server's own code. */
export type Problem = 'no-line' | RefusalCode;

const NO_CONTENT = 204;
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;

export async function makeLink(): Promise<Result<PersonalLink, Problem>> {
  const made = await post<{ token: string; expiresAt: number }>('/api/me/link', {});
  return made.ok
    ? ok({ url: `${location.origin}/#/me/${made.value.token}`, expiresAt: made.value.expiresAt })
    : made;
}

/** From now on this device plays as the link's player. */
export async function claimLink(token: string): Promise<Result<Player, Problem>> {
  if (!TOKEN.test(token)) return err('bad-message');
  const claimed = await post<AnswerOf<'me'>>('/api/me/claim', { token });
  if (!claimed.ok) return claimed;
  connection().become(claimed.value.player);
  return ok(claimed.value.player);
}

/** Ends this player's sessions on all devices. */
export async function signOut(): Promise<Result<undefined, Problem>> {
  const done = await post('/api/me/sign-out', {});
  if (!done.ok && done.error !== 'no-identity') return done;
  connection().signOut();
  return ok(undefined);
}

async function post<Body extends object>(path: string, body: object): Promise<Result<Body, Problem>> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status === NO_CONTENT) return ok({} as Body);
    const read = (await answer.json()) as Body | Refused;
    return 'code' in read ? err(read.code) : ok(read as Body);
  } catch {
    return err('no-line');
  }
}
