/** The trained nets, one for each size of kingdom. */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import { LoadedNet } from '../net/loaded-net.ts';
import type { Net } from '../net/net.ts';
import { WEIGHTS_FILES } from '../net/weights-files.ts';
import { Features } from './features.ts';

const NETS: Readonly<Record<KingdomSize, LoadedNet>> = {
  5: new LoadedNet(new Features(5).blocks.count, WEIGHTS_FILES.kingdomino5),
  7: new LoadedNet(new Features(7).blocks.count, WEIGHTS_FILES.kingdomino7),
};

export function loadNet(size: KingdomSize): Promise<void> {
  return NETS[size].load();
}

export function netFor(size: KingdomSize): Net {
  return NETS[size].get();
}
