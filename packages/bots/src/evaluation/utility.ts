/**
 * What every seat plays for, in both games, at the root of a search and inside it, in analyses and in solved endings: a large lead
 * over the best other seat, and above all to win. The one place that says so; the kernels have the same number in C++.
 */

/**
 * How many points of lead a certain win is worth. The value nets were trained by self-play for exactly this: with more, weak
 * forecasts of the chance to win decide too early; with less, leads are kept up that win nothing.
 */
export const WIN_POINTS = 20;

/** Between equal leads the one with more points of one's own. Less than any difference that matters. */
const OWN_POINT = 1e-6;

/**
 * What a lead and a chance to win are worth together.
 *
 * @param lead own points minus those of the best other seat
 * @param win the chance to win, from 0 to 1
 * @returns in points
 * @example
 * utility(3, 0.6); // 15
 */
export function utility(lead: number, win: number): number {
  return lead + WIN_POINTS * win;
}

/**
 * The same of a result for all seats.
 *
 * @param result final points and chances to win, by seat
 * @param seat whose utility is asked for
 * @returns in points
 * @example
 * utilityOf({ points: [40, 37], wins: [0.6, 0.4] }, 0); // 15, and a trifle for its own points
 */
export function utilityOf(
  { points, wins }: { readonly points: ArrayLike<number>; readonly wins: ArrayLike<number> },
  seat: number,
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++)
    if (other !== seat) best = Math.max(best, points[other]!);
  return utility(points[seat]! - best, wins[seat]!) + OWN_POINT * points[seat]!;
}
