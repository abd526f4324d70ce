/** A table at the server: its events, and what can be asked of it. */
import type { Answer, AnswerOf, Phrase } from '@kingdomino/protocol';
import { err, type GameRecord, ok, type Refusal, type Result, type Seat } from '@kingdomino/rules';
import { botOf, OnlineTable, type SeatState } from '@kingdomino/table';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { t } from '../app/language.ts';
import { toast } from '../app/toast.ts';
import type { SeatView, TableSource, TableView } from '../play/table-source.ts';
import type { Connection, Wish } from './connection.ts';
import { refusalText } from './refusal-text.ts';

export interface Saying {
  readonly seat: Seat;
  readonly phrase: Phrase;
  /** Counts, so that the same phrase twice is two. */
  readonly number: number;
}

type Presence = Pick<AnswerOf<'presence'>, 'seats' | 'watchers'>;

export class OnlineSource implements TableSource {
  readonly kind = 'online';
  readonly id: string;
  readonly view: ReadonlySignal<TableView>;
  /** How many events there are; everything about the table is read again when it changes. */
  readonly version = signal(0);
  readonly presence = signal<Presence>({ seats: [], watchers: 0 });
  readonly saying = signal<Saying | undefined>(undefined);
  /** A table that the server does not know. */
  readonly problem = signal<string | undefined>(undefined);
  readonly #table = new OnlineTable();
  readonly #line: Connection;
  readonly #stop: () => void;

  constructor(id: string, line: Connection) {
    this.id = id;
    this.#line = line;
    this.view = computed(() => this.#look(this.version.value, this.presence.value));
    this.#stop = line.watch(id, {
      version: () => this.#table.version,
      onEvents: message => this.#take(message),
      onPresence: presence => {
        this.presence.value = presence;
      },
    });
    void this.#probe();
  }

  /** Whoever looks while drawing is drawn again when something happens at the table. */
  get table(): OnlineTable {
    void this.version.value;
    return this.#table;
  }

  get mySeat(): Seat | undefined {
    const me = this.#line.me.value;
    return me && this.table.version > 0 ? this.table.seatOf(me.id) : undefined;
  }

  play(move: string): Promise<Result<undefined, Refusal>> {
    return this.ask({ type: 'move', table: this.id, version: this.table.version, move });
  }

  undo(): Promise<Result<undefined, Refusal>> {
    return this.ask({ type: 'undo', table: this.id, version: this.table.version });
  }

  record(): GameRecord {
    return this.table.record();
  }

  async rematch(): Promise<string> {
    const answer = await this.#line.ask({ type: 'rematch', table: this.id });
    if (answer.type === 'done') return `/t/${answer.table}`;
    this.#refuse(answer);
    return `/t/${this.id}`;
  }

  close(): void {
    this.#stop();
  }

  /** Sits down with some randomness of our own for the deal. */
  sit(seat: Seat): Promise<Result<undefined, Refusal>> {
    return this.ask({ type: 'sit', table: this.id, seat, salt: newSalt() });
  }

  async ask(wish: Wish): Promise<Result<undefined, Refusal>> {
    const answer = await this.#line.ask(wish);
    return answer.type === 'refused' ? this.#refuse(answer) : ok(undefined);
  }

  #refuse(answer: Answer): Result<undefined, Refusal> {
    const code = answer.type === 'refused' ? answer.code : 'internal';
    const text = refusalText(code);
    toast(text);
    return err({ code, rule: 'table', text });
  }

  async #probe(): Promise<void> {
    const answer = await this.#line.ask({ type: 'watch', table: this.id, version: this.table.version });
    if (answer.type === 'refused') this.problem.value = refusalText(answer.code);
  }

  #take({ from, events }: AnswerOf<'events'>): void {
    if (from > this.table.version) return this.#line.resume(this.id);
    const fresh = events.slice(this.table.version - from);
    if (fresh.length === 0) return;
    const isNews = this.table.version > 0;
    for (const event of fresh) {
      this.table.append(event);
      if (event.type === 'said' && isNews)
        this.saying.value = { seat: event.seat, phrase: event.phrase, number: this.table.version };
    }
    this.version.value = this.table.version;
    this.#sendSalt();
  }

  /** Who opened the table adds his randomness once the commitment is known. */
  #sendSalt(): void {
    const seat = this.mySeat;
    const state = seat === undefined ? undefined : this.table.seats[seat];
    if (this.table.status === 'open' && state?.kind === 'person' && state.salt === undefined)
      void this.#line.ask({ type: 'ready', table: this.id, salt: newSalt() });
  }

  #look(version: number, presence: Presence): TableView {
    const { table, terms, seats, status } = this.table;
    const mySeat = this.mySeat;
    const isMine = mySeat !== undefined && botOf(seats[mySeat]) === undefined;
    return {
      game: terms.game,
      options: terms.options,
      state: table.state,
      moves: [...table.moves],
      version,
      seats: seats.map((seat, index) => seatView(seat, index === mySeat, presence.seats[index] ?? true)),
      mine: isMine ? [mySeat] : [],
      canUndo: isMine && this.table.canUndo(mySeat),
      isOver: status === 'over' && table.isOver,
    };
  }
}

function seatView(seat: SeatState, isMe: boolean, isHere: boolean): SeatView {
  switch (seat.kind) {
    case 'open':
      return { name: t('online.seat.open'), kind: 'open', isHere: true };
    case 'bot':
      return { name: t(`level.${seat.level}`), kind: 'bot', isHere: true };
    case 'person':
      return { name: seat.player.name, kind: isMe ? 'me' : seat.substitute ? 'bot' : 'friend', isHere };
  }
}

function newSalt(): string {
  return (
    crypto.randomUUID?.() ?? Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join('')
  );
}
