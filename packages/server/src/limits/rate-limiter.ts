/** A token bucket for each key: so many a second, with bursts of so many seconds' worth. */
const BURST = 4;
/** Buckets that are full again are forgotten now and then. */
const MOST_KEPT = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

export class RateLimiter {
  readonly #rate: number;
  readonly #seconds: number;
  readonly #buckets = new Map<string, Bucket>();
  #swept = 0;

  constructor(rate: number, seconds = BURST) {
    this.#rate = rate;
    this.#seconds = seconds;
  }

  /** False when the key has used up its share. */
  take(key: string, now: number, cost = 1): boolean {
    return this.takeAll([[key, 1]], now, cost);
  }

  /** Of all keys or of none; each may use so many times as much as usual. */
  takeAll(keys: readonly (readonly [key: string, share: number])[], now: number, cost = 1): boolean {
    const buckets = keys.map(([key, share]) => ({ bucket: this.#bucket(key, now), cost: cost / share }));
    if (buckets.some(({ bucket, cost: own }) => bucket.tokens < own)) return false;
    for (const { bucket, cost: own } of buckets) bucket.tokens -= own;
    return true;
  }

  #bucket(key: string, now: number): Bucket {
    const most = this.#seconds * this.#rate;
    const known = this.#buckets.get(key);
    if (known) {
      known.tokens = Math.min(most, known.tokens + (Math.max(0, now - known.at) / 1000) * this.#rate);
      known.at = now;
      return known;
    }
    if (this.#buckets.size >= MOST_KEPT && now - this.#swept > 1000 * this.#seconds) this.#forgetFull(now);
    const bucket = { tokens: most, at: now };
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #forgetFull(now: number): void {
    this.#swept = now;
    for (const [key, { at }] of this.#buckets) if (now - at > 1000 * this.#seconds) this.#buckets.delete(key);
  }
}

/** How many of something are open, by key. */
export class Counter {
  readonly #counts = new Map<string, number>();

  count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.count(key) + 1);
  }

  remove(key: string): void {
    const left = this.count(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
