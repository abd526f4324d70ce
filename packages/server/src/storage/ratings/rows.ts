/** Rated games, and the ratings that are computed from them. */

/** The log of rated games, in the order in which they were finished. */
interface RatedGamesRow {
  number: number;
  table_id: string;
  mode: string;
  of_bots: number;
  at: number;
  /** 1 for a whole game; less between those who meet again and again. */
  weight: number;
}

interface RatedSeatsRow {
  player_id: string;
  number: number;
  seat: number;
  /** 1 for the winner; who is tied shares it. */
  place: number;
  /** 1 for a whole game; less against newcomers; 0 for who waited in vain for somebody who did not come. */
  counts: number;
}

/** Derived from the log, for each run of the computation. */
export interface RatingsRow {
  run: number;
  player_id: string;
  mode: string;
  mu: number;
  sigma: number;
  /** By which lists are ordered. */
  worth: number;
  /** `people`, `bots`, or the same with `provisional` before it. */
  list: string;
  games: number;
  wins: number;
}

/** A rating after a game. */
interface RatingPointsRow {
  run: number;
  player_id: string;
  mode: string;
  number: number;
  mu: number;
  sigma: number;
}

/** One row: how many rated games there are, which run is shown, and how far the one is that is being built. */
interface RatingRunsRow {
  id: number;
  games: number;
  shown: number;
  built: number | null;
  built_to: number;
}

export interface RatingRows {
  rated_games: RatedGamesRow;
  rated_seats: RatedSeatsRow;
  ratings: RatingsRow;
  rating_points: RatingPointsRow;
  rating_runs: RatingRunsRow;
}
