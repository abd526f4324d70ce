/**
 * Since when the player of a seat is not there, as far as this process has seen it without a gap: what it did not see,
 * because it was just started or news between processes was lost, is nobody's absence.
 */
export interface SeatAbsencesParts {
  /** By the clock of the tables. */
  readonly now: () => number;
  /** Whether news of other processes comes. */
  readonly isPubSubUp: () => boolean;
}

export class SeatAbsences {
  readonly #parts: SeatAbsencesParts;
  /** By table and seat; undefined while somebody is there. */
  readonly #since = new Map<string, readonly (number | undefined)[]>();

  constructor(parts: SeatAbsencesParts) {
    this.#parts = parts;
  }

  /** By seat: whether its player is there. */
  readonly onSeats = (table: string, here: readonly boolean[]): void => {
    const before = this.#since.get(table) ?? [];
    const now = this.#parts.now();
    this.#since.set(
      table,
      here.map((isHere, seat) => (isHere ? undefined : (before[seat] ?? now))),
    );
  };

  /** Nobody watches the table here any more. */
  forget(table: string): void {
    this.#since.delete(table);
  }

  /** News may have been missed: who seemed to be away may have been there. */
  doubt(): void {
    const now = this.#parts.now();
    for (const [table, seats] of this.#since)
      this.#since.set(
        table,
        seats.map(since => (since === undefined ? undefined : now)),
      );
  }

  absentSince(table: string, seat: number): number | undefined {
    return this.#parts.isPubSubUp() ? this.#since.get(table)?.[seat] : undefined;
  }
}
