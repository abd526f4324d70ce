/**
 * Seat absences: since when the player of a seat has been disconnected, as far as this process has seen it without a gap.
 * It decides whether a seat may be claimed. What was not seen, because the process had just started or pub/sub messages
 * were lost, is nobody's absence.
 */
export interface SeatAbsencesParts {
  /** By the clock of the tables. */
  readonly now: () => number;
  /** Whether messages of other processes come. */
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

  /** Pub/sub messages may have been missed: who seemed to be away may have been there. */
  invalidate(): void {
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
