/**
 * The trained nets, one for each size of kingdom. Their weights are modules of their own, loaded when first needed: a page
 * fetches those of the game it plays, and none where nobody thinks with a net.
 */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import { openNet } from '../net/fast-net.ts';
import type { Net } from '../net/net.ts';
import { unpackWeights } from '../net/packed-net.ts';
import { Features } from './features.ts';

const MODULES: Readonly<Record<KingdomSize, () => Promise<{ readonly WEIGHTS: string }>>> = {
  5: () => import('./weights-5.ts'),
  7: () => import('./weights-7.ts'),
};
const loaded: Partial<Record<KingdomSize, Net>> = {};

export async function loadNet(size: KingdomSize): Promise<void> {
  if (loaded[size]) return;
  const { WEIGHTS } = await MODULES[size]();
  const features = new Features(size).blocks.count;
  loaded[size] ??= openNet(features, unpackWeights(WEIGHTS, features));
}

export function netFor(size: KingdomSize): Net {
  const net = loaded[size];
  if (!net) throw new Error(`the net for ${size} x ${size} is not loaded: prepare the bot before it chooses`);
  return net;
}
