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

export const CASTLE: Spot = { x: 0, y: 0 };

/** From a square to the next one: east, south, west, north. */
export const STEPS: readonly Spot[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

export const beside = (spot: Spot, step: Spot): Spot => ({ x: spot.x + step.x, y: spot.y + step.y });

export const sameSpot = (one: Spot | undefined, other: Spot | undefined): boolean =>
  one !== undefined && other !== undefined && one.x === other.x && one.y === other.y;

/** The squares that two halves cover. */
export function rectOver(first: Spot, second: Spot): Rect {
  return {
    west: Math.min(first.x, second.x),
    north: Math.min(first.y, second.y),
    columns: 1 + Math.abs(first.x - second.x),
    rows: 1 + Math.abs(first.y - second.y),
  };
}

export function isInside({ west, north, columns, rows }: Rect, { x, y }: Spot): boolean {
  return x >= west && x < west + columns && y >= north && y < north + rows;
}

export function spotsOf({ west, north, columns, rows }: Rect): Spot[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ({ x: west + column, y: north + row })),
  );
}
