// K-E2, K-V1, D-E3: seats from first to last place, ties together.

/** `standings` holds per seat the numbers that decide, the most important first; more is better. */
export function naiveRanking(standings: number[][]): number[][] {
  const ranking: number[][] = [];
  let left = standings.map((_, seat) => seat);
  while (left.length > 0) {
    const first = left.filter(seat => left.every(other => compare(standings[seat]!, standings[other]!) >= 0));
    ranking.push(first);
    left = left.filter(seat => !first.includes(seat));
  }
  return ranking;
}

function compare(one: number[], other: number[]): number {
  for (let i = 0; i < one.length; i++) {
    if (one[i] !== other[i]) return one[i]! - other[i]!;
  }
  return 0;
}
