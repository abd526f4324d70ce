/** A flat encoding is a row of named blocks of numbers. Their order is part of the format. */

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

/** Where each block begins, by its name. */
export function offsetsOf<Name extends string>(
  shapes: Readonly<Record<Name, readonly number[]>>,
): Readonly<Record<Name, number>> {
  const entries = layOut(shapes).blocks.map(({ name, from }) => [name, from]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
