/** Many positions as lists of features in one array, each with the points that were still to come. */
export interface SampleData {
  readonly starts: Int32Array;
  readonly targets: Float32Array;
  readonly features: Uint16Array;
}

/** More than any position has. */
const FEATURES_EACH = 110;

export class Samples implements SampleData {
  count = 0;
  readonly starts: Int32Array;
  readonly targets: Float32Array;
  readonly features: Uint16Array;
  #length = 0;

  constructor(most: number) {
    this.starts = new Int32Array(most + 1);
    this.targets = new Float32Array(most);
    this.features = new Uint16Array(most * FEATURES_EACH);
  }

  add(list: Uint16Array, length: number): void {
    this.features.set(list.subarray(0, length), this.#length);
    this.#length += length;
  }

  /** Ends a sample and answers with its number. */
  end(): number {
    this.starts[this.count + 1] = this.#length;
    return this.count++;
  }

  setTarget(sample: number, target: number): void {
    this.targets[sample] = target;
  }

  /** A copy that is no larger than need be, to send or to keep. */
  data(): SampleData {
    return {
      starts: this.starts.slice(0, this.count + 1),
      targets: this.targets.slice(0, this.count),
      features: this.features.slice(0, this.#length),
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
