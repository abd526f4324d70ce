/**
 * The same net with its inner loops in WebAssembly, four numbers at a time: some five times faster. Where WebAssembly
 * with SIMD is missing or forbidden, `openNet` answers with the plain one.
 */
import { fromBase64 } from './base64.ts';
import { HIDDEN, Net, POINTS_PER_UNIT } from './net.ts';
import { NET_KERNEL } from './net-kernel.ts';

interface Kernel {
  add(sum: number, list: number, count: number, embeddings: number): void;
  value(sum: number, upper: number, active: number): number;
}

/** The parts of the WebAssembly interface used here; the language's own types do not have it. */
interface WasmRuntime {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

const PAGE = 65_536;
const MOST_SUMS = 64;
const LIST_BYTES = 1024;

export class FastNet extends Net {
  readonly #kernel: Kernel;
  readonly #memory: ArrayBuffer;
  readonly #list: Uint16Array;
  readonly #upper: number;
  readonly #active: number;
  #sums = 0;

  constructor(features: number, weights: Float32Array, runtime: WasmRuntime) {
    const scratch = LIST_BYTES + 4 * HIDDEN * MOST_SUMS;
    const memory = new runtime.Memory({ initial: Math.ceil((weights.byteLength + scratch) / PAGE) });
    const copy = new Float32Array(memory.buffer, 0, weights.length);
    copy.set(weights);
    super(features, copy);
    const module = new runtime.Module(fromBase64(NET_KERNEL));
    this.#kernel = new runtime.Instance(module, { env: { memory } }).exports as Kernel;
    this.#memory = memory.buffer;
    // 16-byte steps, so that the sums are aligned
    const end = Math.ceil(weights.byteLength / 16) * 16;
    this.#list = new Uint16Array(memory.buffer, end, LIST_BYTES / 2);
    this.#upper = 4 * this.secondAt;
    this.#active = this.createSum().byteOffset;
  }

  override createSum(): Float32Array {
    if (this.#sums === MOST_SUMS) throw new RangeError('this net has no room for another sum');
    const from = this.#list.byteOffset + LIST_BYTES + 4 * HIDDEN * this.#sums++;
    return new Float32Array(this.#memory, from, HIDDEN);
  }

  override add(sum: Float32Array, list: Uint16Array, from: number, to: number): void {
    const features = this.#list;
    for (let index = from; index < to; index++) features[index - from] = list[index]!;
    this.#kernel.add(sum.byteOffset, features.byteOffset, to - from, 0);
  }

  override value(sum: Float32Array): number {
    return this.#kernel.value(sum.byteOffset, this.#upper, this.#active) * POINTS_PER_UNIT;
  }
}

/** The fastest net that runs here. */
export function openNet(features: number, weights: Float32Array): Net {
  const runtime = (globalThis as { WebAssembly?: WasmRuntime }).WebAssembly;
  if (!runtime) return new Net(features, weights);
  try {
    return new FastNet(features, weights, runtime);
  } catch {
    // no SIMD, or a page whose policy forbids WebAssembly
    return new Net(features, weights);
  }
}
