/**
 * FG, "full greedy", of Gedda, Lagerkvist and Butler (2018): for each placement and pick also the best placement of the
 * picked domino, by the score then. Placements off the centre, and then those that leave a hole, are dropped unless that
 * drops all.
 *
 * Hot code: playouts of the stronger bots are made of these turns. It works on positions in place and answers with
 * numbers, not with moves.
 */
import type { Random } from '@kingdomino/rules';
import {
  FREE,
  HALF_CROWNS,
  HALF_TERRAIN,
  Kingdom,
  type KingdomSize,
  type Position,
} from '@kingdomino/rules/kingdomino';
import { firstCell, gainOfTwo, Places, secondCell } from '@kingdomino/rules/search';
import { DISCARD, NO_PICK } from '../../turns/kingdomino/turn.ts';
import { Gains } from './gains.ts';
import { OFF_CENTRE, Shape, TIDY } from './shape.ts';

const CENTRE_BONUS = 10;

export class Greedy {
  /** The turn decided last: a place or DISCARD, and a slot of the newer line or NO_PICK. */
  place = DISCARD;
  slot = NO_PICK;

  readonly #places: Places;
  readonly #nextPlaces: Places;
  readonly #kingdom: Kingdom;
  readonly #shape: Shape;
  readonly #gains: Gains;
  #best = 0;
  #ties = 0;
  /** A turn whose value is wanted, and that value. */
  #askedPlace = DISCARD;
  #askedSlot = NO_PICK;
  #asked = Number.NEGATIVE_INFINITY;

  constructor(size: KingdomSize) {
    this.#kingdom = new Kingdom(size);
    this.#places = new Places(this.#kingdom.grid);
    this.#nextPlaces = new Places(this.#kingdom.grid);
    this.#shape = new Shape(this.#kingdom.grid, size);
    this.#gains = new Gains(this.#kingdom.grid.cells);
  }

  /** Decides the whole turn of the seat that acts: placing and picking, or picking alone. */
  decide(position: Position, random: Random): void {
    this.#best = Number.NEGATIVE_INFINITY;
    this.#ties = 0;
    this.place = DISCARD;
    this.slot = NO_PICK;
    if (position.phase === 'pick') {
      if (position.isOpening) this.#openingPick(position, random);
      else this.#picks(position, position.kingdom, DISCARD, 0, random);
      return;
    }
    const { kingdom, held } = position;
    const places = this.#places;
    const count = kingdom.findPlaces(held, places);
    if (count === 0) {
      this.#picks(position, kingdom, DISCARD, 0, random);
      return;
    }
    const tidiest = this.#tidiest(kingdom, places, count);
    for (let index = 0; index < count; index++) {
      const place = places.at(index);
      if (this.#tidiness(kingdom, place) < tidiest) continue;
      const gain = gainOf(kingdom, held, place);
      if (position.hasNewer) {
        this.#kingdom.copyFrom(kingdom);
        this.#kingdom.lay(held, place);
      }
      this.#picks(position, this.#kingdom, place, gain, random);
    }
  }

  /** How likely this turn is to be chosen: nothing but chance decides between equals. */
  chanceOf(position: Position, place: number, slot: number, random: Random): number {
    this.#askedPlace = place;
    this.#askedSlot = slot;
    this.#asked = Number.NEGATIVE_INFINITY;
    this.decide(position, random);
    return this.#asked === this.#best ? 1 / this.#ties : 0;
  }

  /** Considers each free domino of the newer line on top of a placement. */
  #picks(position: Position, kingdom: Kingdom, place: number, gain: number, random: Random): void {
    if (!position.hasNewer) {
      this.#consider(place, NO_PICK, gain, random);
      return;
    }
    this.#gains.start(kingdom);
    for (let slot = 0; slot < position.setup.lineLength; slot++) {
      if (position.newerOwners[slot] !== FREE) continue;
      this.#consider(place, slot, gain + this.#bestGain(kingdom, position.newerDominoes[slot]!), random);
    }
  }

  /** The most that a domino can bring at once, counting the bonus that is lost off the centre. */
  #bestGain(kingdom: Kingdom, domino: number): number {
    const places = this.#nextPlaces;
    const count = kingdom.findPlaces(domino, places);
    let best = 0;
    for (let index = 0; index < count; index++) {
      const place = places.at(index);
      const gain = this.#gains.of(domino, place);
      if (gain <= best) continue;
      const isInside =
        this.#shape.isInside(firstCell(place)) && this.#shape.isInside(secondCell(kingdom.grid, place));
      best = Math.max(best, isInside ? gain : gain - CENTRE_BONUS);
    }
    return best;
  }

  #consider(place: number, slot: number, value: number, random: Random): void {
    if (slot === this.#askedSlot && place === this.#askedPlace) this.#asked = value;
    if (value < this.#best) return;
    this.#ties = value > this.#best ? 1 : this.#ties + 1;
    this.#best = value;
    if (this.#ties > 1 && random.below(this.#ties) > 0) return;
    this.place = place;
    this.slot = slot;
  }

  /** Before anything is laid: the domino with most crowns on a square. */
  #openingPick(position: Position, random: Random): void {
    for (let slot = 0; slot < position.setup.lineLength; slot++) {
      if (position.newerOwners[slot] !== FREE) continue;
      const half = 2 * position.newerDominoes[slot]!;
      this.#consider(DISCARD, slot, Math.max(HALF_CROWNS[half]!, HALF_CROWNS[half + 1]!), random);
    }
  }

  #tidiest(kingdom: Kingdom, places: Places, count: number): number {
    let tidiest = OFF_CENTRE;
    for (let index = 0; index < count && tidiest < TIDY; index++) {
      tidiest = Math.max(tidiest, this.#tidiness(kingdom, places.at(index)));
    }
    return tidiest;
  }

  #tidiness(kingdom: Kingdom, place: number): number {
    return this.#shape.tidiness(kingdom.board, firstCell(place), secondCell(kingdom.grid, place));
  }
}

export function gainOf(kingdom: Kingdom, domino: number, place: number): number {
  const half = 2 * domino;
  return gainOfTwo(
    kingdom.board,
    firstCell(place),
    HALF_TERRAIN[half]!,
    HALF_CROWNS[half]!,
    secondCell(kingdom.grid, place),
    HALF_TERRAIN[half + 1]!,
    HALF_CROWNS[half + 1]!,
  );
}
