/**
 * A round with its dice rolled has no more chance in it: six ways to share the dice out, the best draws for each, and
 * both players take what is best for them. Values are points, the better the higher one's own and the lower the other's.
 */
import { DIE_COUNT, NOBODY, Position } from '@kingdomino/rules/duel';
import { DrawValues } from './draw-values.ts';

export interface Pair {
  readonly bits: number;
  readonly one: number;
  readonly other: number;
}

export const PAIRS: readonly Pair[] = [
  { bits: 0b0011, one: 0, other: 1 },
  { bits: 0b0101, one: 0, other: 2 },
  { bits: 0b1001, one: 0, other: 3 },
  { bits: 0b0110, one: 1, other: 2 },
  { bits: 0b1010, one: 1, other: 3 },
  { bits: 0b1100, one: 2, other: 3 },
];

const ALL = 0b1111;

export class RoundValues {
  readonly draws = new DrawValues();
  /** By the bits of A's dice: what the round's end is worth to A and to B. */
  readonly valueA = new Float64Array(ALL + 1);
  readonly valueB = new Float64Array(ALL + 1);
  readonly #scratch = new Position({ players: 2 });

  /** Values every way to share out the dice that is still possible. */
  findShares(position: Position, width: number): void {
    const taken = takenBits(position);
    const scratch = this.#scratch;
    scratch.copyFrom(position);
    scratch.seat = scratch.playerA;
    scratch.phase = 'draw';
    for (const { bits } of PAIRS) {
      if ((bits & taken) !== taken) continue;
      for (let die = 0; die < DIE_COUNT; die++)
        scratch.takenBy[die] = bits & (1 << die) ? scratch.playerA : scratch.playerB;
      this.#findShare(scratch, bits, width);
    }
  }

  /** D-S3: A takes a pair at once, and has spent the spell. */
  findBoth(position: Position, { bits, one, other }: Pair, width: number): void {
    const scratch = this.#scratch;
    scratch.copyFrom(position);
    scratch.takeTwo(one, other);
    this.#findShare(scratch, bits, width);
  }

  /** Once the shares are known: the bits of A's dice after taking this one, B taking what is worst for A. */
  shareAfter(die: number): number {
    let worst = -1;
    for (const { bits } of PAIRS)
      if (bits & (1 << die) && (worst < 0 || this.lead(bits) < this.lead(worst))) worst = bits;
    return worst;
  }

  /** What A is ahead of B by, with these bits. */
  lead(bits: number): number {
    return this.valueA[bits]! - this.valueB[bits]!;
  }

  #findShare(scratch: Position, bits: number, width: number): void {
    this.valueA[bits] = this.draws.find(scratch, scratch.playerA, width).value[0]!;
    this.valueB[bits] = this.draws.find(scratch, scratch.playerB, width).value[0]!;
  }
}

/** The bits of the dice that B does not take when he takes this pair. */
export function shareWithout({ bits }: Pair): number {
  return ALL & ~bits;
}

/** The pairs that can still be taken at once. */
export function freePairs(position: Position): Pair[] {
  const taken = takenBits(position);
  return PAIRS.filter(({ bits }) => (bits & taken) === 0);
}

function takenBits(position: Position): number {
  let bits = 0;
  for (let die = 0; die < DIE_COUNT; die++) if (position.takenBy[die] !== NOBODY) bits |= 1 << die;
  return bits;
}
