/** Projective maps of the plane: where the points of a flat kingdom lie in a photograph taken at a slant. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A four-sided figure, its corners in order around it. */
export type Quad = readonly [Point, Point, Point, Point];

/** The matrix, row by row. */
export type Homography = readonly number[];

/**
 * The map that takes the unit square to a figure: (0,0), (1,0), (1,1) and (0,1) to its corners in this order.
 *
 * @param quad the corners; no three of them may lie on a line
 * @returns the map, or undefined where there is none
 * @example
 * const map = unitSquareTo([{ x: 0, y: 0 }, { x: 5, y: 0 }, { x: 5, y: 5 }, { x: 0, y: 5 }]);
 */
export function unitSquareTo([a, b, c, d]: Quad): Homography | undefined {
  const [dx1, dy1] = [b.x - c.x, b.y - c.y];
  const [dx2, dy2] = [d.x - c.x, d.y - c.y];
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  const map = [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
  // A corner in the half plane behind the camera: the figure is not convex.
  const isConvex = 1 + g > 0 && 1 + h > 0 && 1 + g + h > 0;
  return isConvex && map.every(Number.isFinite) ? map : undefined;
}

/** Where a map takes a point. */
export function mapped(map: Homography, { x, y }: Point): Point {
  const depth = map[6]! * x + map[7]! * y + map[8]!;
  return {
    x: (map[0]! * x + map[1]! * y + map[2]!) / depth,
    y: (map[3]! * x + map[4]! * y + map[5]!) / depth,
  };
}
