/**
 * A set whose items are processed in turn, a few at every step and each once in a round: thousands at once would delay
 * the moves that arrive meanwhile.
 */
export class StaggeredSet<Item> {
  readonly #groups: readonly Set<Item>[];
  readonly #groupOf = new Map<Item, Set<Item>>();
  #joined = 0;
  #step = 0;

  constructor(steps: number) {
    this.#groups = Array.from({ length: steps }, () => new Set());
  }

  get size(): number {
    return this.#groupOf.size;
  }

  get all(): Iterable<Item> {
    return this.#groupOf.keys();
  }

  /** Newcomers join the groups in turn, so that a crowd is spread over the round. */
  add(item: Item): void {
    if (this.#groupOf.has(item)) return;
    const group = this.#groups[this.#joined++ % this.#groups.length]!;
    group.add(item);
    this.#groupOf.set(item, group);
  }

  /** False when it was not there. */
  delete(item: Item): boolean {
    this.#groupOf.get(item)?.delete(item);
    return this.#groupOf.delete(item);
  }

  /** Those whose turn it is at the next step. */
  next(): readonly Item[] {
    return [...this.#groups[this.#step++ % this.#groups.length]!];
  }
}
