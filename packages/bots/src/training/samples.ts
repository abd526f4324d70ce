/** Positions to learn from, as lists of features in one array, each with the points that were still to come. */
export interface SampleData {
  readonly starts: Int32Array;
  readonly targets: Float32Array;
  readonly features: Uint16Array;
}

/** Collects samples: `add` as often as need be, then `end`. */
export class Samples {
  readonly #starts = [0];
  readonly #targets: number[] = [];
  #features = new Uint16Array(4096);
  #length = 0;

  add(list: Uint16Array, length: number): void {
    if (this.#length + length > this.#features.length) {
      const larger = new Uint16Array(2 * (this.#length + length));
      larger.set(this.#features);
      this.#features = larger;
    }
    this.#features.set(list.subarray(0, length), this.#length);
    this.#length += length;
  }

  /** Ends a sample and answers with its number. */
  end(target = 0): number {
    this.#starts.push(this.#length);
    return this.#targets.push(target) - 1;
  }

  setTarget(sample: number, target: number): void {
    this.#targets[sample] = target;
  }

  /** A copy, to send or to keep. */
  data(): SampleData {
    return {
      starts: Int32Array.from(this.#starts),
      targets: Float32Array.from(this.#targets),
      features: this.#features.slice(0, this.#length),
    };
  }
}

/** Everything in one. */
export function joinSamples(parts: readonly SampleData[]): SampleData {
  const count = parts.reduce((sum, { targets }) => sum + targets.length, 0);
  const length = parts.reduce((sum, { features }) => sum + features.length, 0);
  const starts = new Int32Array(count + 1);
  const targets = new Float32Array(count);
  const features = new Uint16Array(length);
  let sample = 0;
  let feature = 0;
  for (const part of parts) {
    targets.set(part.targets, sample);
    features.set(part.features, feature);
    for (let index = 0; index <= part.targets.length; index++)
      starts[sample + index] = feature + part.starts[index]!;
    sample += part.targets.length;
    feature += part.features.length;
  }
  return { starts, targets, features };
}
