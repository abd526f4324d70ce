/** The operations of the store for reviews. */
export {
  claimReview,
  deleteOldReviews,
  dropReviews,
  keepReview,
  readReview,
  renewReviews,
} from './reviews.ts';
