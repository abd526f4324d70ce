/** What a review of a game says, as plain data that is kept with the game. */
import type { Estimate, SeatValue } from '../evaluation/samples.ts';
import type { Reason } from '../reasons/reason.ts';
import type { Grade } from './grading.ts';

/** The format of a review. */
export const REVIEW_FORMAT = 'kingdomino-review/1';

/** A turn as a review tells it. */
export interface ReviewedTurn {
  /** As in the record. */
  readonly moves: readonly string[];
  readonly points: Estimate;
  readonly win: Estimate;
  readonly reasons: readonly Reason[];
}

/** One decision of a seat. */
export interface ReviewedDecision {
  readonly seat: number;
  /** How many moves of the record come before it. */
  readonly at: number;
  readonly grade: Grade;
  readonly accuracy: number;
  /** What the seat gave up against the best turn, on the same deals. */
  readonly loss: SeatValue;
  readonly played: ReviewedTurn;
  /** Best first; a few. */
  readonly best: readonly ReviewedTurn[];
  readonly isExact: boolean;
  readonly simulations: number;
  /** By seat: what the decision changed for it, against the turn that values before it count on. */
  readonly change: readonly SeatValue[];
}

/** What chance did between two decisions. */
export interface ReviewedChance {
  /** Moves of the record, by number from 0. */
  readonly moves: readonly number[];
  /** By seat: what it changed. */
  readonly change: readonly SeatValue[];
}

/** Final points, and the chance to win. */
export interface Expectation {
  readonly points: number;
  readonly win: number;
}

/** What a game came to for one seat. The means add up: `end` − `start` = `luck` + `own` + `others`. */
export interface SeatSummary {
  /** What could be expected before the first move, and what came. */
  readonly start: Expectation;
  readonly end: Expectation;
  readonly luck: SeatValue;
  /** What its own decisions changed, and those of the others, against those that values count on. */
  readonly own: SeatValue;
  readonly others: SeatValue;
  /** From 0 to 100; 100 for who had nothing to decide. */
  readonly accuracy: number;
  readonly grades: Readonly<Record<Grade, number>>;
}

/** One of the moments that decided the game: a decision, or what chance did before it. */
export interface Moment {
  readonly kind: 'decision' | 'chance';
  /** Its number among the decisions or the chances. */
  readonly index: number;
  /** How many moves of the record come before it. */
  readonly at: number;
  /** How much the chances to win moved: of the seat for which they moved most. */
  readonly seat: number;
  readonly win: number;
}

/** The value of the game for each seat after so many moves: what a chart draws. */
export interface ChartPoint {
  readonly at: number;
  readonly seats: readonly Expectation[];
}

/** A whole review. */
export interface Review {
  readonly format: typeof REVIEW_FORMAT;
  /** Simulations for each decision, and the seed of the deals: with them a review can be made again. */
  readonly simulations: number;
  readonly seed: number;
  /** Of how many moves of the record; `isOver`: the last of them ended the game. */
  readonly moves: number;
  readonly isOver: boolean;
  readonly seats: readonly SeatSummary[];
  readonly decisions: readonly ReviewedDecision[];
  readonly chances: readonly ReviewedChance[];
  readonly moments: readonly Moment[];
  readonly chart: readonly ChartPoint[];
}
