/**
 * The rating update of the Plackett–Luce model for games of any number of players: R. C. Weng and C.-J. Lin, "A Bayesian
 * Approximation Method for Online Ranking", Journal of Machine Learning Research 12 (2011), pages 267–300, algorithm 4.
 * Each player is a team of one. The names of the paper are kept.
 */

/** A belief about a strength: a normal distribution with this mean and this standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export interface PlackettLuceModel {
  /** How much luck is in a game: it sets the scale and nothing else. */
  readonly beta: number;
  /** Added to the deviation before every game, because strength changes. */
  readonly tau: number;
}

/** The least part of a variance that one game leaves: the paper's κ. */
const KAPPA = 0.0001;

/**
 * The ratings after a game, in the order in which they are given.
 *
 * @param places one for each rating: 1 is the best, and those who are tied share it
 * @example updateRatings([ann, bob], [2, 1], { beta: 25 / 6, tau: 0.15 }) // bob has won
 */
export function updateRatings(
  ratings: readonly Rating[],
  places: readonly number[],
  { beta, tau }: PlackettLuceModel,
): Rating[] {
  const players = ratings
    .map(({ mu, sigma }, index) => ({ index, mu, variance: sigma ** 2 + tau ** 2, place: places[index]! }))
    .sort((one, other) => one.place - other.place);
  const c = Math.sqrt(sum(players.map(({ variance }) => variance + beta ** 2)));
  const strengths = players.map(({ mu }) => Math.exp(mu / c));
  const after: Rating[] = [];
  for (const [i, { index, mu, variance, place }] of players.entries()) {
    let omega = 0;
    let delta = 0;
    for (const [q, other] of players.entries()) {
      if (other.place > place) break;
      // the chance that player i is chosen among those who did not come before player q
      const chance = strengths[i]! / sum(strengths.filter((_, s) => players[s]!.place >= other.place));
      const tied = players.filter(each => each.place === other.place).length;
      omega += ((i === q ? 1 : 0) - chance) / tied;
      delta += (chance * (1 - chance)) / tied;
    }
    after[index] = {
      mu: mu + (variance / c) * omega,
      sigma: Math.sqrt(variance * Math.max(1 - (variance / c ** 2) * delta, KAPPA)),
    };
  }
  return after;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
