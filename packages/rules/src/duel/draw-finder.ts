/**
 * D-R4..D-R6 with D-B1, D-S1, D-S2 and D-S4: every way to draw the domino of a round.
 *
 * There may be hundreds of thousands (two jokers, three spells), so they are counted by casting and found by number:
 * the coats and the spells decide how many places there are, the castle cross and the crosses on the dice do not,
 * except that halves which end up alike make the same picture both ways round.
 */

import { popcount } from '../kernel/grid.ts';
import { checkIndex } from '../kernel/misuse.ts';
import { Places, secondCell } from '../kernel/places.ts';
import { castingCode, FREE, firstCoat, SPLIT, secondCoat, spellsOf, withCross } from './casting.ts';
import { COAT_OF, COATS, FACE_COAT, FACE_COUNT, FACE_CROSSES, JOKER, sameFace } from './components.ts';
import { ANYWHERE, type DuelMap, MAP_GRID } from './map.ts';
import type { Position } from './position.ts';

/** The code of a pass that turns no die. */
export const PASS = -1;

/** Passing with a die turned (D-S4) is a code below PASS: which of the two dice, and to which face. */
export const passCode = (which: number, face: number): number => PASS - 1 - FACE_COUNT * which - face;
/**
 * Whether a code stands for a pass, with or without a turned die.
 *
 * @param code a code found by `DrawFinder`
 * @example
 * if (isPass(finder.code)) playPass(position, finder.code);
 */
export const isPass = (code: number): boolean => code <= PASS;

/** One as the dice lie, and one for each face of two dice. */
const MOST_PASSES = 1 + 2 * FACE_COUNT;

/** More than two jokers, a turned die, the castle cross and all spells together can make. */
const MOST_CASTINGS = 4096;

const NOTHING = -1;

/** The draws of one position, by number. `find` counts them; `at` leaves one in `code`, `first` and `second`. */
export class DrawFinder {
  readonly #codes = new Int32Array(MOST_CASTINGS);
  readonly #alike = new Uint8Array(MOST_CASTINGS);
  readonly #counts = new Int32Array(MOST_CASTINGS);
  #castings = 0;
  /** The codes of the passes that are legal, and how many there are. */
  readonly #passes = new Int8Array(MOST_PASSES);
  #passCount = 0;
  #map: DuelMap | undefined;
  readonly #places = new Places(MAP_GRID);
  /** What `#places` was asked for last, as a number, and how many it found. */
  #asked = NOTHING;
  #found = 0;

  /** The draw found last by `at`: a casting code and two cells, or the code of a pass. */
  code = PASS;
  first = 0;
  second = 0;

  /** Lists the draws of the seat that draws now and says how many there are, passing included. */
  find(position: Position): number {
    const { seat } = position;
    this.#map = position.map;
    this.#asked = NOTHING;
    this.#castings = 0;
    const mayTurn = position.holds(COAT_OF.turn, seat);
    const spells =
      (position.holds(COAT_OF.free, seat) ? FREE : 0) | (position.holds(COAT_OF.split, seat) ? SPLIT : 0);
    let count = this.#addFaces(position, 0, 0);
    this.#passCount = 0;
    if (count === 0) this.#passes[this.#passCount++] = PASS;
    if (mayTurn) count += this.#addTurns(position, 0);
    for (let some = 1; some <= spells; some++) {
      if ((some & spells) !== some) continue;
      count += this.#addFaces(position, some, 0);
      if (mayTurn) count += this.#addTurns(position, some);
    }
    return count + this.#passCount;
  }

  /** Whether this pass is legal in the position asked about last. */
  hasPass(code: number): boolean {
    const index = this.#passes.indexOf(code);
    return index >= 0 && index < this.#passCount;
  }

  /** Finds a draw by its number; passes are the last. */
  at(index: number): void {
    for (let casting = 0; casting < this.#castings; casting++) {
      const count = this.#counts[casting]!;
      if (index < count) return this.#locate(casting, index);
      index -= count;
    }
    checkIndex(index, this.#passCount, 'passes');
    this.code = this.#passes[index]!;
  }

  /** D-S4; and D-R6: who may pass may do so with a die turned, if the domino cannot be drawn then either. */
  #addTurns(position: Position, spells: number): number {
    const mayPass = spells === 0 && this.#passCount > 0 && position.version !== 1;
    let count = 0;
    for (let which = 0; which < 2; which++) {
      const die = position.dieOf(position.seat, which);
      for (let face = 0; face < FACE_COUNT; face++) {
        if (sameFace(die, face) !== face) continue;
        const draws = this.#addFaces(position, spells, 1 + FACE_COUNT * which + face);
        if (mayPass && draws === 0) this.#passes[this.#passCount++] = passCode(which, face);
        count += draws;
      }
    }
    return count;
  }

  /** All coats that the two dice may take, a joker each of the six. */
  #addFaces(position: Position, spells: number, turn: number): number {
    const { seat } = position;
    const one = shownFace(position, position.dieOf(seat, 0), turn, 0);
    const other = shownFace(position, position.dieOf(seat, 1), turn, 1);
    const isJoker = FACE_COAT[one] === JOKER;
    const isOtherJoker = FACE_COAT[other] === JOKER;
    const excess = FACE_CROSSES[one]! - FACE_CROSSES[other]!;
    let count = 0;
    for (let first = isJoker ? 0 : FACE_COAT[one]!; first < COATS.length; first++) {
      for (let second = isOtherJoker ? 0 : FACE_COAT[other]!; second < COATS.length; second++) {
        const code = castingCode(spells, turn, first, second);
        count += this.#addCrosses(code, excess, position.bonusUsed[seat] === 0);
        if (!isOtherJoker) break;
      }
      if (!isJoker) break;
    }
    return count;
  }

  /** D-B1: without the castle cross, and with it on either die. `excess` is how many more crosses the first shows. */
  #addCrosses(code: number, excess: number, hasBonus: boolean): number {
    const places = this.#countPlaces(code);
    if (places === 0) return 0;
    const sameCoat = firstCoat(code) === secondCoat(code);
    const count = this.#add(code, places, sameCoat && excess === 0);
    if (!hasBonus) return count;
    return (
      count +
      this.#add(withCross(code, 0), places, sameCoat && excess === -1) +
      this.#add(withCross(code, 1), places, sameCoat && excess === 1)
    );
  }

  #add(code: number, places: number, alike: boolean): number {
    const count = alike ? places / 2 : places;
    this.#codes[this.#castings] = code;
    this.#alike[this.#castings] = alike ? 1 : 0;
    this.#counts[this.#castings] = count;
    this.#castings++;
    return count;
  }

  /** In which order the halves lie matters here: alike halves have half as many. */
  #countPlaces(code: number): number {
    const spells = spellsOf(code);
    const one = spells & FREE ? ANYWHERE : firstCoat(code);
    const other = spells & FREE ? ANYWHERE : secondCoat(code);
    if ((spells & SPLIT) === 0) return this.#findPlaces(one, other, false);
    const { board } = this.#map!;
    const { words } = MAP_GRID;
    let firsts = 0;
    let seconds = 0;
    let shared = 0;
    for (let word = 0; word < words; word++) {
      const first = board.open[word]! & board.near[one * words + word]!;
      const second = board.open[word]! & board.near[other * words + word]!;
      firsts += popcount(first);
      seconds += popcount(second);
      shared += popcount(first & second);
    }
    return firsts * seconds - shared;
  }

  /** Does not find again what was found last: mostly the draw that is located, or the same free places for every coat. */
  #findPlaces(one: number, other: number, alike: boolean): number {
    const asked = 16 * one + 2 * other + (alike ? 1 : 0);
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#found = this.#places.find(this.#map!.board, one, other, alike);
    }
    return this.#found;
  }

  #locate(casting: number, index: number): void {
    const code = this.#codes[casting]!;
    const alike = this.#alike[casting] === 1;
    const spells = spellsOf(code);
    const one = spells & FREE ? ANYWHERE : firstCoat(code);
    const other = spells & FREE ? ANYWHERE : secondCoat(code);
    this.code = code;
    if (spells & SPLIT) {
      this.#locateSplit(one, other, alike, index);
      return;
    }
    this.#findPlaces(one, other, alike);
    const place = this.#places.at(index);
    this.first = place >> 2;
    this.second = secondCell(MAP_GRID, place);
  }

  /** Pairs in the order of the first cell, then of the second; alike halves with the first cell before the second. */
  #locateSplit(one: number, other: number, alike: boolean, index: number): void {
    const { board } = this.#map!;
    for (let first = 0; first < MAP_GRID.cells; first++) {
      if (!board.isOpen(first) || !board.isNear(first, one)) continue;
      for (let second = alike ? first + 1 : 0; second < MAP_GRID.cells; second++) {
        if (second === first || !board.isOpen(second) || !board.isNear(second, other)) continue;
        if (index-- > 0) continue;
        this.first = first;
        this.second = second;
        return;
      }
    }
  }
}

/** The face a die shows under a casting, as an index into the tables of faces. */
function shownFace(position: Position, die: number, turn: number, which: number): number {
  const isTurned = turn > 0 && (turn > FACE_COUNT ? 1 : 0) === which;
  return FACE_COUNT * die + (isTurned ? (turn - 1) % FACE_COUNT : position.faces[die]!);
}
