/** Reads numbers of a packed net one after the other. Throws where there are no more. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  bytes(count: number): Uint8Array {
    const from = this.#take(count);
    return this.#bytes.subarray(from, from + count);
  }

  byte(): number {
    return this.#view.getInt8(this.#take(1));
  }

  short(): number {
    return this.#view.getInt16(this.#take(2), true);
  }

  integer(): number {
    return this.#view.getInt32(this.#take(4), true);
  }

  float(): number {
    return this.#view.getFloat32(this.#take(4), true);
  }

  /** One step, then so many 16-bit numbers of steps. */
  list(count: number): Float32Array {
    const step = this.float();
    const from = this.#take(2 * count);
    return Float32Array.from(
      { length: count },
      (_, index) => this.#view.getInt16(from + 2 * index, true) * step,
    );
  }

  /** Nothing may follow. */
  end(): void {
    if (this.#at !== this.#bytes.length) throw new RangeError('this packed net is too long');
  }

  #take(count: number): number {
    const from = this.#at;
    this.#at += count;
    if (!(count >= 0) || this.#at > this.#bytes.length)
      throw new RangeError('this packed net is cut off or damaged');
    return from;
  }
}
