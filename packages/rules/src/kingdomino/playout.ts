/** Plays games to the end on one position, as fast as the rules allow: for benchmarks and statistics. */

import { distinctOrders } from '../kernel/counting.ts';
import type { Places } from '../kernel/places.ts';
import type { Random } from '../kernel/random.ts';
import { unreachable } from '../kernel/result.ts';
import { DOMINO_COUNT } from './dominoes.ts';
import { kingOrders } from './opening.ts';
import type { Options } from './options.ts';
import { Position, placesOf } from './position.ts';

/** Whole random games, one after the other on the same position. */
export class Playout {
  readonly position: Position;
  readonly #start: Position;
  readonly #places: Places;
  readonly #deck = Uint8Array.from({ length: DOMINO_COUNT }, (_, index) => index + 1);
  readonly #line: Uint8Array;
  readonly #kingOrders: readonly (readonly number[])[];
  /** Every order of a line's slots: drawing one is the same as drawing among the free slots king by king. */
  readonly #slotOrders: readonly number[][];
  #kings: readonly number[] = [];
  #picks: readonly number[] = [];
  #picked = 0;

  constructor(options: Options) {
    this.#start = new Position(options);
    this.position = this.#start.copy();
    this.#places = placesOf(this.#start);
    this.#line = new Uint8Array(this.#start.setup.lineLength);
    this.#kingOrders = kingOrders(options);
    this.#slotOrders = distinctOrders([...this.#line.keys()]);
  }

  /** One whole game in which every seat moves at random: every placement and every pick equally likely. */
  playRandomly(random: Random): void {
    const { position } = this;
    position.copyFrom(this.#start);
    while (position.phase !== 'over') {
      switch (position.phase) {
        case 'place': {
          const count = position.kingdom.findPlaces(position.held, this.#places);
          if (count === 0) position.discard();
          else position.place(this.#places.at(random.below(count)));
          break;
        }
        case 'pick':
          position.pick(this.#picks[this.#picked++]!);
          break;
        case 'line':
          this.#dealLine(random);
          break;
        case 'king':
          position.drawKing(this.#nextKing(random));
          break;
        case 'kings':
          return unreachable('a playout of version 1');
      }
    }
  }

  /** Drawing one of the orders is the same as drawing king by king. */
  #nextKing(random: Random): number {
    const { kingsPlaced } = this.position;
    if (kingsPlaced === 0) this.#kings = this.#kingOrders[random.below(this.#kingOrders.length)]!;
    return this.#kings[kingsPlaced]!;
  }

  /** Draws without replacement by swapping the drawn dominoes to the front of the deck. */
  #dealLine(random: Random): void {
    const line = this.#line;
    const deck = this.#deck;
    const from = this.position.dealt * line.length;
    for (let slot = 0; slot < line.length; slot++) {
      const drawn = from + slot + random.below(DOMINO_COUNT - from - slot);
      const domino = deck[drawn]!;
      deck[drawn] = deck[from + slot]!;
      deck[from + slot] = domino;
      line[slot] = domino;
      for (let right = slot; right > 0; right--) sortPair(line, right);
    }
    this.position.deal(line);
    this.#picks = this.#slotOrders[random.below(this.#slotOrders.length)]!;
    this.#picked = 0;
  }
}

/** Without a branch: which of two random numbers is larger cannot be predicted. */
function sortPair(line: Uint8Array, right: number): void {
  const one = line[right - 1]!;
  const other = line[right]!;
  const excess = (other - one) & ((other - one) >> 31);
  line[right - 1] = one + excess;
  line[right] = other - excess;
}
