/** Fits a net to samples by stochastic gradient descent; several learners may share one set of weights without locks. */
import { HIDDEN, type Net, POINTS_PER_UNIT, SECOND } from '../../net/net.ts';

/** How fast the running mean of squared gradients forgets. */
const FORGET = 0.001;
const SMALLEST_SCALE = 1e-4;
/** Errors beyond this many units count no more than this. */
const CLIP = 1.5;

export class Learner {
  readonly #net: Net;
  /** Running mean squares: one for each feature's embedding, the first bias, each row of the second layer, the output. */
  readonly #squares: Float32Array;
  readonly #sum = new Float32Array(HIDDEN);
  readonly #second = new Float32Array(SECOND);
  readonly #secondError = new Float32Array(SECOND);
  readonly #error = new Float32Array(HIDDEN);

  constructor(net: Net, squares: Float32Array) {
    this.#net = net;
    this.#squares = squares;
  }

  static squareCount(features: number): number {
    return features + 1 + SECOND + 1;
  }

  /** One step towards a target in points; answers with the error in points before the step. */
  learn(list: Uint16Array, length: number, target: number, rate: number): number {
    const output = this.#forward(list, length);
    const error = output - target / POINTS_PER_UNIT;
    this.#backward(Math.max(-CLIP, Math.min(CLIP, error)));
    this.#updateUpper(Math.max(-CLIP, Math.min(CLIP, error)), rate);
    this.#updateEmbeddings(list, length, rate);
    return error * POINTS_PER_UNIT;
  }

  #forward(list: Uint16Array, length: number): number {
    const net = this.#net;
    const { weights, secondAt, secondBias, outputAt } = net;
    const sum = this.#sum;
    net.clear(sum);
    net.add(sum, list, 0, length);
    let output = weights[outputAt + SECOND]!;
    for (let second = 0; second < SECOND; second++) {
      const row = secondAt + second * HIDDEN;
      let total = weights[secondBias + second]!;
      for (let unit = 0; unit < HIDDEN; unit++)
        if (sum[unit]! > 0) total += sum[unit]! * weights[row + unit]!;
      this.#second[second] = total;
      if (total > 0) output += total * weights[outputAt + second]!;
    }
    return output;
  }

  #backward(error: number): void {
    const { weights, secondAt, outputAt } = this.#net;
    this.#error.fill(0);
    for (let second = 0; second < SECOND; second++) {
      const down = this.#second[second]! > 0 ? error * weights[outputAt + second]! : 0;
      this.#secondError[second] = down;
      if (down === 0) continue;
      const row = secondAt + second * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) this.#error[unit]! += down * weights[row + unit]!;
    }
    for (let unit = 0; unit < HIDDEN; unit++) if (this.#sum[unit]! <= 0) this.#error[unit] = 0;
  }

  #updateUpper(error: number, rate: number): void {
    const { weights, features, secondAt, secondBias, outputAt } = this.#net;
    const outputStep = this.#step(features + 1 + SECOND, error * error, rate);
    weights[outputAt + SECOND]! -= outputStep * error;
    for (let second = 0; second < SECOND; second++) {
      if (this.#second[second]! > 0)
        weights[outputAt + second]! -= outputStep * error * this.#second[second]!;
      const down = this.#secondError[second]!;
      if (down === 0) continue;
      const step = this.#step(features + 1 + second, down * down, rate) * down;
      const row = secondAt + second * HIDDEN;
      weights[secondBias + second]! -= step;
      for (let unit = 0; unit < HIDDEN; unit++)
        if (this.#sum[unit]! > 0) weights[row + unit]! -= step * this.#sum[unit]!;
    }
  }

  #updateEmbeddings(list: Uint16Array, length: number, rate: number): void {
    const { weights, features, firstBias } = this.#net;
    const error = this.#error;
    let square = 0;
    for (let unit = 0; unit < HIDDEN; unit++) square += error[unit]! * error[unit]!;
    square /= HIDDEN;
    for (let index = 0; index <= length; index++) {
      const feature = index === length ? features : list[index]!;
      const at = index === length ? firstBias : feature * HIDDEN;
      const step = this.#step(feature, square, rate);
      for (let unit = 0; unit < HIDDEN; unit++) weights[at + unit]! -= step * error[unit]!;
    }
  }

  /** The learning rate divided by the running size of this row's gradients. */
  #step(row: number, square: number, rate: number): number {
    const squares = this.#squares;
    const mean = squares[row]! + FORGET * (square - squares[row]!);
    squares[row] = mean;
    return rate / (Math.sqrt(mean) + SMALLEST_SCALE);
  }
}
