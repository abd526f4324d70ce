/** Convolutions by WebAssembly, four outputs at a time (engine/kernel.cpp). */
import { type Convolve, convolve, type Layer } from './layers.ts';

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  free_memory(): number;
  convolve(
    input: number,
    inputs: number,
    side: number,
    stride: number,
    weights: number,
    outputs: number,
    biases: number,
    output: number,
  ): void;
}

// every runtime has it, the language's own types do not
declare const WebAssembly:
  | {
      validate(bytes: ArrayBuffer): boolean;
      Module: new (bytes: ArrayBuffer) => object;
      Instance: new (module: object) => { readonly exports: unknown };
    }
  | undefined;

const LANES = 4;
const BYTES = 4;
const PAGE = 65_536;

/**
 * The fastest way to convolve that there is here.
 *
 * @param code the compiled kernel; where it cannot run, for want of SIMD say, the plain way does
 */
export function fastestConvolve(code: ArrayBuffer): Convolve {
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(code)) return convolve;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code));
  const kernel = new Kernel(exports as Exports);
  return (input, side, layer, stride) =>
    layer.outputs % LANES === 0
      ? kernel.convolve(input, side, layer, stride)
      : convolve(input, side, layer, stride);
}

/** Layers stay in its memory once they have been used; what a convolution reads and writes lies behind them. */
class Kernel {
  readonly #exports: Exports;
  readonly #layers = new Map<Layer, { readonly weights: number; readonly biases: number }>();
  #end: number;

  constructor(exports: Exports) {
    this.#exports = exports;
    this.#end = Math.ceil(exports.free_memory() / 16) * 16;
  }

  convolve(input: Float32Array, side: number, layer: Layer, stride: number): Float32Array {
    const { inputs, outputs } = layer;
    const { weights, biases } = this.#layers.get(layer) ?? this.#keep(layer);
    const padded = inputs * (side + 2) ** 2;
    const results = outputs * (side / stride) ** 2;
    const [from, to] = [this.#end, this.#end + BYTES * padded];
    pad(this.#floats(from, padded + results), input, inputs, side);
    this.#exports.convolve(from, inputs, side, stride, weights, outputs, biases, to);
    return this.#floats(to, results).slice();
  }

  #keep(layer: Layer): { readonly weights: number; readonly biases: number } {
    const { inputs, outputs, weights, biases } = layer;
    const places = 9 * inputs;
    const kept = { weights: this.#end, biases: this.#end + BYTES * places * outputs };
    const floats = this.#floats(this.#end, (places + 1) * outputs);
    for (let output = 0; output < outputs; output++)
      for (let place = 0; place < places; place++)
        floats[place * outputs + output] = weights[output * places + place]!;
    floats.set(biases, places * outputs);
    this.#end += BYTES * floats.length;
    this.#layers.set(layer, kept);
    return kept;
  }

  /** Its memory there; what was got before is no longer it when it had to grow. */
  #floats(at: number, count: number): Float32Array {
    const { memory } = this.#exports;
    const missing = at + BYTES * count - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return new Float32Array(memory.buffer, at, count);
  }
}

/** Planes with zeros around them. */
function pad(out: Float32Array, input: Float32Array, planes: number, side: number): void {
  const wide = side + 2;
  out.fill(0, 0, planes * wide * wide);
  for (let row = 0; row < planes * side; row++) {
    const plane = Math.floor(row / side);
    const at = (plane * wide + (row % side) + 1) * wide + 1;
    out.set(input.subarray(row * side, (row + 1) * side), at);
  }
}
