/**
 * My own decisions at once: laid over the table as the server told it, until the server says the same, or refuses.
 * The same rules decide here and there, so what is shown ahead is nearly always what comes.
 */
import { ok, type Refusal, type Result, type Seat } from '@kingdomino/rules';
import { type Entry, type OnlineTable, Table } from '@kingdomino/table';

export class Ahead {
  readonly #told: OnlineTable;
  /** Made here and not yet told by the server, in order. */
  #waiting: Entry[] = [];
  #shown: Table | undefined;
  /** How many of the server's entries have been compared. */
  #compared = 0;

  constructor(told: OnlineTable) {
    this.#told = told;
  }

  /** The game as it looks with my decisions. */
  get shown(): Table {
    if (this.#waiting.length === 0) return this.#told.table;
    this.#shown ??= this.#lay();
    return this.#shown;
  }

  play(seat: Seat, move: string): Result<Entry, Refusal> {
    return this.#take(this.shown.proposeMove(seat, move, this.shown.version));
  }

  undo(seat: Seat): Result<Entry, Refusal> {
    return this.#take(this.shown.proposeUndo(seat, this.shown.version));
  }

  /** Whether this decision is still shown ahead of the server. */
  has(entry: Entry): boolean {
    return this.#waiting.includes(entry);
  }

  /** The server told more. What it confirms waits no longer; if the table went another way, nothing of mine is left. */
  catchUp(): void {
    const { entries } = this.#told.table;
    for (const entry of entries.slice(this.#compared)) {
      const [first, ...rest] = this.#waiting;
      this.#waiting = first && isSame(first, entry) ? rest : [];
    }
    this.#compared = entries.length;
    this.#shown = undefined;
  }

  /** The server refused this one: it goes, and whatever was built on it. */
  takeAway(entry: Entry): void {
    const at = this.#waiting.indexOf(entry);
    if (at >= 0) this.#waiting = this.#waiting.slice(0, at);
    this.#shown = undefined;
  }

  #take(entry: Result<Entry, Refusal>): Result<Entry, Refusal> {
    if (!entry.ok) return entry;
    const { shown } = this;
    this.#shown = shown === this.#told.table ? this.#lay() : shown;
    this.#shown.append(entry.value);
    this.#waiting = [...this.#waiting, entry.value];
    return ok(entry.value);
  }

  /** A table of our own: the server's must not be changed. */
  #lay(): Table {
    const { config, entries } = this.#told.table;
    const table = Table.open(config, [...entries, ...this.#waiting]);
    if (!table.ok) throw new Error(`a table with refused options: ${table.error.text}`);
    return table.value;
  }
}

function isSame(one: Entry, other: Entry): boolean {
  if (one.kind !== other.kind || one.by !== other.by) return false;
  return one.kind === 'undo' || (other.kind === 'move' && one.move === other.move);
}
