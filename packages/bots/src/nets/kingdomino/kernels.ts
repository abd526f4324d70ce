/** The kernels for both sizes of kingdom, opened when first needed. */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import { ASSETS } from '../assets.ts';
import { LoadedKernel } from '../loaded-kernel.ts';
import { type KingdominoExports, KingdominoKernel } from './kernel.ts';

const FILES = { 5: ASSETS.kingdomino5, 7: ASSETS.kingdomino7 } as const;

const loadedFor = (size: KingdomSize) =>
  new LoadedKernel<KingdominoExports, KingdominoKernel>(
    FILES[size],
    (packedNet, exports) => new KingdominoKernel(size, packedNet, exports),
  );

const KERNELS = { 5: loadedFor(5), 7: loadedFor(7) } as const;

/** To be awaited before the kernel is first asked for. */
export function loadKingdominoKernel(size: KingdomSize): Promise<void> {
  return KERNELS[size].load();
}

/** Undefined where WebAssembly is missing or forbidden. */
export function kingdominoKernel(size: KingdomSize): KingdominoKernel | undefined {
  return KERNELS[size].get();
}
