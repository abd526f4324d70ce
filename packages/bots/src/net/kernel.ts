/** Compiled kernels (packages/bots/kernel) are opened here, and nets written to their memory. */
import { INNER, type TableNet, type Tail, UNITS } from './table-net.ts';

/** The parts of the WebAssembly interface used here; the language's own types do not have it. */
interface WasmRuntime {
  instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
}

/** None where WebAssembly with SIMD is missing or forbidden. */
export async function openWasm<Exports>(bytes: Uint8Array): Promise<Exports | undefined> {
  const runtime = (globalThis as { WebAssembly?: WasmRuntime }).WebAssembly;
  if (!runtime) return undefined;
  const opened = await runtime.instantiate(bytes).catch(() => undefined);
  return opened && (opened.instance.exports as Exports);
}

const FLOAT = 4;
const SHORT = 2;
const HEADS = 3;
/** With one number more than there is, so that the next tail begins at a multiple of 16 bytes. */
const TAIL_LENGTH = (UNITS + 1 + INNER + 1 + HEADS) * INNER + HEADS + 1;

/** In the order of `RowNet` in row-net.h, with room for a tail for each of these numbers of seats. */
export function writeTableNet(
  net: TableNet,
  players: readonly number[],
  buffer: ArrayBuffer,
  at: number,
): void {
  const rows = new Int16Array(buffer, at, net.columns * UNITS);
  for (let index = 0; index < rows.length; index++) rows[index] = Math.round(net.rows[index]! / net.step);
  let next = at + SHORT * rows.length;
  const write = (list: ArrayLike<number>) => {
    new Float32Array(buffer, next, list.length).set(list);
    next += FLOAT * list.length;
  };
  write(net.bias);
  for (const each of players) {
    const tail = net.tails.get(each);
    const end = next + FLOAT * TAIL_LENGTH;
    if (tail) for (const list of listsOf(tail)) write(list);
    next = end;
  }
  write([net.step]);
}

function listsOf({ second, secondBias, third, thirdBias, heads, headsBias }: Tail): Float32Array[] {
  return [second, secondBias, third, thirdBias, heads, headsBias];
}
