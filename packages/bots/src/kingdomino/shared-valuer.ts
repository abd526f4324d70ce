/** One valuer for each size of kingdom, for all players that ask the first net and do not keep its answers. */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import { netFor } from './nets.ts';
import { Valuer } from './valuer.ts';

const valuers: Partial<Record<KingdomSize, Valuer>> = {};

export function valuerFor(size: KingdomSize): Valuer {
  valuers[size] ??= new Valuer(size, netFor(size));
  return valuers[size];
}
