/** Nets in bytes, as training/export.py writes them: by layer the scales and biases of its outputs, then its weights in steps. */
import type { Layer } from './layers.ts';

export class PackedReader {
  readonly #bytes: ArrayBuffer;
  #at: number;

  /** @param magic how the bytes of this kind of net begin */
  constructor(bytes: ArrayBuffer, magic: string) {
    const begin = String.fromCharCode(...new Uint8Array(bytes.slice(0, magic.length)));
    if (begin !== magic)
      throw new Error(
        `a packed net begins with ${JSON.stringify(begin)} instead of ${JSON.stringify(magic)}`,
      );
    this.#bytes = bytes;
    this.#at = magic.length;
  }

  /** @param each weights for each pair of an input and an output: 9 for a convolution of 3 x 3 */
  layer(inputs: number, outputs: number, each: 1 | 9): Layer {
    const scales = this.#floats(outputs);
    const biases = this.#floats(outputs);
    const perOutput = inputs * each;
    const steps = new Int8Array(this.#take(perOutput * outputs));
    const weights = Float32Array.from(steps, (step, index) => step * scales[Math.floor(index / perOutput)]!);
    return { inputs, outputs, biases, weights };
  }

  /** Nothing may follow the last layer. */
  end(): void {
    const over = this.#bytes.byteLength - this.#at;
    if (over !== 0) throw new Error(`a packed net has ${over} bytes too many`);
  }

  #floats(count: number): Float32Array {
    return new Float32Array(this.#take(4 * count));
  }

  #take(count: number): ArrayBuffer {
    const end = this.#at + count;
    if (end > this.#bytes.byteLength) throw new Error('a packed net ends too soon');
    const taken = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return taken;
  }
}
