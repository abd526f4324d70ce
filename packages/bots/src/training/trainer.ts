/** Fits a net to samples: Adam on the squared error, one sample after the other in small batches. */
import type { Random } from '@kingdomino/rules';
import { HIDDEN, Net, POINTS_PER_UNIT, SECOND, weightCount } from '../net/net.ts';
import type { SampleData } from './samples.ts';

export interface Fitting {
  readonly rate: number;
  readonly batch: number;
}

const BETA_1 = 0.9;
const BETA_2 = 0.999;
const TINY = 1e-8;

/** More features than any position has. */
const MOST_FEATURES = 512;

export class Trainer {
  readonly net: Net;
  readonly #symmetries: readonly Uint16Array[];
  readonly #gradient: Float32Array;
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  readonly #touched: Uint8Array;
  readonly #sum = new Float32Array(HIDDEN);
  readonly #middle = new Float32Array(SECOND);
  readonly #back = new Float32Array(HIDDEN);
  readonly #list = new Uint16Array(MOST_FEATURES);
  /** The first layer's units that are on. */
  readonly #units = new Uint8Array(HIDDEN);
  #active = 0;
  #steps = 0;

  /** `symmetries` are tables from features to what they become when a position is turned or mirrored. */
  constructor(net: Net, symmetries: readonly Uint16Array[]) {
    this.net = net;
    this.#symmetries = symmetries;
    const count = net.weights.length;
    this.#gradient = new Float32Array(count);
    this.#first = new Float32Array(count);
    this.#second = new Float32Array(count);
    this.#touched = new Uint8Array(net.features);
  }

  /** One pass over the samples in a new order, each turned or mirrored somehow. Answers with the root mean squared error in points. */
  fit(samples: SampleData, { rate, batch }: Fitting, random: Random): number {
    const order = Int32Array.from({ length: samples.targets.length }, (_, index) => index);
    random.shuffle(order);
    let squares = 0;
    for (let from = 0; from < order.length; from += batch) {
      const to = Math.min(order.length, from + batch);
      for (let index = from; index < to; index++)
        squares +=
          this.#learn(samples, order[index]!, this.#symmetries[random.below(this.#symmetries.length)]!) ** 2;
      this.#update(rate, to - from);
    }
    return POINTS_PER_UNIT * Math.sqrt(squares / Math.max(1, order.length));
  }

  /** Adds one sample's gradient and answers with its error. */
  #learn(samples: SampleData, sample: number, symmetry: Uint16Array): number {
    const { net } = this;
    const { weights } = net;
    const list = this.#list;
    const length = readSample(samples, sample, symmetry, list);
    net.clear(this.#sum);
    net.add(this.#sum, list, 0, length);
    const error = this.#forward() - samples.targets[sample]! / POINTS_PER_UNIT;
    const gradient = this.#gradient;
    const back = this.#back.fill(0);
    const units = this.#units;
    const sum = this.#sum;
    const active = this.#active;
    gradient[net.outputAt + SECOND]! += error;
    for (let second = 0; second < SECOND; second++) {
      const middle = this.#middle[second]!;
      if (middle <= 0) continue;
      gradient[net.outputAt + second]! += error * middle;
      const slope = error * weights[net.outputAt + second]!;
      gradient[net.secondBias + second]! += slope;
      const row = net.secondAt + second * HIDDEN;
      for (let index = 0; index < active; index++) {
        const unit = units[index]!;
        gradient[row + unit]! += slope * sum[unit]!;
        back[unit]! += slope * weights[row + unit]!;
      }
    }
    for (let unit = 0; unit < HIDDEN; unit++) gradient[net.firstBias + unit]! += back[unit]!;
    for (let index = 0; index < length; index++) {
      const feature = list[index]!;
      this.#touched[feature] = 1;
      const at = feature * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) gradient[at + unit]! += back[unit]!;
    }
    return error;
  }

  #forward(): number {
    const { weights, secondAt, secondBias, outputAt } = this.net;
    const units = this.#units;
    const sum = this.#sum;
    let active = 0;
    for (let unit = 0; unit < HIDDEN; unit++) if (sum[unit]! > 0) units[active++] = unit;
    this.#active = active;
    let output = weights[outputAt + SECOND]!;
    for (let second = 0; second < SECOND; second++) {
      const row = secondAt + second * HIDDEN;
      let total = weights[secondBias + second]!;
      for (let index = 0; index < active; index++) {
        const unit = units[index]!;
        total += sum[unit]! * weights[row + unit]!;
      }
      this.#middle[second] = total;
      if (total > 0) output += total * weights[outputAt + second]!;
    }
    return output;
  }

  #update(rate: number, size: number): void {
    this.#steps++;
    const step = (rate * Math.sqrt(1 - BETA_2 ** this.#steps)) / (1 - BETA_1 ** this.#steps);
    for (let feature = 0; feature < this.net.features; feature++) {
      if (this.#touched[feature] === 0) continue;
      this.#touched[feature] = 0;
      this.#move(feature * HIDDEN, (feature + 1) * HIDDEN, step, size);
    }
    this.#move(this.net.firstBias, this.net.weights.length, step, size);
  }

  #move(from: number, to: number, step: number, size: number): void {
    const { weights } = this.net;
    for (let at = from; at < to; at++) {
      const slope = this.#gradient[at]! / size;
      this.#gradient[at] = 0;
      this.#first[at] = BETA_1 * this.#first[at]! + (1 - BETA_1) * slope;
      this.#second[at] = BETA_2 * this.#second[at]! + (1 - BETA_2) * slope * slope;
      weights[at]! -= (step * this.#first[at]!) / (Math.sqrt(this.#second[at]!) + TINY);
    }
  }
}

/** Small random weights; the output begins at nothing, so that an untrained net plays by points alone. */
export function newNet(features: number, random: Random): Net {
  const net = new Net(features, new Float32Array(weightCount(features)));
  const spread = (from: number, to: number, size: number) => {
    for (let at = from; at < to; at++) net.weights[at] = size * (2 * random.unit() - 1);
  };
  spread(0, net.firstBias, 0.15);
  spread(net.secondAt, net.secondBias, Math.sqrt(3 / HIDDEN));
  return net;
}

/** Copies a sample's features as a symmetry shows them. */
function readSample(samples: SampleData, sample: number, symmetry: Uint16Array, list: Uint16Array): number {
  const from = samples.starts[sample]!;
  const length = samples.starts[sample + 1]! - from;
  for (let index = 0; index < length; index++) list[index] = symmetry[samples.features[from + index]!]!;
  return length;
}
