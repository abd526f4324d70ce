/** How many points a seat will have in the end, by the net: for whole turns at once, or for any seat as it stands. */
import type { Random } from '@kingdomino/rules';
import { FREE, Kingdom, type KingdomSize, type Position, scoreKingdom } from '@kingdomino/rules/kingdomino';
import { firstCell, Places, secondCell } from '@kingdomino/rules/search';
import type { Net } from '../net/net.ts';
import { Features } from './features.ts';
import { DISCARD, NO_PICK } from './greedy.ts';

/** Turns of one decision, with the value of each. */
export interface Turns {
  count: number;
  readonly place: Int32Array;
  readonly slot: Int8Array;
  readonly value: Float64Array;
}

const MOST_TURNS = 2048;

export class Valuer {
  readonly features: Features;
  readonly turns: Turns = {
    count: 0,
    place: new Int32Array(MOST_TURNS),
    slot: new Int8Array(MOST_TURNS),
    value: new Float64Array(MOST_TURNS),
  };
  readonly #net: Net;
  readonly #kingdom: Kingdom;
  readonly #places: Places;
  // Sums of embeddings: of a decision, of one placement, of one pick.
  readonly #common: Float32Array;
  readonly #shared: Float32Array;
  readonly #sum: Float32Array;

  constructor(size: KingdomSize, net: Net) {
    this.features = new Features(size);
    this.#net = net;
    this.#common = net.createSum();
    this.#shared = net.createSum();
    this.#sum = net.createSum();
    this.#kingdom = new Kingdom(size);
    this.#places = new Places(this.#kingdom.grid);
  }

  /** Lists and values every turn of the seat that acts: placing and picking, or picking alone. */
  valueTurns(position: Position): Turns {
    const { turns } = this;
    turns.count = 0;
    const { kingdom, held } = position;
    this.#startTurn(position, kingdom);
    if (position.phase === 'pick') {
      this.#valuePicks(position, kingdom, DISCARD);
      return turns;
    }
    const count = kingdom.findPlaces(held, this.#places);
    this.#kingdom.copyFrom(kingdom);
    if (count === 0) {
      this.#kingdom.discards++;
      this.#valuePicks(position, this.#kingdom, DISCARD);
    }
    for (let index = 0; index < count; index++) {
      const place = this.#places.at(index);
      if (index > 0) this.#kingdom.copyFrom(kingdom);
      this.#kingdom.lay(held, place);
      this.#valuePicks(position, this.#kingdom, place);
    }
    return turns;
  }

  /** A seat's expected final points, whoever acts. Its dominoes are those its kings stand on. */
  valueSeat(position: Position, seat: number): number {
    const kingdom = position.kingdoms[seat]!;
    const { features } = this;
    features.start(kingdom, position);
    features.addShape(kingdom);
    const held = this.#addHeld(position, seat, false);
    this.#net.clear(this.#shared);
    return this.#finish(position, kingdom, held);
  }

  /** What all turns of a decision have in common. */
  #startTurn(position: Position, kingdom: Kingdom): void {
    this.features.start(kingdom, position);
    this.#net.clear(this.#common);
    this.#net.add(this.#common, this.features.list, 0, this.features.length);
  }

  #valuePicks(position: Position, kingdom: Kingdom, place: number): void {
    const { features } = this;
    const { seat } = position;
    features.length = 0;
    if (place !== DISCARD) {
      features.addSquare(kingdom, firstCell(place));
      features.addSquare(kingdom, secondCell(kingdom.grid, place));
    }
    features.addShape(kingdom);
    const held = this.#addHeld(position, seat, position.phase === 'place');
    this.#shared.set(this.#common);
    if (!position.hasNewer) {
      this.#push(place, NO_PICK, this.#finish(position, kingdom, held));
      return;
    }
    const shared = features.length;
    this.#net.add(this.#shared, features.list, 0, shared);
    for (let slot = 0; slot < position.setup.lineLength; slot++) {
      if (position.newerOwners[slot] !== FREE) continue;
      features.length = shared;
      features.addHeld(position.newerDominoes[slot]!, true);
      features.addSlot(slot);
      features.addSupply(supplyOf(position, kingdom, held + 1));
      this.#sum.set(this.#shared);
      this.#net.add(this.#sum, features.list, shared, features.length);
      this.#push(place, slot, kingdom.board.points + this.#net.value(this.#sum));
    }
  }

  /** Adds the dominoes that a seat holds, except the one it is just placing, and says how many. */
  #addHeld(position: Position, seat: number, isPlacing: boolean): number {
    const { olderOwners, olderDominoes, newerOwners, newerDominoes, phase, turn } = position;
    const { lineLength } = position.setup;
    // between rounds the line just claimed still counts as the newer one: the net learns from positions after a turn,
    // where it is
    const isBetween = phase === 'line';
    const from = isBetween ? 0 : phase === 'place' && !isPlacing ? turn : turn + 1;
    let held = 0;
    for (let slot = position.isOpening ? lineLength : from; slot < lineLength; slot++) {
      if (olderOwners[slot] === seat) held += this.#addDomino(olderDominoes[slot]!, slot, isBetween);
    }
    for (let slot = position.hasNewer ? 0 : lineLength; slot < lineLength; slot++) {
      if (newerOwners[slot] === seat) held += this.#addDomino(newerDominoes[slot]!, slot, true);
    }
    return held;
  }

  #addDomino(domino: number, slot: number, isNewer: boolean): 1 {
    this.features.addHeld(domino, isNewer);
    if (isNewer) this.features.addSlot(slot);
    return 1;
  }

  /** The value of the shared sum and all features listed; exact when nothing more will come. */
  #finish(position: Position, kingdom: Kingdom, held: number): number {
    const supply = supplyOf(position, kingdom, held);
    if (supply + held === 0) return scoreKingdom(kingdom, position.options).total;
    this.features.addSupply(supply);
    this.#net.add(this.#shared, this.features.list, 0, this.features.length);
    return kingdom.board.points + this.#net.value(this.#shared);
  }

  #push(place: number, slot: number, value: number): void {
    const { turns } = this;
    if (turns.count === MOST_TURNS) return;
    turns.place[turns.count] = place;
    turns.slot[turns.count] = slot;
    turns.value[turns.count] = value;
    turns.count++;
  }
}

/** The best turn's index; equal ones are equally likely. */
export function bestTurn(turns: Turns, random: Random): number {
  let best = 0;
  let ties = 1;
  for (let index = 1; index < turns.count; index++) {
    if (turns.value[index]! > turns.value[best]!) {
      best = index;
      ties = 1;
    } else if (turns.value[index] === turns.value[best] && random.below(++ties) === 0) {
      best = index;
    }
  }
  return best;
}

/** No domino is to come any more, and none is held. */
export function isComplete(position: Position, seat: number): boolean {
  return supplyOf(position, position.kingdoms[seat]!, 0) === 0;
}

/** How many dominoes a seat will still receive beyond those it holds. */
function supplyOf(position: Position, kingdom: Kingdom, held: number): number {
  const { setup, options } = position;
  const all = (setup.lines * setup.kings) / options.players;
  return Math.max(0, all - kingdom.dominoCount - kingdom.discards - held);
}
