/** The kernels for both sizes of kingdom, opened when first needed. */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import { readBytes } from '../../net/read-bytes.ts';
import { WEIGHTS_FILES } from '../../net/weights-files.ts';
import { loadTableNet, tableNetFor } from '../table-net/table-nets.ts';
import { openKernel, type TableKernel } from './table-kernel.ts';

const FILES = { 5: WEIGHTS_FILES.kernel5, 7: WEIGHTS_FILES.kernel7 } as const;

const kernels: Partial<Record<KingdomSize, TableKernel>> = {};

export async function loadTableKernel(size: KingdomSize): Promise<void> {
  if (kernels[size]) return;
  const [bytes] = await Promise.all([readBytes(FILES[size]), loadTableNet(size)]);
  const kernel = await openKernel(size, tableNetFor(size), bytes);
  if (kernel) kernels[size] ??= kernel;
}

/** None where WebAssembly is missing or forbidden. */
export function tableKernelFor(size: KingdomSize): TableKernel | undefined {
  return kernels[size];
}
