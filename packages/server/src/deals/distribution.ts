/** How many finished with how many points. */
import type { PointsCount } from '../storage/deals/daily-results.ts';

export class Distribution {
  static readonly none = new Distribution([]);

  /** Fewest points first. */
  readonly counts: { readonly points: number; readonly count: number }[];
  readonly total: number;

  static byDeal(rows: readonly PointsCount[]): Map<string, Distribution> {
    const deals = new Map<string, PointsCount[]>();
    for (const row of rows) deals.set(row.deal, [...(deals.get(row.deal) ?? []), row]);
    return new Map([...deals].map(([deal, counts]) => [deal, new Distribution(counts)]));
  }

  constructor(rows: readonly Pick<PointsCount, 'points' | 'count'>[]) {
    this.counts = rows.map(({ points, count }) => ({ points, count }));
    this.total = rows.reduce((sum, { count }) => sum + count, 0);
  }

  /** Equal points share a place. */
  placeOf(points: number): number {
    return 1 + this.counts.reduce((sum, each) => (each.points > points ? sum + each.count : sum), 0);
  }
}
