/**
 * K-S1..K-S4, K-T1..K-T3, K-V1: how a game goes on.
 *
 * A position changes in place, which is what playouts and searches want; the game's `play` copies first, so that
 * everybody else may treat positions as values. It holds no secret: the dominoes not yet dealt are a set.
 *
 * Over 300 lines, because it is one state machine: every step changes the same private fields.
 */

import type { Actor, RecordVersion, Seat } from '../kernel/game.ts';
import { Places } from '../kernel/places.ts';
import { DOMINO_COUNT } from './dominoes.ts';
import { Kingdom } from './kingdom.ts';
import { type Options, type Setup, setupOf } from './options.ts';
import { type KingdomScore, scoreKingdom } from './scoring.ts';

/** `kings` is only met in games of version 1, which drew all kings before the first line. */
export type Phase = 'kings' | 'line' | 'king' | 'pick' | 'place' | 'over';

/** A domino in a line. */
export interface Slot {
  readonly domino: number;
  /** The seat whose king stands here, or FREE. */
  readonly owner: Seat;
}

/** The owner of a domino without a king. */
export const FREE = -1;
const NOT_DRAWN = -1;
const MOST_KINGS = 4;

/**
 * A game at one moment. Not to be built by hand: `kingdomino.start` and `play` make positions, `parsePosition`
 * reads them.
 */
export class Position {
  readonly options: Options;
  readonly setup: Setup;
  readonly kingdoms: readonly Kingdom[];
  phase: Phase = 'line';
  /** Of the record that this game is written in. A game that began with the order of all kings is of version 1. */
  version: RecordVersion;
  /** Lines dealt in this game. */
  dealt = 0;
  /** Games of a Dynasty that are over, each by seat. */
  readonly finished: (readonly KingdomScore[])[] = [];

  // One buffer for all the small tables, so that copying a position is one call.
  readonly #tables = new Uint8Array(5 * MOST_KINGS + DOMINO_COUNT + 1);
  /** Whose king came out of the hand first, second, …, or -1 while nobody knows (K-S3). */
  readonly kings = new Int8Array(this.#tables.buffer, 0, MOST_KINGS).fill(NOT_DRAWN);
  readonly olderDominoes = new Uint8Array(this.#tables.buffer, MOST_KINGS, MOST_KINGS);
  readonly olderOwners = new Int8Array(this.#tables.buffer, 2 * MOST_KINGS, MOST_KINGS);
  readonly newerDominoes = new Uint8Array(this.#tables.buffer, 3 * MOST_KINGS, MOST_KINGS);
  readonly newerOwners = new Int8Array(this.#tables.buffer, 4 * MOST_KINGS, MOST_KINGS);
  /** Whether there is a newer line to pick from. */
  hasNewer = false;
  /** In the opening: how many kings stand on the first line. Later 0. */
  kingsPlaced = 0;
  /** After the opening: the turn of this round, which is the slot of the older line whose king acts. */
  turn = 0;
  /** The seat that places or picks. */
  seat: Seat = 0;
  /** By number: 1 if the domino has been dealt in this game. */
  readonly seen = new Uint8Array(this.#tables.buffer, 5 * MOST_KINGS);

  constructor(
    options: Options,
    setup: Setup = setupOf(options),
    version: RecordVersion = 2,
    kingdoms = Array.from({ length: options.players }, () => new Kingdom(setup.size)),
  ) {
    this.options = options;
    this.setup = setup;
    this.version = version;
    if (version === 1) this.phase = 'kings';
    this.kingdoms = kingdoms;
  }

  /** A position of its own. */
  copy(): Position {
    const kingdoms = this.kingdoms.map(kingdom => kingdom.copy());
    const copy = new Position(this.options, this.setup, this.version, kingdoms);
    copy.#copyRest(this);
    return copy;
  }

  /** Both must have the same options. */
  copyFrom(other: Position): void {
    for (let seat = 0; seat < this.kingdoms.length; seat++)
      this.kingdoms[seat]!.copyFrom(other.kingdoms[seat]!);
    this.#copyRest(other);
  }

  #copyRest(other: Position): void {
    this.phase = other.phase;
    this.version = other.version;
    this.dealt = other.dealt;
    if (this.setup.games > 1) this.finished.splice(0, this.finished.length, ...other.finished);
    this.#tables.set(other.#tables);
    this.hasNewer = other.hasNewer;
    this.kingsPlaced = other.kingsPlaced;
    this.turn = other.turn;
    this.seat = other.seat;
  }

  /** Who makes the next move. */
  get actor(): Actor {
    if (this.phase === 'place' || this.phase === 'pick') return this.seat;
    return this.phase === 'over' ? 'nobody' : 'chance';
  }

  /** The kingdom of the seat that places or picks. */
  get kingdom(): Kingdom {
    return this.kingdoms[this.seat]!;
  }

  /** The domino to be placed. */
  get held(): number {
    return this.olderDominoes[this.turn]!;
  }

  /** K-S3: the first line is being claimed. */
  get isOpening(): boolean {
    return this.dealt === 0 || (this.dealt === 1 && this.hasNewer);
  }

  /** A game of a Dynasty is over, and nothing of the next one is known. */
  get isBetweenGames(): boolean {
    return this.finished.length > 0 && this.dealt === 0 && this.kings[0] === NOT_DRAWN;
  }

  /** The line that is being placed; empty in the opening. */
  older(): Slot[] {
    return this.isOpening ? [] : slots(this.olderDominoes, this.olderOwners, this.setup.lineLength);
  }

  /** The line that is being picked from; empty while there is none. */
  newer(): Slot[] {
    return this.hasNewer ? slots(this.newerDominoes, this.newerOwners, this.setup.lineLength) : [];
  }

  /** The dominoes that have not been dealt in this game, ascending. */
  unseen(): number[] {
    const numbers: number[] = [];
    for (let number = 1; number <= DOMINO_COUNT; number++) if (this.seen[number] === 0) numbers.push(number);
    return numbers;
  }

  /** How many they are. */
  countUnseen(): number {
    let count = 0;
    for (let number = 1; number <= DOMINO_COUNT; number++) count += 1 - this.seen[number]!;
    return count;
  }

  /** The place in the newer line of a domino that can still be claimed, or -1. */
  freeSlot(domino: number): number {
    const slot = this.newerDominoes.indexOf(domino);
    return slot >= 0 && slot < this.setup.lineLength && this.newerOwners[slot] === FREE ? slot : -1;
  }

  /** The kings still in the hand, each by its seat, ascending (K-S3). */
  hand(): Seat[] {
    const each = this.setup.kings / this.options.players;
    const seats: Seat[] = [];
    for (let seat = 0; seat < this.options.players; seat++) {
      let left = each;
      for (const drawn of this.kings) if (drawn === seat) left--;
      for (; left > 0; left--) seats.push(seat);
    }
    return seats;
  }

  /** Version 1: the order of all kings, before the first line. */
  setKings(order: ArrayLike<Seat>): void {
    this.version = 1;
    this.kings.set(order);
    this.phase = 'line';
  }

  /** K-S3: a king comes out of the hand. K-X2: in the balanced opening it settles the whole order. */
  drawKing(seat: Seat): void {
    if (this.options.balancedOpening) this.kings.set([seat, 1 - seat, 1 - seat, seat]);
    else this.kings[this.kingsPlaced] = seat;
    this.seat = seat;
    this.phase = 'pick';
  }

  /** Lays out the next line; `dominoes` ascend. */
  deal(dominoes: ArrayLike<number>): void {
    for (let slot = 0; slot < this.setup.lineLength; slot++) {
      this.newerDominoes[slot] = dominoes[slot]!;
      this.newerOwners[slot] = FREE;
      this.seen[dominoes[slot]!] = 1;
    }
    this.hasNewer = true;
    this.dealt++;
    if (this.dealt === 1) {
      this.turn = 0;
      this.#nextOpeningKing();
    } else {
      this.#startTurns();
    }
  }

  /** K-T1 (2) */
  pick(slot: number): void {
    this.newerOwners[slot] = this.seat;
    if (!this.isOpening) this.#nextKing();
    else if (++this.kingsPlaced < this.setup.kings) this.#nextOpeningKing();
    else this.#endOpening();
  }

  /** K-T1 (1): at a place found by the kingdom. */
  place(place: number): void {
    this.kingdoms[this.seat]!.lay(this.held, place);
    this.#afterPlacing();
  }

  /** K-P4: the domino is laid nowhere. */
  discard(): void {
    this.kingdoms[this.seat]!.discards++;
    this.#afterPlacing();
  }

  /** The points of this game as they stand, by seat; those of a Dynasty's earlier games are in `finished`. */
  scores(): KingdomScore[] {
    return this.kingdoms.map(kingdom => scoreKingdom(kingdom, this.options));
  }

  #nextOpeningKing(): void {
    const next = this.kings[this.kingsPlaced]!;
    this.phase = next === NOT_DRAWN ? 'king' : 'pick';
    if (next !== NOT_DRAWN) this.seat = next;
  }

  #endOpening(): void {
    this.kingsPlaced = 0;
    this.#endRound();
  }

  #afterPlacing(): void {
    if (this.hasNewer) this.phase = 'pick';
    else this.#nextKing();
  }

  #startTurns(): void {
    this.turn = -1;
    this.#nextKing();
  }

  /** Goes to the next king of the older line; with lines of four for three players one domino has none. */
  #nextKing(): void {
    do this.turn++;
    while (this.turn < this.setup.lineLength && this.olderOwners[this.turn] === FREE);
    if (this.turn < this.setup.lineLength) {
      this.seat = this.olderOwners[this.turn]!;
      this.phase = 'place';
    } else if (this.hasNewer) {
      this.#endRound();
    } else {
      this.#endGame();
    }
  }

  /** K-T2 */
  #endRound(): void {
    for (let slot = 0; slot < this.setup.lineLength; slot++) {
      this.olderDominoes[slot] = this.newerDominoes[slot]!;
      this.olderOwners[slot] = this.newerOwners[slot]!;
    }
    this.hasNewer = false;
    if (this.dealt < this.setup.lines) this.phase = 'line';
    else this.#startTurns();
  }

  /** K-V1: a Dynasty goes on with fresh kingdoms until its last game. */
  #endGame(): void {
    if (this.finished.length + 1 === this.setup.games) {
      this.phase = 'over';
      return;
    }
    this.finished.push(this.scores());
    for (let seat = 0; seat < this.kingdoms.length; seat++)
      this.kingdoms[seat]!.copyFrom(new Kingdom(this.setup.size));
    this.seen.fill(0);
    this.kings.fill(NOT_DRAWN);
    this.dealt = 0;
    this.phase = this.version === 1 ? 'kings' : 'line';
  }
}

/** A shared list to fill with places and read at once, for the rules alone: nobody keeps it across calls. */
export function placesOf(position: Position): Places {
  return SCRATCH[position.setup.size];
}

const SCRATCH = { 5: new Places(new Kingdom(5).grid), 7: new Places(new Kingdom(7).grid) };

function slots(dominoes: Uint8Array, owners: Int8Array, length: number): Slot[] {
  const found: Slot[] = [];
  for (let slot = 0; slot < length; slot++) found.push({ domino: dominoes[slot]!, owner: owners[slot]! });
  return found;
}
