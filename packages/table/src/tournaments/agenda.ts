/** What is to happen, each at its time: the soonest comes out first. */
export class Agenda<What> {
  /** A binary heap: nothing is sooner than the entry at half its place. */
  readonly #entries: { readonly time: number; readonly what: What }[] = [];

  add(time: number, what: What): void {
    const entries = this.#entries;
    let place = entries.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (entries[above]!.time <= time) break;
      entries[place] = entries[above]!;
      place = above;
    }
    entries[place] = { time, what };
  }

  next(): { readonly time: number; readonly what: What } | undefined {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (first === undefined || last === undefined || entries.length === 0) return first;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below + 1 < entries.length && entries[below + 1]!.time < entries[below]!.time) below++;
      if (below >= entries.length || entries[below]!.time >= last.time) break;
      entries[place] = entries[below]!;
      place = below;
    }
    entries[place] = last;
    return first;
  }
}
