/** The talk of those who played, while they look at their finished game: it is the talk of its table. */
import type { AnswerOf, CommandRefusal } from '@kingdomino/protocol';
import { err, ok, type Result, type Seat } from '@kingdomino/rules';
import type { ReadonlyTable } from '@kingdomino/table';
import { signal } from '@preact/signals';
import { toast } from '../app/toast.ts';
import type { Connection } from '../connection/connection.ts';
import type { UnsentCommand } from '../connection/open-requests.ts';
import { refusalText } from '../connection/refusal-text.ts';
import { TableTalk } from '../online/talk/table-talk.ts';
import type { Talking } from '../online/talk/talking.ts';

interface Parts {
  readonly id: string;
  readonly table: ReadonlyTable;
  readonly connection: Pick<Connection, 'ask' | 'me'>;
  readonly view: Talking['view'];
}

export class StudyTalk implements Talking {
  readonly id: string;
  readonly view: Talking['view'];
  readonly #table: ReadonlyTable;
  readonly #connection: Parts['connection'];
  readonly #talk: TableTalk;
  /** How many events there are: whoever draws the talk is drawn again when it changes. */
  readonly #version = signal(0);

  constructor({ id, table, connection, view }: Parts) {
    this.id = id;
    this.view = view;
    this.#table = table;
    this.#connection = connection;
    this.#talk = new TableTalk(id, table, connection);
  }

  get table(): ReadonlyTable {
    void this.#version.value;
    return this.#table;
  }

  get mySeat(): Seat | undefined {
    const me = this.#connection.me.value;
    return me && this.table.version > 0 ? this.#table.seatOf(me.id) : undefined;
  }

  get heard(): Talking['heard'] {
    return this.#talk.heard;
  }

  get written(): Talking['written'] {
    return this.#talk.written;
  }

  /** The table has these events now. */
  takeEvents({ from, events, to }: AnswerOf<'events'>): void {
    const known = this.#version.peek();
    if (known > 0) this.#talk.takeNews(events.slice(known - from));
    this.#version.value = this.#table.version;
    if (to !== undefined) this.#talk.catchUp();
  }

  takeTalk(message: AnswerOf<'talk'>): void {
    this.#talk.take(message);
  }

  async ask(wish: UnsentCommand): Promise<Result<undefined, CommandRefusal>> {
    const answer = await this.#connection.ask(wish);
    if (answer.type !== 'refused') return ok(undefined);
    toast(refusalText(answer.code, answer.reason));
    return err(answer);
  }
}
