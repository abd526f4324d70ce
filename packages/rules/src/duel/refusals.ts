/** Every reason for which a move of Kingdomino Duel is refused, with its rule. */
import { type Refusal, type Result, refuserOf } from '../kernel/result.ts';

/** By code: the rule that is broken, and a sentence. docs/refusals.md explains them. */
export const REFUSALS = {
  'bad-move': { rule: 'D-R4', text: 'this is not a move of Kingdomino Duel' },
  'game-over': { rule: 'D-E1', text: 'the game is over' },
  'expects-first': { rule: 'D-R1', text: 'it must be settled first who begins' },
  'expects-roll': { rule: 'D-R2', text: 'the dice must be rolled first' },
  'expects-take': { rule: 'D-R3', text: 'player A takes one die' },
  'expects-take-two': { rule: 'D-R3', text: 'player B takes two dice' },
  'expects-draw': { rule: 'D-R4', text: 'the domino of this round must be drawn' },
  'expects-banner': { rule: 'D-S5', text: 'a coat must be named for the banner' },
  'expects-dignitary': { rule: 'D-S6', text: 'a coat must be chosen for the dignitary' },
  'bad-first': { rule: 'D-R1', text: 'this seat does not begin' },
  'bad-roll': { rule: 'D-R2', text: 'four dice are rolled, each showing one of its six faces' },
  'die-gone': { rule: 'D-R3', text: 'this die has been taken, or does not exist' },
  'take-count': { rule: 'D-R3', text: 'A takes one die, B takes two' },
  'no-spell': { rule: 'D-R8', text: 'this spell is not yours, or has been used' },
  'wrong-dice': { rule: 'D-R4', text: 'the domino is made of the two dice you took' },
  'bad-face': { rule: 'D-S4', text: 'a die is turned to one of its own six faces, and only one die' },
  'needs-coat': { rule: 'D-R4', text: 'a joker must be given a coat' },
  'no-coat': { rule: 'D-R4', text: 'only a joker may be given a coat' },
  'no-castle-bonus': { rule: 'D-B1', text: 'the castle bonus adds one cross, once per game' },
  overlap: { rule: 'D-R4', text: 'coats are drawn on empty cells of the map' },
  apart: { rule: 'D-R4', text: 'the two coats are drawn side by side' },
  'no-match': { rule: 'D-R5', text: 'neither coat is next to the castle or to its own kind' },
  'split-match': { rule: 'D-S2', text: 'each coat by itself must be next to the castle or to its own kind' },
  'must-draw': { rule: 'D-R6', text: 'who can draw without a spell must draw' },
  'must-draw-turned': { rule: 'D-R6', text: 'with this die turned the domino can be drawn, so it must be' },
  'old-pass': { rule: 'D-S4', text: 'in a game of record version 1 no die is turned in a pass' },
  'empty-cell': { rule: 'D-S6', text: 'there is no coat on this cell' },
} as const satisfies Record<string, Omit<Refusal<string>, 'code'>>;

/** Why a move of Kingdomino Duel is refused. */
export type RefusalCode = keyof typeof REFUSALS;

/** A move that was checked, or why it is refused. */
export type Checked<Move> = Result<Move, Refusal<RefusalCode>>;

export const refuse = refuserOf(REFUSALS);
