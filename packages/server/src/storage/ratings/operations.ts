/** The operations of the store for ratings. */
export { listLeaders, ratedSeats, ratingCurve, ratingsOf } from './leaderboards.ts';
export { deleteOldRatings, rerateStep } from './ratings.ts';
