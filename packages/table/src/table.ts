/**
 * A table of people and bots, on a server or on one device: its events, and the state that follows from them. `decide`
 * says what may happen next; only `append` changes a table. Over 300 lines, because everything that is read of a table
 * is a member of this one class.
 */
import type { BotLevel, EventOf, Player, SeatColour, TableEvent } from '@kingdomino/protocol';
import {
  type Actor,
  type AnyGame,
  type AnyState,
  type GameId,
  type GameRecord,
  type Refusal,
  type RefusalCodeOf,
  type Result,
  type Seat,
  writeRecord,
} from '@kingdomino/rules';
import { type Halt, isSecondRound, type Proposal } from './agreement.ts';
import { seatColours } from './colours.ts';
import { apply, copyFacts, noFacts, seatToAct, type TableStatus } from './facts.ts';
import { type Clocks, claimPatience, type Pause } from './game-clock.ts';
import type { PlayedGame, PlayedMove, SpelledMove } from './played-game.ts';
import { botOf, type SeatState } from './seat-state.ts';

export class Table {
  /** Never changed in place: copies share it. */
  #events: readonly TableEvent[] = [];
  #facts = noFacts();

  /**
   * The table with these events.
   *
   * @example
   * const table = Table.from(stored);
   * console.log(table.status, table.version, table.toAct);
   */
  static from(events: readonly TableEvent[]): Table {
    const table = new Table();
    table.append(...events);
    return table;
  }

  /** Adds events, without checking them: they come from `decide`, here or at a server. */
  append(...events: readonly TableEvent[]): void {
    for (const event of events) apply(this.#facts, event);
    this.#events = this.#events.concat(events);
  }

  /** Another table with the same events. */
  copy(): Table {
    const copy = new Table();
    copy.#events = this.#events;
    copy.#facts = copyFacts(this.#facts);
    return copy;
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
    return this.#facts.opened ?? noFirstEvent('terms');
  }

  /** Who may fill, clear and close the table before the game; nobody where strangers were brought together. */
  get host(): Player | undefined {
    const { by, seats, visibility, ladder } = this.terms;
    const isMatched = visibility !== 'device' && seats.filter(({ kind }) => kind === 'person').length > 1;
    return isMatched || ladder ? undefined : by;
  }

  /**
   * Whether a player may lead others through the finished game. A game that anybody may watch is not anybody's to write
   * in; the link of another is given to those who are meant.
   */
  isInvited(id: string | undefined): boolean {
    const { by, visibility } = this.terms;
    return visibility !== 'public' || (id !== undefined && (this.seatOf(id) !== undefined || by.id === id));
  }

  get status(): TableStatus {
    return this.#facts.status;
  }

  get seats(): readonly SeatState[] {
    return this.#facts.seats;
  }

  /** By seat, empty where none came; fixed by `started`. */
  get salts(): readonly string[] {
    return this.#facts.salts;
  }

  get ended(): EventOf<'ended'> | undefined {
    return this.#facts.ended;
  }

  /** The table of the next game. */
  get rematch(): string | undefined {
    return this.#facts.rematch;
  }

  /** Who asked for the next game; unknown at tables of earlier versions. */
  get rematchBy(): Player | undefined {
    return this.#events.findLast(event => event.type === 'rematched')?.by;
  }

  /** Who did not want the seat that was kept for them. */
  get declined(): readonly Player[] {
    return this.#events.flatMap(event => (event.type === 'declined' ? [event.player] : []));
  }

  /** The version after the last move or undo: a move must have seen at least this. */
  get lastGameVersion(): number {
    return this.#facts.lastGameVersion;
  }

  get changedAt(): number {
    return this.#facts.changedAt;
  }

  /** When the last free seat was taken, while the game has not begun. */
  get fullSince(): number | undefined {
    return this.status === 'open' ? this.#facts.fullSince : undefined;
  }

  /** The rules of the game that is played here. */
  get game(): AnyGame {
    return this.#played.game;
  }

  /** The position, also while the seats are still filling. Not to be changed by the reader. */
  get state(): AnyState {
    return this.#played.state;
  }

  /** The moves that count, without those that were undone. */
  get moves(): readonly PlayedMove[] {
    return this.#played.moves;
  }

  /** The legal move that a text stands for here, or why there is none. */
  readMove(text: string): Result<SpelledMove, Refusal<RefusalCodeOf<GameId>>> {
    return this.#played.read(text);
  }

  /** How many draws and rolls were made: where a dealer must go on. */
  get chanceMoves(): number {
    return this.moves.filter(({ by }) => by === 'chance').length;
  }

  /** Who makes the next move by the rules of the game: a seat, chance, or nobody any more. */
  get actor(): Actor {
    return this.#played.actor;
  }

  /** The seat to move, or undefined when no game is on. */
  get toAct(): Seat | undefined {
    return seatToAct(this.#facts);
  }

  /** The bot whose move it is. */
  get botToAct(): BotLevel | undefined {
    return this.toAct === undefined || this.halted ? undefined : botOf(this.seats[this.toAct]);
  }

  /** The seat of a player, by id; undefined for whoever does not sit here. */
  seatOf(playerId: string): Seat | undefined {
    const seat = this.seats.findIndex(state => state.kind === 'person' && state.player.id === playerId);
    return seat < 0 ? undefined : seat;
  }

  /**
   * The seat that may take back its last decision, and how many moves go with it. Fair is: while nothing was revealed
   * and nobody else acted. On one device the answers of bots go with the decision they answered.
   */
  get undoable(): { readonly seat: Seat; readonly moves: number } | undefined {
    const { moves, terms } = this;
    if (!terms.undo || this.status !== 'playing' || this.actor === 'nobody') return undefined;
    const last = moves.findLastIndex(({ bot }) => bot === undefined || terms.visibility !== 'device');
    const { by = 'chance', bot } = moves[last] ?? {};
    if (by === 'chance' || bot !== undefined || botOf(this.seats[by]) !== undefined) return undefined;
    return { seat: by, moves: moves.length - last };
  }

  canUndo(seat: Seat): boolean {
    return this.undoable?.seat === seat;
  }

  /**
   * Whether the person may come back to a seat that a bot plays on. Not to a decision whose time is over: that one is
   * the bot's, or somebody could hold up the game for ever by coming back again and again.
   */
  canReturn(seat: Seat): boolean {
    const state = this.seats[seat];
    if (this.status !== 'playing' || state?.kind !== 'person') return false;
    if (state.substitute === undefined || state.forfeited || this.isUsedUp(seat)) return false;
    return this.toAct !== seat || this.#facts.clock.hasTime(seat);
  }

  /** Whether a seat has no time for the rest of the game. */
  isUsedUp(seat: Seat): boolean {
    return this.#facts.clock.isUsedUp(seat);
  }

  /** Players whom the host does not want here. */
  get removed(): readonly string[] {
    return this.#facts.removed;
  }

  /** The pause that all agreed on. */
  get halted(): Halt | undefined {
    return this.#facts.halt;
  }

  /** The proposal that is open at this time, in milliseconds since 1970. */
  proposal(now: number): Proposal | undefined {
    const { proposal } = this.#facts;
    if (this.status !== 'playing' || !proposal || now >= proposal.until) return undefined;
    return proposal.what === 'abort' && this.isSecondRound ? undefined : proposal;
  }

  /** Whether the second round has begun: from then on a game cannot be aborted by agreement. */
  get isSecondRound(): boolean {
    return isSecondRound(this.terms.game, this.moves);
  }

  /** By seat; undefined where nobody has chosen any. */
  get colours(): readonly SeatColour[] | undefined {
    const isChosen = this.seats.some(seat => seat.kind === 'person' && seat.colour !== undefined);
    return isChosen ? seatColours(this.seats, this.terms.colours) : this.terms.colours;
  }

  /** Seats that have agreed to free text. */
  get consents(): readonly Seat[] {
    return this.#facts.consents;
  }

  /** Whether the people at the table may write to each other: all have agreed, and there are at least two. */
  get canWrite(): boolean {
    if (this.status === 'closed') return false;
    const people = this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return people.length > 1 && people.every(seat => this.consents.includes(seat));
  }

  /**
   * From when on the others may claim that they need not wait for a seat: because all wait for it, or because a bot plays
   * there. Never with a clock of days, which is for people who are not connected.
   *
   * @param absentSince since when the player of the seat has been disconnected
   */
  claimableFrom(seat: Seat, absentSince: number): number | undefined {
    const state = this.seats[seat];
    const { clock, sharedDeal, visibility } = this.terms;
    if (this.status !== 'playing' || this.halted || state?.kind !== 'person' || state.forfeited)
      return undefined;
    if (clock.kind === 'days' || visibility === 'device' || sharedDeal?.until !== undefined) return undefined;
    const isPlayedOn = state.substitute !== undefined;
    const since = isPlayedOn
      ? this.#substitutedAt(seat)
      : this.toAct === seat
        ? this.thinkingSince
        : undefined;
    if (since === undefined || (!isPlayedOn && clock.kind === 'none')) return undefined;
    return this.#facts.clock.after(Math.max(since, absentSince), claimPatience(clock, isPlayedOn));
  }

  /** The time that each seat has left at `now`, in milliseconds since 1970. */
  clocks(now: number): Clocks {
    return this.#facts.clock.read(now);
  }

  /** From when on a seat may `call` the seat that all wait for; undefined while it may not. */
  callableFrom(by: Seat): number | undefined {
    return this.status === 'playing' && this.toAct !== by ? this.#facts.clock.callableFrom : undefined;
  }

  /** Since when the seat whose clock runs has been thinking. */
  get thinkingSince(): number | undefined {
    return this.#facts.clock.runningSince;
  }

  /** Whether some of this time was charged to somebody, or is about to be. */
  isCharged(time: Pause): boolean {
    return this.status === 'playing' && this.#facts.clock.isCharged(time);
  }

  /** From when on outages would matter to the clocks; undefined while none would. */
  get chargedSince(): number | undefined {
    return this.status === 'playing' ? this.#facts.clock.chargedSince : undefined;
  }

  /** The outages that are in the events already. */
  get pauses(): readonly Pause[] {
    return this.#facts.clock.pauses;
  }

  /**
   * The game record, with the deal once it is revealed.
   *
   * @param extra further fields of the record, the id of the table for instance
   */
  record(extra: Readonly<Record<string, unknown>> = {}): GameRecord {
    const players = this.seats.map(nameOf);
    const { colours } = this;
    const deal = this.ended?.deal;
    const moves = this.moves.map(({ text }) => text);
    return writeRecord(this.game, this.state, moves, {
      players,
      ...(colours && { colours }),
      ...(deal && { deal }),
      ...extra,
    });
  }

  #substitutedAt(seat: Seat): number | undefined {
    return this.#events.findLast(event => event.type === 'substituted' && event.seat === seat)?.at;
  }

  get #played(): PlayedGame {
    return this.#facts.played ?? noFirstEvent('game');
  }
}

/** A table that may be read, copied and not changed. */
export type ReadonlyTable = Omit<Table, 'append'>;

export function countEvents({ events }: ReadonlyTable, isSo: (event: TableEvent) => boolean): number {
  return events.reduce((count, event) => (isSo(event) ? count + 1 : count), 0);
}

function noFirstEvent(what: string): never {
  throw new Error(`a table without its first event has no ${what}`);
}

function nameOf(seat: SeatState): string {
  if (seat.kind === 'person') return seat.player.name;
  return seat.kind === 'bot' ? seat.level : '';
}
