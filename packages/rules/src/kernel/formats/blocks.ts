/** A flat encoding is a row of named blocks of numbers. Their order is part of the format. */
import { unreachable } from '../result.ts';

/** A part of a row of numbers. */
export interface Block {
  readonly name: string;
  /** Where it begins. */
  readonly from: number;
  readonly length: number;
  /** For example 4 seats x 9 planes x 13 rows x 13 columns. */
  readonly shape: readonly number[];
}

/** A row of numbers and its parts. The order of the parts never changes. */
export interface Encoding {
  readonly length: number;
  readonly blocks: readonly Block[];
}

export function layOut(shapes: Readonly<Record<string, readonly number[]>>): Encoding {
  const blocks: Block[] = [];
  let from = 0;
  for (const [name, shape] of Object.entries(shapes)) {
    const length = shape.reduce((product, size) => product * size, 1);
    blocks.push({ name, from, length, shape });
    from += length;
  }
  return { length: from, blocks };
}

/** One array of all blocks. */
export function fillBlocks(
  { length, blocks }: Encoding,
  values: Readonly<Record<string, ArrayLike<number>>>,
): Float32Array {
  const filled = new Float32Array(length);
  for (const block of blocks) {
    const own = values[block.name];
    if (own?.length !== block.length) return unreachable(`the block ${block.name}`);
    filled.set(own, block.from);
  }
  return filled;
}

/** A 1 at an index and zeros elsewhere; all zeros for -1. */
export function oneHot(index: number, length: number): number[] {
  return Array.from({ length }, (_, each) => (each === index ? 1 : 0));
}
