/** How the points of many players are spread: columns of a chart, and the figures of a sentence. */

export interface Count {
  readonly points: number;
  readonly count: number;
}

export interface Column {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_COLUMNS = 20;

/** Columns of equal width; none is left out between the first and the last. */
export function columnsOf(counts: readonly Count[]): Column[] {
  const [first, last] = [counts[0], counts.at(-1)];
  if (!first || !last) return [];
  const width = Math.max(1, Math.ceil((last.points - first.points + 1) / MOST_COLUMNS));
  const columns = Math.ceil((last.points - first.points + 1) / width);
  return Array.from({ length: columns }, (_, index) => {
    const from = first.points + index * width;
    const to = from + width - 1;
    const within = counts.filter(({ points }) => points >= from && points <= to);
    return { from, to, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** As many have at least these points as have fewer, or one more. */
export function medianOf(counts: readonly Count[]): number {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { points, count } of counts) {
    seen += count;
    if (2 * seen >= total) return points;
  }
  return 0;
}

/** How many of five squares are filled: where one stands among all. */
export function squaresOf(place: number, count: number): number {
  if (count <= 1) return 5;
  return 1 + Math.floor((4 * (count - place)) / (count - 1));
}
