/**
 * My own decisions at once: laid over the table as the server told it, until the server says the same, or refuses.
 * The same `decide` decides here and there, so what is shown ahead is nearly always what comes.
 */
import type { CommandRefusal, EventOf, Player, TableEvent } from '@kingdomino/protocol';
import { type AnyMove, ok, type Result } from '@kingdomino/rules';
import { type CommandNamed, decide, type ReadonlyTable, type Table } from '@kingdomino/table';

/** What I decide at a table. */
export type MyDecision = EventOf<'moved' | 'undone'>;

export class OptimisticTable {
  readonly #told: ReadonlyTable;
  /** Made here and not yet told by the server, in order. */
  #waiting: readonly MyDecision[] = [];
  #shown: Table | undefined;
  /** How many of the server's events have been compared. */
  #compared = 0;

  constructor(told: ReadonlyTable) {
    this.#told = told;
  }

  /** The table as it looks with my decisions. */
  get shown(): ReadonlyTable {
    if (this.#waiting.length === 0) return this.#told;
    this.#shown ??= this.#lay();
    return this.#shown;
  }

  play(by: Player, move: AnyMove): Result<MyDecision, CommandRefusal> {
    const { game, version } = this.shown;
    return this.#take({ type: 'move', by, move: game.format(move), version });
  }

  undo(by: Player): Result<MyDecision, CommandRefusal> {
    return this.#take({ type: 'undo', by, version: this.shown.version });
  }

  /** Whether this decision is still shown ahead of the server. */
  has(decision: MyDecision): boolean {
    return this.#waiting.includes(decision);
  }

  /** The server told more. What it confirms waits no longer; if the table went another way, nothing of mine is left. */
  catchUp(): void {
    const { events } = this.#told;
    for (const event of events.slice(this.#compared).filter(isOfGame)) {
      const [first, ...rest] = this.#waiting;
      this.#waiting = first && isSame(first, event) ? rest : [];
    }
    this.#compared = events.length;
    this.#shown = undefined;
  }

  /** The server refused this one: it goes, and whatever was built on it. */
  takeAway(decision: MyDecision): void {
    const at = this.#waiting.indexOf(decision);
    if (at >= 0) this.#waiting = this.#waiting.slice(0, at);
    this.#shown = undefined;
  }

  #take(command: CommandNamed<'move' | 'undo'>): Result<MyDecision, CommandRefusal> {
    const { shown } = this;
    const decision = decide(shown, command, shown.changedAt);
    if (!decision.ok) return decision;
    const [mine] = decision.value.filter(isOfGame);
    this.#waiting = [...this.#waiting, mine!];
    this.#shown = undefined;
    return ok(mine!);
  }

  /** A table of our own: the server's must not be changed. */
  #lay(): Table {
    const table = this.#told.copy();
    table.append(...this.#waiting);
    return table;
  }
}

function isOfGame(event: TableEvent): event is MyDecision {
  return event.type === 'moved' || event.type === 'undone';
}

function isSame(one: MyDecision, other: MyDecision): boolean {
  if (one.by !== other.by) return false;
  return one.type === 'moved' ? other.type === 'moved' && one.move === other.move : other.type === 'undone';
}
