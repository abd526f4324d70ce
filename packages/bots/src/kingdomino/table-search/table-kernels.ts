/** The kernels for both sizes of kingdom, opened when first needed. */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import { LoadedKernel } from '../../net/loaded-kernel.ts';
import { WEIGHTS_FILES } from '../../net/weights-files.ts';
import { type TableExports, TableKernel } from './table-kernel.ts';

const FILES = {
  5: { code: WEIGHTS_FILES.kernel5, net: WEIGHTS_FILES.table5 },
  7: { code: WEIGHTS_FILES.kernel7, net: WEIGHTS_FILES.table7 },
} as const;

const loadedFor = (size: KingdomSize) =>
  new LoadedKernel<TableExports, TableKernel>(
    FILES[size],
    (packedNet, exports) => new TableKernel(size, packedNet, exports),
  );

const KERNELS = { 5: loadedFor(5), 7: loadedFor(7) } as const;

/** To be awaited before the kernel is first asked for. */
export function loadTableKernel(size: KingdomSize): Promise<void> {
  return KERNELS[size].load();
}

/** Undefined where WebAssembly is missing or forbidden. */
export function tableKernelFor(size: KingdomSize): TableKernel | undefined {
  return KERNELS[size].get();
}
