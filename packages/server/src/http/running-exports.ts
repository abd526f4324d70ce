/** Exports read thousands of tables: one at a time for each player, and few in all. */
const MOST_AT_ONCE = 20;

export class RunningExports {
  readonly #players = new Set<string>();

  /** Takes a place, before anything is waited for; returns the function that gives it back. */
  begin(player: string): (() => void) | undefined {
    if (this.#players.has(player) || this.#players.size >= MOST_AT_ONCE) return undefined;
    this.#players.add(player);
    return () => void this.#players.delete(player);
  }
}
