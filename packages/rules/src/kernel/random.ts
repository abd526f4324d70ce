/**
 * A small fast generator (xoshiro128**) for playouts, bots and tests. Not for dealing: see `dealer.ts`.
 *
 * The state lives in a typed array because module-level or field numbers above 2^30 would be boxed.
 */
export class Random {
  readonly #state = new Int32Array(4);

  constructor(seed: number) {
    // splitmix32, so that neighbouring seeds give unrelated streams
    let mix = seed | 0;
    for (let index = 0; index < 4; index++) {
      mix = (mix + 0x9e3779b9) | 0;
      let word = mix ^ (mix >>> 16);
      word = Math.imul(word, 0x21f0aaad);
      word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
      this.#state[index] = word ^ (word >>> 15);
    }
  }

  /** 32 random bits. */
  bits(): number {
    const state = this.#state;
    const s0 = state[0]!;
    const s1 = state[1]!;
    const s2 = state[2]! ^ s0;
    const s3 = state[3]! ^ s1;
    const scrambled = Math.imul(s1, 5);
    state[0] = s0 ^ s3;
    state[1] = s1 ^ s2;
    state[2] = s2 ^ (s1 << 9);
    state[3] = (s3 << 11) | (s3 >>> 21);
    return Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    // whole-number arithmetic where it suffices: half the time of the general way
    return count <= 256
      ? Math.imul(this.bits() >>> 8, count) >>> 24
      : Math.floor((this.bits() >>> 0) * count * 2 ** -32);
  }

  /** From 0 up to, but not including, 1. */
  unit(): number {
    return (this.bits() >>> 0) * 2 ** -32;
  }

  /** Brings a list into a random order, in place, all orders equally likely. */
  shuffle(items: { [index: number]: number; readonly length: number }): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const item = items[last]!;
      items[last] = items[other]!;
      items[other] = item;
    }
  }
}
