/** The kernel of Duel and its net, opened when first needed. */
import { openWasm } from '../../net/kernel.ts';
import { unpackTableNet } from '../../net/packed-table-net.ts';
import { readBytes } from '../../net/read-bytes.ts';
import { WEIGHTS_FILES } from '../../net/weights-files.ts';
import { type DuelExports, DuelKernel } from './duel-kernel.ts';

let kernel: DuelKernel | undefined;

/** Says whether there is one: not where WebAssembly is missing or forbidden. */
export async function loadDuelKernel(): Promise<boolean> {
  if (kernel) return true;
  const [code, packed] = await Promise.all([
    readBytes(WEIGHTS_FILES.duelKernel),
    readBytes(WEIGHTS_FILES.duelTable),
  ]);
  const exports = await openWasm<DuelExports>(code);
  if (exports) kernel ??= new DuelKernel(unpackTableNet(packed), exports);
  return kernel !== undefined;
}

export function duelKernel(): DuelKernel | undefined {
  return kernel;
}
