/**
 * A table between people and bots, derived from its events and from nothing else: the server decides with it and
 * the page shows it. `append` trusts its event; whoever adds to the list decides first whether it may happen.
 */
import type { BotLevel, EventOf, TableEvent } from '@kingdomino/protocol';
import { type GameRecord, type Seat, unreachable } from '@kingdomino/rules';
import { type Clocks, GameClock } from './game-clock.ts';
import { botOf, firstState, type PersonSeat, type SeatState } from './seat-state.ts';
import { Table } from './table.ts';

export type TableStatus = 'open' | 'playing' | 'over' | 'closed';

export class OnlineTable {
  readonly #events: TableEvent[] = [];
  #opened: EventOf<'opened'> | undefined;
  #table: Table | undefined;
  #clock = new GameClock({ kind: 'none' }, 0);
  #seats: SeatState[] = [];
  #status: TableStatus = 'open';
  #ended: EventOf<'ended'> | undefined;
  #salts: readonly string[] = [];
  #rematch: string | undefined;
  #lastGameVersion = 0;
  #changedAt = 0;
  #fullSince: number | undefined;
  readonly #pauses = new Set<number>();

  static from(events: readonly TableEvent[]): OnlineTable {
    const table = new OnlineTable();
    for (const event of events) table.append(event);
    return table;
  }

  /** How many events there are. */
  get version(): number {
    return this.#events.length;
  }

  get events(): readonly TableEvent[] {
    return this.#events;
  }

  /** The terms the table was opened with. */
  get terms(): EventOf<'opened'> {
    return this.#opened ?? unreachable('a table without its first event has no terms');
  }

  /** The game itself, also while its seats are still filling. */
  get table(): Table {
    return this.#table ?? unreachable('a table without its first event has no game');
  }

  get status(): TableStatus {
    return this.#status;
  }

  get seats(): readonly SeatState[] {
    return this.#seats;
  }

  /** By seat, empty where none came; fixed by `started`. */
  get salts(): readonly string[] {
    return this.#salts;
  }

  get ended(): EventOf<'ended'> | undefined {
    return this.#ended;
  }

  /** The table of the next game. */
  get rematch(): string | undefined {
    return this.#rematch;
  }

  /** The version after the last move or undo: a move must have seen at least this. */
  get lastGameVersion(): number {
    return this.#lastGameVersion;
  }

  get changedAt(): number {
    return this.#changedAt;
  }

  /** When the last free seat was taken, while the game has not begun. */
  get fullSince(): number | undefined {
    return this.#status === 'open' ? this.#fullSince : undefined;
  }

  /** The seat to move, or undefined when no game is on. */
  get toAct(): Seat | undefined {
    if (this.#status !== 'playing') return undefined;
    const actor = this.table.game.toAct(this.table.state);
    return typeof actor === 'number' ? actor : undefined;
  }

  /** The bot whose move it is. */
  get botToAct(): BotLevel | undefined {
    return this.toAct === undefined ? undefined : botOf(this.#seats[this.toAct]);
  }

  seatOf(playerId: string): Seat | undefined {
    const seat = this.#seats.findIndex(state => state.kind === 'person' && state.player.id === playerId);
    return seat < 0 ? undefined : seat;
  }

  canUndo(seat: Seat): boolean {
    return this.#status === 'playing' && botOf(this.#seats[seat]) === undefined && this.table.canUndo(seat);
  }

  /**
   * Whether the person may come back to a seat that a bot plays on. Not to a decision whose time is over: that one is
   * the bot's, or somebody could hold up the game for ever by coming back again and again.
   */
  canReturn(seat: Seat): boolean {
    const state = this.#seats[seat];
    if (this.#status !== 'playing' || state?.kind !== 'person') return false;
    if (state.substitute === undefined || state.forfeited) return false;
    return this.toAct !== seat || this.#clock.hasTime(seat);
  }

  clocks(now: number): Clocks {
    return this.#clock.read(now);
  }

  /** From when on a seat may `call` the one that all wait for; undefined while it may not. */
  callableFrom(by: Seat): number | undefined {
    return this.#status === 'playing' && this.toAct !== by ? this.#clock.callableFrom : undefined;
  }

  /** Since when the running seat thinks. */
  get thinkingSince(): number | undefined {
    return this.#clock.runningSince;
  }

  /** Whether the outage that began then is in the events already. */
  hasPause(from: number): boolean {
    return this.#pauses.has(from);
  }

  /** The game record, with its deal once that may be told. */
  record(extra: Readonly<Record<string, unknown>> = {}): GameRecord {
    const players = this.#seats.map(seat => (seat.kind === 'person' ? seat.player.name : botName(seat)));
    const { colours } = this.terms;
    const deal = this.#ended ? { deal: this.#ended.deal } : {};
    return this.table.record({ players, ...(colours && { colours }), ...deal, ...extra });
  }

  append(event: TableEvent): void {
    this.#events.push(event);
    this.#changedAt = event.at;
    switch (event.type) {
      case 'opened':
        return this.#open(event);
      case 'seated':
        return this.#setSeat(event.seat, { kind: 'person', player: event.player }, event.at);
      case 'filled':
        return this.#setSeat(event.seat, { kind: 'bot', level: event.level }, event.at);
      case 'vacated':
        return this.#setSeat(event.seat, { kind: 'open' }, event.at);
      case 'salted':
        return this.#changePerson(event.seat, { salt: event.salt });
      case 'said':
        return this.#clock.answered(event.seat, event.at);
      case 'rematched':
        this.#rematch = event.table;
        return;
      case 'closed':
        this.#status = 'closed';
        return;
      default:
        return this.#appendToGame(event);
    }
  }

  #appendToGame(
    event: EventOf<
      | 'started'
      | 'moved'
      | 'undone'
      | 'called'
      | 'substituted'
      | 'returned'
      | 'forfeited'
      | 'paused'
      | 'ended'
    >,
  ): void {
    switch (event.type) {
      case 'started':
        this.#status = 'playing';
        this.#salts = event.salts;
        this.#lastGameVersion = this.version;
        return;
      case 'moved':
        return this.#move(event);
      case 'undone':
        return this.#undo(event);
      case 'called':
        return this.#clock.called(event.at);
      case 'substituted':
        this.#changePerson(event.seat, { substitute: event.level });
        if (this.toAct === event.seat) this.#clock.turnTo(undefined, event.at);
        return;
      case 'forfeited':
        this.#changePerson(event.seat, { substitute: 'squire', forfeited: true });
        if (this.toAct === event.seat) this.#clock.turnTo(undefined, event.at);
        return;
      case 'returned':
        return this.#return(event);
      case 'paused':
        this.#pauses.add(event.from);
        return this.#clock.pause(event.from, event.to);
      case 'ended':
        this.#status = 'over';
        this.#ended = event;
        return this.#clock.turnTo(undefined, event.at);
    }
  }

  #open(event: EventOf<'opened'>): void {
    const { game, options, undo: undoAllowed } = event;
    const table = Table.open({ game, options, undoAllowed });
    if (!table.ok) throw new Error(`a table with refused options: ${table.error.text}`);
    this.#opened = event;
    this.#table = table.value;
    this.#seats = event.seats.map(firstState);
    this.#clock = new GameClock(event.clock, event.seats.length);
    this.#noteFullness(event.at);
  }

  #setSeat(seat: Seat, state: SeatState, at: number): void {
    this.#seats = this.#seats.with(seat, state);
    this.#noteFullness(at);
  }

  #noteFullness(at: number): void {
    this.#fullSince = this.#seats.some(({ kind }) => kind === 'open') ? undefined : at;
  }

  #changePerson(seat: Seat, change: Partial<PersonSeat>): void {
    const state = this.#seats[seat];
    if (state?.kind === 'person') this.#seats = this.#seats.with(seat, { ...state, ...change });
  }

  #move({ by, move, bot, at }: EventOf<'moved'>): void {
    if (by !== 'chance') this.#clock.moved(by, at, bot === undefined ? 'person' : 'bot');
    this.table.append({ kind: 'move', by, move, ...(bot === undefined ? {} : { bot }) });
    this.#lastGameVersion = this.version;
    this.#clock.turnTo(this.#personToAct(), at);
  }

  #undo({ by, at }: EventOf<'undone'>): void {
    this.table.append({ kind: 'undo', by });
    this.#lastGameVersion = this.version;
    this.#clock.undone(by, at);
  }

  #return({ seat, at }: EventOf<'returned'>): void {
    const state = this.#seats[seat];
    if (state?.kind !== 'person') return;
    const { substitute: _, ...present } = state;
    this.#seats = this.#seats.with(seat, present);
    if (this.toAct === seat) this.#clock.goOn(seat, at);
  }

  #personToAct(): Seat | undefined {
    return this.botToAct === undefined ? this.toAct : undefined;
  }
}

function botName(seat: SeatState): string {
  return seat.kind === 'bot' ? seat.level : '';
}
