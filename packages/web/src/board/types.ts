/** What a board shows. It knows squares and spots, and no rule of any game. */

/** A square of the grid; x grows east, y grows south, the castle is at 0, 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The part of the grid that is shown. */
export interface Rect {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

/** A square with something on it: a terrain with crowns, or a coat with crosses. */
export interface Tile extends Spot {
  readonly kind: string;
  readonly marks: number;
  /** Which drawing of its kind. */
  readonly variant: number;
}

/** Half a domino, wherever it lies. */
export type Half = Omit<Tile, 'x' | 'y'>;

/** One way to lay the domino that is held. A game adds the move that does it. */
export interface PlaceOption {
  readonly first: Spot;
  readonly second: Spot;
  /** What the score gains. */
  readonly points: number;
}

export const sameSpot = (one: Spot | undefined, other: Spot | undefined): boolean =>
  one !== undefined && other !== undefined && one.x === other.x && one.y === other.y;

export function spotsOf({ west, north, columns, rows }: Rect): Spot[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ({ x: west + column, y: north + row })),
  );
}
