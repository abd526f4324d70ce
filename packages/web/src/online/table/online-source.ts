/** A table at the server as a `TableSource`: fed by its events. */
import type { AnswerOf, CommandRefusal } from '@kingdomino/protocol';
import { type AnyMove, err, type GameRecord, ok, type Result, type Seat } from '@kingdomino/rules';
import { botOf, type Clocks, NOT_SEATED, type SeatState, Table, withOutages } from '@kingdomino/table';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import { coloursOf, type SeatColour } from '../../board/colours.ts';
import type { Connection } from '../../connection/connection.ts';
import type { UnsentCommand } from '../../connection/open-requests.ts';
import { refusalText } from '../../connection/refusal-text.ts';
import type { DealPromise } from '../../table-source/deal-check.ts';
import { endingOf } from '../../table-source/ending.ts';
import { newSalt } from '../../table-source/salt.ts';
import { playerName, seatNames } from '../../table-source/seat-text.ts';
import type { SeatView, TableSource, TableView } from '../../table-source/table-source.ts';
import { TableTalk } from '../talk/table-talk.ts';
import type { Talking } from '../talk/talking.ts';
import { CommandQueue } from './command-queue.ts';
import { type MyDecision, OptimisticTable } from './optimistic-table.ts';
import { askForRematch, nextOf } from './rematch.ts';

/** Until a table is asked for again that the server could not tell about, in milliseconds. */
const LATER = 2000;
const GONE: CommandRefusal = { code: 'stale', text: 'an earlier decision was refused' };

type Outages = AnswerOf<'outages'>['outages'];
type Presence = Omit<AnswerOf<'presence'>, 'type' | 'table'>;

export class OnlineSource implements TableSource, Talking {
  AtEnd?: ComponentType;
  AtVerdict?: ComponentType;
  AtSeat?: ComponentType<{ readonly seat: Seat }>;
  InMenu?: ComponentType;
  readonly id: string;
  readonly view: ReadonlySignal<TableView>;
  /** How many events there are; everything about the table is read again when it changes. */
  readonly version = signal(0);
  readonly presence = signal<Presence>({ seats: [], watchers: 0 });
  /** Those that are not among the events yet. */
  readonly #outages = signal<Outages>([]);
  /** A table that the server does not know. */
  readonly problem = signal<string | undefined>(undefined);
  readonly #table = new Table();
  /** The table with what I decided and the server has not told yet. */
  readonly #optimistic = new OptimisticTable(this.#table);
  /** Counts what changes the game as it is shown, and nothing else: whoever lays a domino is not disturbed by a phrase. */
  readonly #changes = signal(0);
  /** I do not want the next game. */
  readonly #isDeclined = signal(false);
  #last = '';
  /** Of the server's store, as it was told first. */
  #generation: string | undefined;
  readonly queue: CommandQueue;
  readonly #connection: Connection;
  readonly #talk: TableTalk;
  readonly #stop: () => void;

  constructor(id: string, connection: Connection) {
    this.id = id;
    this.#connection = connection;
    this.#talk = new TableTalk(id, this.#table, connection);
    this.queue = new CommandQueue(connection, {
      id,
      version: () => this.#table.version,
      isWanted: decision => this.#optimistic.has(decision),
    });
    this.view = computed(() => this.#look(this.#changes.value, this.presence.value));
    this.#stop = connection.watch(id, {
      version: () => this.#table.version,
      onEvents: message => this.#take(message),
      onOutages: ({ outages }) => this.#takeOutages(outages),
      onPresence: presence => {
        this.presence.value = presence;
      },
      onTalk: message => this.#talk.take(message),
      onRefused: refusal => this.#missing(refusal),
    });
  }

  /** Whoever looks while drawing is drawn again when something happens at the table. */
  get table(): Table {
    void this.version.value;
    return this.#table;
  }

  /** The time that each seat has left, without what nobody could play in. */
  clocks(now: number): Clocks {
    return withOutages(this.table, this.#outages.value, now).clocks(now);
  }

  /** From when on I may call whoever all wait for, without what nobody could play in. */
  callableFrom(now: number): number | undefined {
    const { mySeat } = this;
    if (mySeat === undefined) return undefined;
    return withOutages(this.table, this.#outages.value, now).callableFrom(mySeat);
  }

  get mySeat(): Seat | undefined {
    const me = this.#connection.me.value;
    return me && this.table.version > 0 ? this.table.seatOf(me.id) : undefined;
  }

  play(move: AnyMove): Promise<Result<undefined, CommandRefusal>> {
    const me = this.#connection.me.value;
    return this.#decide(me ? this.#optimistic.play(me, move) : err(NOT_SEATED));
  }

  undo(): Promise<Result<undefined, CommandRefusal>> {
    const me = this.#connection.me.value;
    return this.#decide(me ? this.#optimistic.undo(me) : err(NOT_SEATED));
  }

  record(): GameRecord {
    return this.table.record();
  }

  get heard(): Talking['heard'] {
    return this.#talk.heard;
  }

  get written(): Talking['written'] {
    return this.#talk.written;
  }

  get promise(): DealPromise | undefined {
    const { terms, seats, ended } = this.table;
    // of a shared deal that others may still play nothing is told yet
    if (!ended?.deal) return undefined;
    const sent = seats.map(seat => (seat.kind === 'person' ? (seat.salt ?? '') : ''));
    return { commitment: terms.commitment, salts: terms.sharedDeal?.salts ?? sent };
  }

  get endedAt(): number | undefined {
    return this.table.ended?.at;
  }

  get overAt(): string | undefined {
    const { table } = this;
    return table.status === 'over' && table.isInvited(this.#connection.me.value?.id) ? this.id : undefined;
  }

  get next(): 'ask' | 'ready' | 'not-mine' {
    return this.#isDeclined.value ? 'not-mine' : nextOf(this);
  }

  get askedBy(): string | undefined {
    const by = this.table.rematchBy;
    const isOthers = by !== undefined && this.mySeat !== undefined && by.id !== this.#connection.me.value?.id;
    return isOthers ? playerName(by) : undefined;
  }

  async declineRematch(): Promise<void> {
    const { rematch } = this.table;
    if (rematch === undefined) return;
    this.#isDeclined.value = true;
    await this.ask({ type: 'decline', table: rematch });
  }

  async rematch(end?: AbortSignal): Promise<string | undefined> {
    const opened = await askForRematch(this.#connection, this, end);
    if (opened.ok) return opened.value;
    if (opened.error) this.#refuse(opened.error);
    return undefined;
  }

  close(): void {
    this.#stop();
  }

  /** Sits down with some randomness of our own for the deal. */
  sit(seat: Seat, colour?: SeatColour): Promise<Result<undefined, CommandRefusal>> {
    return this.ask({ type: 'sit', table: this.id, seat, salt: newSalt(), ...(colour && { colour }) });
  }

  async ask(wish: UnsentCommand): Promise<Result<undefined, CommandRefusal>> {
    const answer = await this.#connection.ask(wish);
    return answer.type === 'refused' ? this.#refuse(answer) : ok(undefined);
  }

  /** Shown now, sent in its turn; if the server refuses, it goes again. */
  async #decide(decided: Result<MyDecision, CommandRefusal>): Promise<Result<undefined, CommandRefusal>> {
    if (!decided.ok) return this.#refuse(decided.error);
    this.#show();
    const answer = await this.queue.send(decided.value);
    if (answer?.type === 'done') return ok(undefined);
    this.#optimistic.takeAway(decided.value);
    this.#show();
    // what was not sent was built on something refused, and that was said already
    return answer?.type === 'refused' ? this.#refuse(answer) : err(GONE);
  }

  #refuse(refusal: CommandRefusal): Result<undefined, CommandRefusal> {
    toast(refusalText(refusal.code, refusal.reason));
    return err(refusal);
  }

  /** Counts a change if there is one to be seen. */
  #show(): void {
    const { shown } = this.#optimistic;
    const seen = [this.#mine, this.#table.status, ...shown.moves.map(({ text }) => text)].join(' ');
    if (seen === this.#last) return;
    this.#last = seen;
    this.#changes.value++;
  }

  /** There is no such table, or the server cannot say now. */
  #missing({ code, retryAfter = LATER }: CommandRefusal): void {
    // an address that no table can have
    if (code === 'unknown-table' || code === 'bad-message') this.problem.value = refusalText('unknown-table');
    else if (code === 'not-allowed') this.problem.value = t('daily.spoiler');
    else setTimeout(() => this.#connection.resume(this.id), retryAfter);
  }

  #take({ from, events, outages, generation, to }: AnswerOf<'events'>): void {
    this.#generation ??= generation;
    // a backup was restored: what is shown here may never have happened
    if (generation !== undefined && generation !== this.#generation) return location.reload();
    if (from > this.table.version) return this.#connection.resume(this.id);
    this.#takeEvents(from, events);
    if (outages) this.#takeOutages(outages);
    if (to !== undefined) this.#talk.catchUp();
  }

  /** What lies before the first time that was charged does not matter any more. */
  #takeOutages(outages: Outages): void {
    const since = this.table.chargedSince ?? Number.POSITIVE_INFINITY;
    this.#outages.value = [...this.#outages.value, ...outages].filter(({ to }) => to > since);
  }

  #takeEvents(from: number, events: AnswerOf<'events'>['events']): void {
    const fresh = events.slice(this.table.version - from);
    if (fresh.length === 0) return;
    const isNews = this.table.version > 0;
    this.#table.append(...fresh);
    if (isNews) this.#talk.takeNews(fresh);
    batch(() => {
      this.#optimistic.catchUp();
      this.#show();
      this.version.value = this.#table.version;
    });
    this.#sendSalt();
  }

  /** Who opened the table adds his randomness once the commitment is known. */
  #sendSalt(): void {
    const seat = this.mySeat;
    const state = seat === undefined ? undefined : this.table.seats[seat];
    if (this.table.status === 'open' && state?.kind === 'person' && state.salt === undefined)
      void this.#connection.ask({ type: 'ready', table: this.id, salt: newSalt() });
  }

  /** The seats that I play now: none, or mine. */
  get #mine(): readonly Seat[] {
    const seat = this.mySeat;
    const isMine = seat !== undefined && botOf(this.table.seats[seat]) === undefined && !this.table.halted;
    return isMine ? [seat] : [];
  }

  #look(version: number, presence: Presence): TableView {
    const { terms, seats, status } = this.table;
    const { shown } = this.#optimistic;
    const mine = this.#mine;
    const names = seatNames(seats);
    const colours = coloursOf(seats.map((_, seat) => this.table.colours?.[seat]));
    return {
      game: terms.game,
      options: terms.options,
      state: shown.state,
      moves: [...shown.moves],
      version,
      seats: seats.map((seat, index) => ({
        ...seatView(seat, index === this.mySeat, presence.seats[index] ?? true),
        name: names[index]!,
        colour: colours[index]!,
      })),
      mine,
      canUndo: mine.some(seat => shown.canUndo(seat)),
      isOver: status === 'over' && shown.actor === 'nobody',
      ending: endingOf(this.table),
    };
  }
}

function seatView(seat: SeatState, isMe: boolean, isConnected: boolean): Omit<SeatView, 'colour' | 'name'> {
  if (seat.kind === 'bot') return { isYou: false, kind: 'bot', level: seat.level, isHere: true };
  if (seat.kind === 'open') return { isYou: false, kind: 'open', isHere: true };
  // who has left is not offline: a bot sits there
  const hasLeft = seat.substitute !== undefined;
  return {
    isYou: false,
    kind: isMe ? 'me' : hasLeft ? 'bot' : 'friend',
    avatar: seat.player.avatar,
    isHere: hasLeft || isConnected,
  };
}
