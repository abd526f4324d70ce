/** The layers of the net in plain TypeScript. */

export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly biases: Float32Array;
  /** Those of an output lie together. */
  readonly weights: Float32Array;
}

/** 3 x 3 around each value, zeros outside, then everything below 0 is cut off. */
export type Convolve = (input: Float32Array, side: number, layer: Layer, stride: number) => Float32Array;

/** The plain way, which runs everywhere. */
export function convolve(input: Float32Array, side: number, layer: Layer, stride: number): Float32Array {
  const { inputs, outputs, biases, weights } = layer;
  const wide = side + 2;
  const padded = padAll(input, inputs, side);
  const result = side / stride;
  const out = new Float32Array(outputs * result * result);
  for (let output = 0; output < outputs; output++) {
    const plane = out
      .subarray(output * result * result, (output + 1) * result * result)
      .fill(biases[output]!);
    for (let channel = 0; channel < inputs; channel++) {
      const from = (output * inputs + channel) * 9;
      const [a, b, c] = [weights[from]!, weights[from + 1]!, weights[from + 2]!];
      const [d, e, f] = [weights[from + 3]!, weights[from + 4]!, weights[from + 5]!];
      const [g, h, i] = [weights[from + 6]!, weights[from + 7]!, weights[from + 8]!];
      for (let y = 0, at = 0; y < result; y++) {
        let upper = channel * wide * wide + y * stride * wide;
        for (let x = 0; x < result; x++, at++, upper += stride) {
          const middle = upper + wide;
          const lower = middle + wide;
          plane[at]! +=
            a * padded[upper]! +
            b * padded[upper + 1]! +
            c * padded[upper + 2]! +
            d * padded[middle]! +
            e * padded[middle + 1]! +
            f * padded[middle + 2]! +
            g * padded[lower]! +
            h * padded[lower + 1]! +
            i * padded[lower + 2]!;
        }
      }
    }
  }
  for (let at = 0; at < out.length; at++) if (out[at]! < 0) out[at] = 0;
  return out;
}

function padAll(input: Float32Array, planes: number, side: number): Float32Array {
  const wide = side + 2;
  const padded = new Float32Array(planes * wide * wide);
  for (let plane = 0; plane < planes; plane++)
    for (let row = 0; row < side; row++) {
      const from = (plane * side + row) * side;
      padded.set(input.subarray(from, from + side), (plane * wide + row + 1) * wide + 1);
    }
  return padded;
}

/** A sum of all inputs for each output. */
export function connect(input: Float32Array, { inputs, biases, weights }: Layer): Float32Array {
  return biases.map((bias, output) => {
    let sum = bias;
    for (let at = 0; at < inputs; at++) sum += weights[output * inputs + at]! * input[at]!;
    return sum;
  });
}

/** The mean of each plane, then the largest value of each. */
export function summarise(input: Float32Array, side: number): Float32Array {
  const plane = side * side;
  const planes = input.length / plane;
  const out = new Float32Array(2 * planes);
  for (let at = 0; at < planes; at++) {
    const values = input.subarray(at * plane, (at + 1) * plane);
    out[at] = values.reduce((sum, value) => sum + value, 0) / plane;
    out[planes + at] = Math.max(...values);
  }
  return out;
}

/** Each output of each pixel from all inputs of that pixel. */
export function connectPixels(
  input: Float32Array,
  { inputs, outputs, biases, weights }: Layer,
): Float32Array {
  const plane = input.length / inputs;
  const out = new Float32Array(outputs * plane);
  for (let output = 0; output < outputs; output++)
    for (let pixel = 0; pixel < plane; pixel++) {
      let sum = biases[output]!;
      for (let at = 0; at < inputs; at++) sum += weights[output * inputs + at]! * input[at * plane + pixel]!;
      out[output * plane + pixel] = sum;
    }
  return out;
}

/** Every value four times, as 2 x 2. */
export function enlarge(input: Float32Array, side: number): Float32Array {
  const wide = 2 * side;
  const planes = input.length / (side * side);
  return Float32Array.from({ length: planes * wide * wide }, (_, at) => {
    const plane = Math.floor(at / (wide * wide));
    const row = Math.floor(at / wide) % wide;
    return input[(plane * side + (row >> 1)) * side + ((at % wide) >> 1)]!;
  });
}

/** The largest of each 2 x 2. */
export function pool(input: Float32Array, side: number): Float32Array {
  const half = side / 2;
  const planes = input.length / (side * side);
  const out = new Float32Array(planes * half * half);
  for (let at = 0; at < out.length; at++) {
    const plane = Math.floor(at / (half * half));
    const row = Math.floor(at / half) % half;
    const upper = (plane * side + 2 * row) * side + 2 * (at % half);
    out[at] = Math.max(input[upper]!, input[upper + 1]!, input[upper + side]!, input[upper + side + 1]!);
  }
  return out;
}
