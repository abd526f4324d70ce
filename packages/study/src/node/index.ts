/**
 * What needs Node: reviews on worker threads.
 *
 * @module @kingdomino/study/node
 */
export { type ReviewOrder, ReviewThreads } from './review-threads.ts';
