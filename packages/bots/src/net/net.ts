/**
 * A small net on sparse features: embeddings of the features present are summed, then ReLU, 32 ReLU, one number.
 * The sum is kept apart (an accumulator), so that what many questions share is added once.
 */
export const HIDDEN = 128;
export const SECOND = 32;

/** All weights in one array: embeddings, first bias, second layer (row by row), its bias, output, its bias. */
export function weightCount(features: number): number {
  return features * HIDDEN + HIDDEN + HIDDEN * SECOND + SECOND + SECOND + 1;
}

/** What the output of one unit stands for, in points: keeps the weights small. */
export const POINTS_PER_UNIT = 20;

export class Net {
  readonly weights: Float32Array;
  readonly features: number;
  readonly firstBias: number;
  readonly secondAt: number;
  readonly secondBias: number;
  readonly outputAt: number;

  constructor(features: number, weights: Float32Array) {
    if (weights.length !== weightCount(features)) throw new RangeError('these weights are for another net');
    this.weights = weights;
    this.features = features;
    this.firstBias = features * HIDDEN;
    this.secondAt = this.firstBias + HIDDEN;
    this.secondBias = this.secondAt + HIDDEN * SECOND;
    this.outputAt = this.secondBias + SECOND;
  }

  createSum(): Float32Array {
    return new Float32Array(HIDDEN);
  }

  /** Starts an accumulator. */
  clear(sum: Float32Array): void {
    const { weights, firstBias } = this;
    for (let unit = 0; unit < HIDDEN; unit++) sum[unit] = weights[firstBias + unit]!;
  }

  /** Adds the embeddings of some features. */
  add(sum: Float32Array, list: Uint16Array, from: number, to: number): void {
    const { weights } = this;
    for (let index = from; index < to; index++) {
      const at = list[index]! * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit += 4) {
        sum[unit]! += weights[at + unit]!;
        sum[unit + 1]! += weights[at + unit + 1]!;
        sum[unit + 2]! += weights[at + unit + 2]!;
        sum[unit + 3]! += weights[at + unit + 3]!;
      }
    }
  }

  /** The value of an accumulator, in points. */
  value(sum: Float32Array): number {
    const { weights, secondAt, secondBias, outputAt } = this;
    let output = weights[outputAt + SECOND]!;
    let active = 0;
    for (let unit = 0; unit < HIDDEN; unit++) if (sum[unit]! > 0) ACTIVE[active++] = unit;
    for (let second = 0; second < SECOND; second++) {
      const row = secondAt + second * HIDDEN;
      let total = weights[secondBias + second]!;
      for (let index = 0; index < active; index++) {
        const unit = ACTIVE[index]!;
        total += sum[unit]! * weights[row + unit]!;
      }
      if (total > 0) output += total * weights[outputAt + second]!;
    }
    return output * POINTS_PER_UNIT;
  }
}

/** The units that are on: about half of the second layer's work can be skipped. */
const ACTIVE = new Uint8Array(HIDDEN);
