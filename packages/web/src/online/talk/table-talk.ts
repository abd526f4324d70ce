/** What is said and written at a table, as the server tells it. */
import type { AnswerOf, Phrase, TableEvent, Written } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import type { ReadonlyTable } from '@kingdomino/table';
import { signal } from '@preact/signals';
import type { Connection } from '../../connection/connection.ts';

/** Something that was just said or written. */
export interface Heard {
  readonly seat: Seat;
  readonly player: string;
  readonly phrase?: Phrase;
  readonly text?: string;
  /** Counts, so that the same phrase twice is two. */
  readonly number: number;
}

export class TableTalk {
  readonly heard = signal<Heard | undefined>(undefined);
  /** What those who sit there wrote to each other, oldest first. */
  readonly written = signal<readonly Written[]>([]);
  readonly #id: string;
  readonly #table: ReadonlyTable;
  readonly #connection: Pick<Connection, 'ask' | 'me'>;
  #count = 0;

  constructor(id: string, table: ReadonlyTable, connection: Pick<Connection, 'ask' | 'me'>) {
    this.#id = id;
    this.#table = table;
    this.#connection = connection;
  }

  /** Events that have just happened at the table. */
  takeNews(events: readonly TableEvent[]): void {
    for (const event of events) if (event.type === 'said') this.#hear(event.seat, { phrase: event.phrase });
  }

  take({ written, to }: AnswerOf<'talk'>): void {
    const known = new Set(this.written.value.map(({ id }) => id));
    const fresh = written.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    this.written.value = [...this.written.value, ...fresh].sort((one, other) => one.at - other.at);
    const last = fresh.at(-1)!;
    if (to === undefined) this.#hear(last.seat, { text: last.text });
  }

  /** Whoever comes, or comes back, may have missed texts. */
  catchUp(): void {
    const me = this.#connection.me.peek();
    const isSeated = me !== undefined && this.#table.version > 0 && this.#table.seatOf(me.id) !== undefined;
    if (isSeated && this.#table.events.some(({ type }) => type === 'consented'))
      void this.#connection.ask({ type: 'talk', table: this.#id });
  }

  #hear(seat: Seat, what: Pick<Heard, 'phrase' | 'text'>): void {
    const state = this.#table.seats[seat];
    const player = state?.kind === 'person' ? state.player.id : '';
    this.heard.value = { seat, player, number: ++this.#count, ...what };
  }
}
