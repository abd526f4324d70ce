/**
 * D-R1..D-R9, D-B1, D-S1..D-S6, D-E1: how a game of Duel goes on.
 *
 * Like the position of Kingdomino it changes in place and holds no secret; the game's `play` copies it first.
 */
import type { Actor, RecordVersion, Seat } from '../kernel/game.ts';
import { crossOf, FREE, firstCoat, SPLIT, secondCoat, spellsOf, turnOf } from './casting.ts';
import {
  COAT_OF,
  COATS,
  DIE_COUNT,
  FACE_COAT,
  FACE_COUNT,
  FACE_CROSSES,
  SPELLBOOK,
  type Spell,
} from './components.ts';
import { DuelMap } from './map.ts';
import type { Options } from './options.ts';
import { type MapScore, scoreMap } from './scoring.ts';

/** What is to be done next. */
export type Phase = 'first' | 'roll' | 'take' | 'take-two' | 'draw' | 'banner' | 'dignitary' | 'over';

/** Instead of a seat: a die that is not taken, a spell that nobody owns. */
export const NOBODY = -1;
const NO_DIE = -1;

/**
 * A game at one moment. Not to be built by hand: `duel.start` and `play` make positions, `parsePosition` reads
 * them.
 */
export class Position {
  readonly options: Options;
  /** Of the record that this game is written in: in version 1 nobody turned a die in a pass. */
  version: RecordVersion;
  readonly maps: readonly [DuelMap, DuelMap] = [new DuelMap(), new DuelMap()];
  phase: Phase = 'first';
  /** Counted from 0. */
  round = 0;
  /** Who is player A in this round. */
  playerA: Seat = 0;
  /** Who takes, draws or chooses. */
  seat: Seat = 0;

  /** By die: the face it shows, turned or not, and the seat that took it. */
  readonly faces = new Uint8Array(DIE_COUNT);
  readonly takenBy = new Int8Array(DIE_COUNT).fill(NOBODY);
  /** By seat: the die that got the castle cross in this round, whether a domino was drawn, whether the bonus is spent. */
  readonly crossedDie = new Int8Array(2).fill(NO_DIE);
  readonly drew = new Uint8Array(2);
  readonly bonusUsed = new Uint8Array(2);

  /** Filled boxes, by seat and coat. */
  readonly boxes = new Uint8Array(2 * COATS.length);
  /** By coat: who owns its spell, and whether it has been cast. */
  readonly owners = new Int8Array(COATS.length).fill(NOBODY);
  readonly cast = new Uint8Array(COATS.length);
  /** By seat: the coat named for the banner, or -1. */
  readonly banners = new Int8Array(2).fill(-1);

  constructor(options: Options, version: RecordVersion = 2) {
    this.options = options;
    this.version = version;
  }

  /** A position of its own. */
  copy(): Position {
    const copy = new Position(this.options);
    copy.copyFrom(this);
    return copy;
  }

  /** Becomes equal to the other. */
  copyFrom(other: Position): void {
    this.version = other.version;
    this.maps[0].copyFrom(other.maps[0]);
    this.maps[1].copyFrom(other.maps[1]);
    this.phase = other.phase;
    this.round = other.round;
    this.playerA = other.playerA;
    this.seat = other.seat;
    this.faces.set(other.faces);
    this.takenBy.set(other.takenBy);
    this.crossedDie.set(other.crossedDie);
    this.drew.set(other.drew);
    this.bonusUsed.set(other.bonusUsed);
    this.boxes.set(other.boxes);
    this.owners.set(other.owners);
    this.cast.set(other.cast);
    this.banners.set(other.banners);
  }

  /** Who makes the next move. */
  get actor(): Actor {
    if (this.phase === 'over') return 'nobody';
    return this.phase === 'first' || this.phase === 'roll' ? 'chance' : this.seat;
  }

  /** The other player of this round. */
  get playerB(): Seat {
    return 1 - this.playerA;
  }

  /** The map of the seat that acts. */
  get map(): DuelMap {
    return this.maps[this.seat]!;
  }

  /** Owned and not cast yet. */
  canCast(spell: Spell, seat: Seat): boolean {
    return this.holds(COAT_OF[spell], seat);
  }

  /** The same by the coat whose line leads to the spell: hot code looks no names up. */
  holds(coat: number, seat: Seat): boolean {
    return this.owners[coat] === seat && this.cast[coat] === 0;
  }

  /** The lower (0) or the higher (1) of a seat's two dice, or -1 while it has not taken them. */
  dieOf(seat: Seat, which: number): number {
    for (let die = 0; die < DIE_COUNT; die++) {
      if (this.takenBy[die] === seat && which-- === 0) return die;
    }
    return NO_DIE;
  }

  /** The dice that nobody has taken in this round. */
  freeDice(): number[] {
    return [...this.takenBy.keys()].filter(die => this.takenBy[die] === NOBODY);
  }

  /** D-R1: says who is player A in the first round. */
  begin(seat: Seat): void {
    this.playerA = seat;
    this.phase = 'roll';
  }

  /** D-R2 */
  roll(faces: ArrayLike<number>): void {
    for (let die = 0; die < DIE_COUNT; die++) {
      this.faces[die] = faces[die]!;
      this.takenBy[die] = NOBODY;
    }
    this.seat = this.playerA;
    this.phase = 'take';
  }

  /** D-R3: A's one die. */
  take(die: number): void {
    this.takenBy[die] = this.seat;
    this.seat = this.playerB;
    this.phase = 'take-two';
  }

  /** D-R3: B's two dice; D-S3: A's two dice at once. The other two, or the last one, go to the other player. */
  takeTwo(one: number, other: number): void {
    if (this.phase === 'take') this.cast[COAT_OF.both] = 1;
    this.takenBy[one] = this.seat;
    this.takenBy[other] = this.seat;
    for (let die = 0; die < DIE_COUNT; die++)
      if (this.takenBy[die] === NOBODY) this.takenBy[die] = 1 - this.seat;
    this.seat = this.playerA;
    this.phase = 'draw';
  }

  /** D-R4: draws the domino as the casting code says, on two cells. */
  draw(code: number, firstCell: number, secondCell: number): void {
    const { seat, map, round } = this;
    const first = this.dieOf(seat, 0);
    const second = this.dieOf(seat, 1);
    const spells = spellsOf(code);
    const turn = turnOf(code);
    const cross = crossOf(code);
    if (spells & FREE) this.cast[COAT_OF.free] = 1;
    if (spells & SPLIT) this.cast[COAT_OF.split] = 1;
    if (turn > 0) this.#turnDie(turn > FACE_COUNT ? second : first, (turn - 1) % FACE_COUNT);
    if (cross >= 0) {
      this.bonusUsed[seat] = 1;
      this.crossedDie[seat] = cross === 0 ? first : second;
    }
    map.draw(firstCell, firstCoat(code), this.crossesOn(first) + (cross === 0 ? 1 : 0), round);
    map.draw(secondCell, secondCoat(code), this.crossesOn(second) + (cross === 1 ? 1 : 0), round);
    this.drew[seat] = 1;
    this.#afterDrawing();
  }

  /** D-R6: draws nothing. */
  pass(): void {
    this.#afterDrawing();
  }

  /** D-S4 without a draw: the die counts as its new face for the spellbook. */
  passTurning(die: number, face: number): void {
    this.#turnDie(die, face);
    this.#afterDrawing();
  }

  /** D-S5 */
  nameBanner(coat: number): void {
    this.banners[this.seat] = coat;
    this.cast[COAT_OF.banner] = 1;
    this.#nextChoice();
  }

  /** D-S6 */
  addDignitary(cell: number): void {
    this.map.board.addMark(cell);
    this.cast[COAT_OF.dignitary] = 1;
    this.#nextChoice();
  }

  /** The coat a die shows, as a number, or JOKER. */
  coatOn(die: number): number {
    return FACE_COAT[FACE_COUNT * die + this.faces[die]!]!;
  }

  /** The crosses a die shows, without the castle cross. */
  crossesOn(die: number): number {
    return FACE_CROSSES[FACE_COUNT * die + this.faces[die]!]!;
  }

  /** The points as they stand, by seat. */
  scores(): MapScore[] {
    return this.maps.map((map, seat) => scoreMap(map, this.banners[seat]!));
  }

  #turnDie(die: number, face: number): void {
    this.cast[COAT_OF.turn] = 1;
    this.faces[die] = face;
  }

  #afterDrawing(): void {
    if (this.seat === this.playerA) {
      this.seat = this.playerB;
      return;
    }
    this.#fillBoxes(this.playerA);
    this.#fillBoxes(this.playerB);
    this.#nextChoice();
  }

  /** D-R7: a box for each of the two dice that shows a coat without crosses and got none. */
  #fillBoxes(seat: Seat): void {
    for (let die = 0; die < DIE_COUNT; die++) {
      if (this.takenBy[die] !== seat || this.crossedDie[seat] === die) continue;
      const coat = this.coatOn(die);
      if (coat >= 0 && this.crossesOn(die) === 0) this.#fillBox(seat, coat);
    }
  }

  /** D-R8: who completes a line first owns its spell, which strikes out the other line. */
  #fillBox(seat: Seat, coat: number): void {
    if (this.owners[coat] !== NOBODY) return;
    const box = seat * COATS.length + coat;
    this.boxes[box]! += 1;
    if (this.boxes[box] === SPELLBOOK[coat]!.boxes) this.owners[coat] = seat;
  }

  /** The lightning spells that were just won are played at once, A's first; then the round is over. */
  #nextChoice(): void {
    if (!this.#offerChoice(this.playerA) && !this.#offerChoice(this.playerB)) this.#endRound();
  }

  #offerChoice(seat: Seat): boolean {
    this.seat = seat;
    if (this.holds(COAT_OF.banner, seat)) this.phase = 'banner';
    else if (!this.holds(COAT_OF.dignitary, seat)) return false;
    else if (!this.map.isEmpty()) this.phase = 'dignitary';
    else {
      this.cast[COAT_OF.dignitary] = 1;
      return false;
    }
    return true;
  }

  /** D-E1, D-R9 */
  #endRound(): void {
    const nobodyDrew = this.drew[0] === 0 && this.drew[1] === 0;
    if (nobodyDrew || this.maps[0].isFull() || this.maps[1].isFull()) {
      this.phase = 'over';
      return;
    }
    for (let seat = 0; seat < 2; seat++) {
      this.drew[seat] = 0;
      this.crossedDie[seat] = NO_DIE;
    }
    this.playerA = this.playerB;
    this.round++;
    this.phase = 'roll';
  }
}
