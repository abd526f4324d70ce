/** Means with 95 % intervals when the observations come in clusters, such as the games of one deal. */

export interface Observation {
  readonly cluster: number;
  readonly value: number;
}

/** In 95 of 100 cases the true value lies between these. */
export type Interval = readonly [low: number, high: number];

export interface Estimate {
  readonly mean: number;
  /** Of the mean. */
  readonly variance: number;
  readonly clusters: number;
}

const Z = 1.959964;

/** The clustered (ratio) estimate: right also when games of one deal depend on each other, as paired games do. */
export function estimate(observations: readonly Observation[]): Estimate {
  const count = observations.length;
  if (count === 0) return { mean: 0, variance: 0, clusters: 0 };
  const mean = observations.reduce((sum, { value }) => sum + value, 0) / count;
  const residuals = new Map<number, number>();
  for (const { cluster, value } of observations)
    residuals.set(cluster, (residuals.get(cluster) ?? 0) + value - mean);
  const clusters = residuals.size;
  if (clusters < 2) return { mean, variance: 0, clusters };
  const squares = [...residuals.values()].reduce((sum, residual) => sum + residual ** 2, 0);
  return { mean, variance: ((clusters / (clusters - 1)) * squares) / count ** 2, clusters };
}

/** For a mean of numbers. A single cluster says nothing about spread: the interval is then the mean itself. */
export function meanInterval({ mean, variance, clusters }: Estimate): Interval {
  const reach = studentQuantile(clusters - 1) * Math.sqrt(variance);
  return [mean - reach, mean + reach];
}

/**
 * For a share between 0 and 1: Wilson's interval for as many independent games as would vary as much. Where all
 * games went one way there is no spread to measure, and every deal counts as one game.
 */
export function shareInterval({ mean, variance, clusters }: Estimate): Interval {
  if (clusters === 0) return [0, 1];
  const games = variance > 0 ? (mean * (1 - mean)) / variance : clusters;
  const weight = Z ** 2 / games;
  const centre = (mean + weight / 2) / (1 + weight);
  const reach = (Z / (1 + weight)) * Math.sqrt((mean * (1 - mean)) / games + weight / (4 * games));
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}

/** The 97.5 % quantile of Student's t: the exact first two, then the expansion around the normal one. */
function studentQuantile(freedom: number): number {
  if (freedom <= 0) return 0;
  if (freedom === 1) return 12.7062;
  if (freedom === 2) return 4.3027;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}
