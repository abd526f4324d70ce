/** A reading in the drawing of a kingdom as text, which the rules read and count. */
import type { Reading } from '../read-kingdom.ts';
import type { Square } from './labels.ts';

/** One token a square, one line a row, see `parseKingdom` of the rules. */
export function drawingOf({ columns, rows, squares }: Pick<Reading, 'columns' | 'rows' | 'squares'>): string {
  return Array.from({ length: rows }, (_, row) =>
    squares
      .slice(row * columns, (row + 1) * columns)
      .map(({ square }) => tokenOf(square))
      .join(' '),
  ).join('\n');
}

function tokenOf(square: Square): string {
  if (!('crowns' in square)) return square.kind === 'castle' ? 'C' : '.';
  return square.kind[0]! + (square.crowns > 0 ? square.crowns : '');
}
