/** One player on several devices: creates and claims personal links. */
import type { AnswerOf, Player } from '@kingdomino/protocol';
import { ok, type Result } from '@kingdomino/rules';
import { type Problem, request } from '../../connection/http.ts';
import { pageConnection } from '../../connection/page-connection.ts';

export interface PersonalLink {
  readonly url: string;
  readonly expiresAt: number;
}

const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;

export async function makeLink(): Promise<Result<PersonalLink, Problem>> {
  const made = await request<{ token: string; expiresAt: number }>('POST', '/api/me/link', {});
  return made.ok
    ? ok({ url: `${location.origin}/#/me/${made.value.token}`, expiresAt: made.value.expiresAt })
    : made;
}

/** Some programs cut off long links. */
export function isWholeLink(token: string): boolean {
  return TOKEN.test(token);
}

/** From now on this device plays as the link's player. */
export async function claimLink(token: string): Promise<Result<Player, Problem>> {
  const claimed = await request<AnswerOf<'me'>>('POST', '/api/me/claim', { token });
  return claimed.ok ? ok(becomePlayer(claimed.value.player)) : claimed;
}

/** The server knows this device as somebody else now. */
export function becomePlayer(player: Player): Player {
  pageConnection().become(player);
  return player;
}

/** Ends this player's sessions on all devices, or only the one here. */
export async function signOut(where: 'here' | 'everywhere'): Promise<Result<undefined, Problem>> {
  const done = await request('POST', `/api/me/sign-out${where === 'here' ? '/here' : ''}`, {});
  if (!done.ok && done.error !== 'no-identity') return done;
  pageConnection().signOut();
  return ok(undefined);
}

/** Tables at which whoever this device is now sits. */
export async function countMyGames(): Promise<number> {
  const connection = pageConnection();
  if (!(await connection.open('anybody'))) return 0;
  const answer = await connection.ask({ type: 'list', list: 'mine' });
  return answer.type === 'tables' ? answer.tables.length : 0;
}
