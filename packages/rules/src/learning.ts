/**
 * For programs that learn: a fixed numbering of decisions, masks of the legal ones, and positions as rows of numbers.
 *
 * @module @kingdomino/rules/learning
 */
export type { Block, Encoding } from './kernel/formats/blocks.ts';
export {
  ACTION_COUNTS,
  actionOf,
  ENCODINGS,
  encodePosition,
  legalActions,
  legalMask,
  moveOf,
  PLAIN_ACTION_COUNTS,
} from './numbering.ts';
