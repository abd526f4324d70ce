/** Every reason for which a move of Kingdomino is refused, with its rule. */
import { type Refusal, type Result, refuserOf } from '../kernel/result.ts';

/** By code: the rule that is broken, and a sentence. docs/refusals.md explains them. */
export const REFUSALS = {
  'bad-move': { rule: 'K-T1', text: 'this is not a move of Kingdomino' },
  'game-over': { rule: 'K-T3', text: 'the game is over' },
  'expects-kings': { rule: 'K-S3', text: 'the order of the kings must be drawn first' },
  'expects-king': { rule: 'K-S3', text: 'the next king must come out of the hand first' },
  'expects-line': { rule: 'K-T2', text: 'the next line must be dealt first' },
  'expects-pick': { rule: 'K-T1', text: 'a king must be put on a domino of the newer line' },
  'expects-place': { rule: 'K-T1', text: 'the domino of the older line must be placed or discarded' },
  'bad-kings': { rule: 'K-S3', text: 'each king comes out of the hand exactly once' },
  'bad-king': { rule: 'K-S3', text: 'no king of this seat is left in the hand' },
  'bad-opening': { rule: 'K-X2', text: 'in the balanced opening the kings come in the order A B B A' },
  'line-length': { rule: 'K-S2', text: 'a line has as many dominoes as the table plays with' },
  'line-order': { rule: 'K-S2', text: 'a line is laid out in ascending number' },
  'line-dealt': { rule: 'K-S1', text: 'a domino of this line has been dealt before, or does not exist' },
  'not-in-line': { rule: 'K-T1', text: 'this domino is not in the newer line' },
  taken: { rule: 'K-S3', text: 'another king stands on this domino' },
  'wrong-domino': { rule: 'K-T1', text: 'this is not the domino to be placed now' },
  overlap: { rule: 'K-P1', text: 'a domino covers two empty squares' },
  'too-wide': { rule: 'K-P3', text: 'the kingdom would no longer fit its square' },
  'no-match': { rule: 'K-P2', text: 'neither half touches the castle or its own terrain' },
  'must-place': { rule: 'K-P4', text: 'a domino that can be placed may not be discarded' },
} as const satisfies Record<string, Omit<Refusal<string>, 'code'>>;

/** Why a move of Kingdomino is refused. */
export type RefusalCode = keyof typeof REFUSALS;

/** A move that was checked, or why it is refused. */
export type Checked<Move> = Result<Move, Refusal<RefusalCode>>;

export const refuse = refuserOf(REFUSALS);
