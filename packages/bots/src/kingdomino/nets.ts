/** The trained nets, one for each size of kingdom, opened when first needed. */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import { openNet } from '../net/fast-net.ts';
import type { Net } from '../net/net.ts';
import { unpackWeights } from '../net/packed-net.ts';
import { Features } from './features.ts';
import { WEIGHTS_5 } from './weights-5.ts';
import { WEIGHTS_7 } from './weights-7.ts';

const WEIGHTS: Readonly<Record<KingdomSize, string>> = { 5: WEIGHTS_5, 7: WEIGHTS_7 };
const opened: Partial<Record<KingdomSize, Net>> = {};

export function netFor(size: KingdomSize): Net {
  const features = new Features(size).blocks.count;
  opened[size] ??= openNet(features, unpackWeights(WEIGHTS[size], features));
  return opened[size];
}
