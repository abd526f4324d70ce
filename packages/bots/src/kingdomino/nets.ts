/** The trained nets, one for each size of kingdom. */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import { LoadedNet } from '../net/loaded-net.ts';
import type { Net } from '../net/net.ts';
import { Features } from './features.ts';

const NETS: Readonly<Record<KingdomSize, LoadedNet>> = {
  5: new LoadedNet(new Features(5).blocks.count, () => import('./weights-5.ts')),
  7: new LoadedNet(new Features(7).blocks.count, () => import('./weights-7.ts')),
};

export function loadNet(size: KingdomSize): Promise<void> {
  return NETS[size].load();
}

export function netFor(size: KingdomSize): Net {
  return NETS[size].get();
}
