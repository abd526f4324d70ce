/** Candidate pruning: the best draws of each sort by their points at once: plain, with the castle cross, with spells. */

const SORTS = 3;
const MOST = 512;

export class Shortlist {
  count = 0;
  readonly code = new Int32Array(SORTS * MOST);
  readonly first = new Uint8Array(SORTS * MOST);
  readonly second = new Uint8Array(SORTS * MOST);
  /** First the points at once, then a value. */
  readonly value = new Float64Array(SORTS * MOST);
  readonly #counts = new Int32Array(SORTS);
  #width = MOST;

  /** How many plain draws to keep; of the other sorts half as many. */
  start(width: number): void {
    this.count = 0;
    this.#width = Math.min(width, MOST);
    this.#counts.fill(0);
  }

  /** Kept in order within its sort: an insertion, because most offers are turned down at once. */
  offer(sort: number, code: number, first: number, second: number, gain: number): void {
    const width = sort === 0 ? this.#width : (this.#width + 1) >> 1;
    const from = sort * MOST;
    const count = this.#counts[sort]!;
    if (count === width && gain <= this.value[from + count - 1]!) return;
    let at = from + Math.min(count, width - 1);
    for (; at > from && this.value[at - 1]! < gain; at--) this.#move(at - 1, at);
    this.code[at] = code;
    this.first[at] = first;
    this.second[at] = second;
    this.value[at] = gain;
    this.#counts[sort] = Math.min(count + 1, width);
  }

  /** Puts the sorts one after the other. */
  finish(): void {
    let count = this.#counts[0]!;
    for (let sort = 1; sort < SORTS; sort++)
      for (let index = 0; index < this.#counts[sort]!; index++) this.#move(sort * MOST + index, count++);
    this.count = count;
  }

  /** The best value first; of equal ones the earlier. */
  sort(): void {
    for (let index = 1; index < this.count; index++)
      for (let at = index; at > 0 && this.value[at - 1]! < this.value[at]!; at--) this.#swap(at - 1, at);
  }

  #move(from: number, to: number): void {
    this.code[to] = this.code[from]!;
    this.first[to] = this.first[from]!;
    this.second[to] = this.second[from]!;
    this.value[to] = this.value[from]!;
  }

  #swap(one: number, other: number): void {
    const code = this.code[one]!;
    const first = this.first[one]!;
    const second = this.second[one]!;
    const value = this.value[one]!;
    this.#move(other, one);
    this.code[other] = code;
    this.first[other] = first;
    this.second[other] = second;
    this.value[other] = value;
  }
}
