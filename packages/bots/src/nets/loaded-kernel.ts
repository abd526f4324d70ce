/**
 * A kernel and its net, read when first needed: a page fetches those of the game it plays, and none where nobody thinks with a
 * net. What did not come is asked for again the next time.
 */
import { type Address, readBytes } from './read-bytes.ts';
import { openWasm } from './wasm.ts';

export interface KernelFiles {
  readonly code: Address;
  readonly net: Address;
}

export class LoadedKernel<Exports, Kernel> {
  readonly #files: KernelFiles;
  readonly #open: (packedNet: Uint8Array, exports: Exports) => Kernel;
  readonly #read: typeof readBytes;
  #kernel: Kernel | undefined;
  #isTried = false;

  constructor(
    files: KernelFiles,
    open: (packedNet: Uint8Array, exports: Exports) => Kernel,
    read: typeof readBytes = readBytes,
  ) {
    this.#files = files;
    this.#open = open;
    this.#read = read;
  }

  /** To be awaited before the kernel is first asked for. Rejects where a file does not come. */
  async load(): Promise<void> {
    if (this.#kernel) return;
    const [code, net] = await Promise.all([this.#read(this.#files.code), this.#read(this.#files.net)]);
    const exports = await openWasm<Exports>(code);
    this.#isTried = true;
    // it may have come twice at the same time
    if (exports) this.#kernel ??= this.#open(net, exports);
  }

  /** Undefined where WebAssembly with SIMD is missing or forbidden. */
  get(): Kernel | undefined {
    if (!this.#isTried) throw new Error('the net is not loaded: prepare the bot before it chooses');
    return this.#kernel;
  }
}
