/**
 * What needs Node: reviews on worker threads.
 *
 * @module @kingdomino/study/node
 */
export { type ReviewOrder, type ReviewPoolSettings, ReviewThreads } from './review-threads.ts';
