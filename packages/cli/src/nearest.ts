/** The candidate that was probably meant, for "did you mean …?". */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const close = candidates
    .map(candidate => ({ candidate, distance: distanceBetween(word.toLowerCase(), candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.round(candidate.length / 3))
    .sort((one, other) => one.distance - other.distance);
  return close[0]?.candidate ?? candidates.find(candidate => word.length > 1 && candidate.startsWith(word));
}

/** `; did you mean x?`, or nothing. */
export function suggestion(word: string, candidates: readonly string[], prefix = ''): string {
  const found = nearest(word, candidates);
  return found === undefined ? '' : `; did you mean ${prefix}${found}?`;
}

/** Letters added, left out, replaced, or swapped with their neighbour. */
function distanceBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = rows[i - 1]![j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : replaced;
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, replaced, swapped));
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}
