/** The kernel of Duel and its net, opened when first needed. */

import { ASSETS } from '../assets.ts';
import { LoadedKernel } from '../loaded-kernel.ts';
import { type DuelExports, DuelKernel } from './kernel.ts';

const KERNEL = new LoadedKernel<DuelExports, DuelKernel>(
  ASSETS.duel,
  (packedNet, exports) => new DuelKernel(packedNet, exports),
);

/** To be awaited before the kernel is first asked for. */
export function loadDuelKernel(): Promise<void> {
  return KERNEL.load();
}

/** Undefined where WebAssembly is missing or forbidden. */
export function duelKernel(): DuelKernel | undefined {
  return KERNEL.get();
}
