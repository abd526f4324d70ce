/** What somebody may not do for a while, because the operator has decided so. */
import type { CommandRefusal } from '@kingdomino/protocol';
import type { Store } from '../storage/store.ts';

export async function refuseSuspended(
  store: Pick<Store, 'suspendedUntil'>,
  asked: { readonly player: string; readonly kind: 'talk' | 'rated'; readonly now: number },
): Promise<CommandRefusal | undefined> {
  const until = await store.suspendedUntil(asked);
  if (until === undefined) return undefined;
  const what = asked.kind === 'talk' ? 'talk' : 'rated games';
  return {
    code: 'suspended',
    text: `you are without ${what} until ${new Date(until).toISOString()}`,
    retryAfter: until - asked.now,
  };
}
