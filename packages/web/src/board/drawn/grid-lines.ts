/** The lines between the squares of a rectangle, as a path; a square is 100 wide. */
import type { Rect } from '../types.ts';

export function gridLines({ west, north, columns, rows }: Rect): string {
  const across = Array.from(
    { length: rows - 1 },
    (_, row) => `M${100 * west} ${100 * (north + row + 1)}h${100 * columns}`,
  );
  const down = Array.from(
    { length: columns - 1 },
    (_, column) => `M${100 * (west + column + 1)} ${100 * north}v${100 * rows}`,
  );
  return [...across, ...down].join('');
}
