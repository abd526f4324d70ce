/**
 * Stored name keys follow the way in which they are made: names that were not known to look alike may be by now. A few
 * members at a time; done again it changes nothing. Where two members have one name by now, both keep it.
 */
import type { Store } from '../storage/store.ts';
import { nameKey } from './confusables.ts';

const STEP = 200;

/** Returns how many keys have changed. */
export async function renewNameKeys(store: Pick<Store, 'memberNames' | 'changeNameKey'>): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const members: Awaited<ReturnType<Store['memberNames']>> = await store.memberNames({
      after,
      limit: STEP,
    });
    for (const { player, name, nameKey: known } of members) {
      const key = nameKey(name);
      if (key !== known && (await store.changeNameKey({ player, name, nameKey: key }))) changed++;
    }
    after = members.at(-1)?.player;
  }
  return changed;
}
