/**
 * What needs Node: reviews on worker threads.
 *
 * @module @kingdomino/study/node
 */
export { ReviewThreads } from './review-threads.ts';
