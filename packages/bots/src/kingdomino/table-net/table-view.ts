/**
 * A position as the net looks at it: just after a turn, or as far as all turns of the seat to act leave it alone.
 *
 * After a round's last turn the line just claimed is still the newer one here: so the net has learnt it.
 */
import type { Position } from '@kingdomino/rules/kingdomino';
import { SEATS } from './columns.ts';

/** The owner of a slot without a king. */
const FREE = -1;

export class TableView {
  position!: Position;
  /** The first slot of the older line that is still to be played. */
  rest = 0;
  hasNewer = false;
  isOpening = false;
  newerDominoes!: Uint8Array;
  newerOwners!: Int8Array;
  /** By seat: 0 for the one who looks, then 1, 2, 3 for the others in the order in which they act next. */
  readonly ranks = new Int8Array(SEATS);

  /** The table around a seat that is about to take its turn. */
  lookDuring(position: Position): void {
    this.#look(position, position.isOpening ? position.setup.lineLength : position.turn + 1);
    this.#rank(position.seat);
  }

  /** The table after a turn, before a line is dealt, with the eyes of a seat. */
  lookAfter(position: Position, seat: number): void {
    const { phase, setup, turn } = position;
    const isFirst = phase === 'place' && isFirstKing(position);
    if ((phase === 'pick' && !position.isOpening) || (isFirst && position.hasNewer))
      throw new RangeError('the net values tables just after a turn, not in the middle of one');
    const isBetween = phase === 'line' || isFirst;
    this.#look(position, isBetween || position.isOpening ? setup.lineLength : turn);
    if (isBetween) {
      this.hasNewer = true;
      this.isOpening = position.dealt === 1;
      this.newerDominoes = position.olderDominoes;
      this.newerOwners = position.olderOwners;
    }
    this.#rank(seat);
  }

  /** Dominoes that a seat holds, without one that it may be about to claim. */
  heldBy(seat: number): number {
    const { setup, olderOwners } = this.position;
    let held = 0;
    for (let slot = this.rest; slot < setup.lineLength; slot++) if (olderOwners[slot] === seat) held++;
    for (let slot = 0; slot < this.newerLength; slot++) if (this.newerOwners[slot] === seat) held++;
    return held;
  }

  /** Kings of a seat that will still claim from the newer line; `isClaiming`: one is just being placed. */
  claimsOf(seat: number, isClaiming: boolean): number {
    if (!this.hasNewer) return 0;
    const { setup, olderOwners, options } = this.position;
    let claims = 0;
    if (this.isOpening) {
      claims = setup.kings / options.players - (isClaiming ? 1 : 0);
      for (let slot = 0; slot < setup.lineLength; slot++) if (this.newerOwners[slot] === seat) claims--;
      return claims;
    }
    for (let slot = this.rest; slot < setup.lineLength; slot++) if (olderOwners[slot] === seat) claims++;
    return claims;
  }

  /** Slots of the newer line; none if there is no such line. */
  get newerLength(): number {
    return this.hasNewer ? this.position.setup.lineLength : 0;
  }

  isFree(slot: number): boolean {
    return this.newerOwners[slot] === FREE;
  }

  #look(position: Position, rest: number): void {
    this.position = position;
    this.rest = rest;
    this.hasNewer = position.hasNewer;
    this.isOpening = position.isOpening;
    this.newerDominoes = position.newerDominoes;
    this.newerOwners = position.newerOwners;
  }

  #rank(me: number): void {
    const { ranks, position } = this;
    const { players } = position.options;
    ranks.fill(-1);
    ranks[me] = 0;
    let next = 1;
    const meet = (seat: number) => {
      if (seat !== FREE && ranks[seat] === -1) ranks[seat] = next++;
    };
    for (let slot = this.rest; slot < position.setup.lineLength; slot++) meet(position.olderOwners[slot]!);
    for (let slot = 0; slot < this.newerLength; slot++) meet(this.newerOwners[slot]!);
    for (let step = 1; step < players; step++) meet((me + step) % players);
  }
}

/** No king of the older line has acted yet. */
function isFirstKing({ olderOwners, turn }: Position): boolean {
  for (let slot = 0; slot < turn; slot++) if (olderOwners[slot] !== FREE) return false;
  return true;
}
