/** Who this device is to the server: what only guests or members are told, nobody else needs to ask. */
import type { AnswerOf, Player } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { type Problem, request } from './http.ts';

export type Needed = 'anybody' | 'guest' | 'member';

let going: Promise<Result<Player | undefined, Problem>> | undefined;

/** Undefined for a stranger. Whoever asks while it goes on gets the same answer. */
function whoAmI(): Promise<Result<Player | undefined, Problem>> {
  going ??= request<Partial<AnswerOf<'me'>>>('GET', '/api/me')
    .then(told => (told.ok ? ok(told.value.player) : told))
    .finally(() => {
      going = undefined;
    });
  return going;
}

/** As the server would refuse it, and without a failed request. */
export async function checkIdentity(needed: Needed): Promise<Result<undefined, Problem>> {
  if (needed === 'anybody') return ok(undefined);
  const told = await whoAmI();
  if (!told.ok) return told;
  if (!told.value) return err('no-identity');
  return needed === 'guest' || told.value.member ? ok(undefined) : err('members-only');
}
