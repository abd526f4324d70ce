/** The projective map that fits many pairs of points best. */
import type { Homography, Point } from './homography.ts';

export interface Pair {
  readonly from: Point;
  readonly to: Point;
}

/**
 * Least squares over the eight numbers of the map, for four pairs or more.
 *
 * @returns undefined where the points do not fix a map, as on a line
 */
export function fitHomography(pairs: readonly Pair[]): Homography | undefined {
  if (pairs.length < 4) return undefined;
  const rows = pairs.flatMap(({ from, to }) => [
    [from.x, from.y, 1, 0, 0, 0, -from.x * to.x, -from.y * to.x, to.x],
    [0, 0, 0, from.x, from.y, 1, -from.x * to.y, -from.y * to.y, to.y],
  ]);
  const normal = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => rows.reduce((sum, each) => sum + each[row]! * each[column]!, 0)),
  );
  const solved = solve(normal);
  return solved && [...solved, 1];
}

/** Gauss with the largest pivot. Each row has its right-hand side at the end. */
function solve(rows: number[][]): number[] | undefined {
  const size = rows.length;
  for (let step = 0; step < size; step++) {
    const pivot = rows
      .slice(step)
      .reduce((best, row) => (Math.abs(row[step]!) > Math.abs(best[step]!) ? row : best));
    if (Math.abs(pivot[step]!) < 1e-9) return undefined;
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(step, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[step]! / pivot[step]!;
      for (let column = step; column <= size; column++) row[column]! -= factor * pivot[column]!;
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}
