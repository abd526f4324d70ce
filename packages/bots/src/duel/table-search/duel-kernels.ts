/** The kernel of Duel and its net, opened when first needed. */
import { LoadedKernel } from '../../net/loaded-kernel.ts';
import { WEIGHTS_FILES } from '../../net/weights-files.ts';
import { type DuelExports, DuelKernel } from './duel-kernel.ts';

const KERNEL = new LoadedKernel<DuelExports, DuelKernel>(
  { code: WEIGHTS_FILES.duelKernel, net: WEIGHTS_FILES.duelTable },
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
