/**
 * Whose bot thinks next: where people wait before where only bots play, and openers of tables in turn, so that nobody's
 * many tables make the others wait.
 */
export interface Whose {
  /** Who opened the table. */
  readonly opener: string;
  readonly hasPeople: boolean;
}

export class FairQueue<Item extends Whose> {
  readonly #people = new Rota<Item>();
  readonly #botsOnly = new Rota<Item>();

  get length(): number {
    return this.#people.length + this.#botsOnly.length;
  }

  add(item: Item): void {
    (item.hasPeople ? this.#people : this.#botsOnly).add(item);
  }

  next(): Item | undefined {
    return this.#people.next() ?? this.#botsOnly.next();
  }

  /** Takes out one for which no person waits, to make room. */
  giveUpOne(): Item | undefined {
    return this.#botsOnly.next();
  }
}

/** Everybody in turn, each one's own in the order in which they came. */
class Rota<Item extends Whose> {
  /** Whose turn it is first. */
  readonly #byOpener = new Map<string, Item[]>();
  length = 0;

  add(item: Item): void {
    const waiting = this.#byOpener.get(item.opener);
    if (waiting) waiting.push(item);
    else this.#byOpener.set(item.opener, [item]);
    this.length++;
  }

  next(): Item | undefined {
    const [first] = this.#byOpener;
    if (!first) return undefined;
    const [opener, items] = first;
    const item = items.shift();
    this.#byOpener.delete(opener);
    if (items.length > 0) this.#byOpener.set(opener, items);
    this.length--;
    return item;
  }
}
