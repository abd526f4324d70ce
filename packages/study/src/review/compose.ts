/**
 * Puts a review together from what was found out about each decision. Values are chained, so that nothing is lost between the
 * parts: before a decision stands what stands after it less what it changed, and between two decisions without chance nothing
 * happens at all. What remains between two chains is what chance did.
 */
import type { SeatValue } from '../evaluation/samples.ts';
import { accuracyOf, GRADES, type Grade, gradeOf } from './grading.ts';
import { momentsOf } from './moments.ts';
import {
  type ChartPoint,
  type Expectation,
  REVIEW_FORMAT,
  type Review,
  type ReviewedChance,
  type ReviewedDecision,
  type ReviewedTurn,
  type SeatSummary,
} from './review.ts';
import { certain, eachMinus, minus, type SeatValues, sumOf } from './seat-values.ts';

/** What was found out about one decision. */
export interface Finding {
  readonly isBest: boolean;
  readonly isExact: boolean;
  readonly simulations: number;
  readonly played: ReviewedTurn;
  readonly best: readonly ReviewedTurn[];
  /** What the seat gave up against the best turn. */
  readonly loss: SeatValue;
  /** By seat: what may be expected after the turn played, and what it has more than after the turn that was foretold. */
  readonly after: SeatValues;
  readonly change: SeatValues;
}

/** The game around the findings. */
export interface Frame {
  readonly simulations: number;
  readonly seed: number;
  /** How many moves there are, and the place of each decision among them. */
  readonly moves: number;
  readonly isOver: boolean;
  readonly decisions: readonly {
    readonly seat: number;
    readonly at: number;
    /** Moves of its turn. */
    readonly length: number;
    readonly chanceBefore: readonly number[];
  }[];
  readonly chanceAfter: readonly number[];
  /** By seat: before the first move, and at the end: what came, or what may be expected there. */
  readonly start: SeatValues;
  readonly end: SeatValues;
}

interface Link {
  readonly before: SeatValues;
  readonly after: SeatValues;
}

export function composeReview(frame: Frame, findings: readonly Finding[]): Review {
  const links = chain(frame, findings);
  const decisions = frame.decisions.map((decision, index) => reviewed(decision, findings[index]!));
  const chances = chancesOf(frame, links);
  return {
    format: REVIEW_FORMAT,
    simulations: frame.simulations,
    seed: frame.seed,
    moves: frame.moves,
    isOver: frame.isOver,
    seats: frame.start.map((_, seat) => summaryOf(frame, decisions, chances, seat)),
    decisions,
    chances,
    moments: momentsOf(decisions, chances),
    chart: chartOf(frame, links),
  };
}

/** Backwards, because the end is known best. */
function chain({ decisions, chanceAfter, end }: Frame, findings: readonly Finding[]): Link[] {
  const links: Link[] = [];
  let isOpen = chanceAfter.length > 0;
  let next = end;
  for (let index = decisions.length - 1; index >= 0; index--) {
    const { after: expected, change } = findings[index]!;
    const after = isOpen ? expected : next;
    const before = eachMinus(after, change);
    links.unshift({ before, after });
    isOpen = decisions[index]!.chanceBefore.length > 0;
    next = before;
  }
  return links;
}

function reviewed({ seat, at }: Frame['decisions'][number], finding: Finding): ReviewedDecision {
  const { isBest, isExact, simulations, played, best, loss, change } = finding;
  return {
    seat,
    at,
    grade: gradeOf(loss.win, isBest),
    accuracy: accuracyOf(loss.win),
    loss,
    played,
    best,
    isExact,
    simulations,
    change,
  };
}

/** Before the first decision, between decisions, and after the last. */
function chancesOf({ decisions, chanceAfter, start, end }: Frame, links: readonly Link[]): ReviewedChance[] {
  const chances: ReviewedChance[] = [];
  let last = start;
  for (const [index, { chanceBefore }] of decisions.entries()) {
    // what the start is worth is an estimate of its own: the chain meets it here, even where nothing was drawn
    if (chanceBefore.length > 0 || index === 0)
      chances.push({ moves: chanceBefore, change: eachMinus(links[index]!.before, last) });
    last = links[index]!.after;
  }
  if (chanceAfter.length > 0 || decisions.length === 0)
    chances.push({ moves: chanceAfter, change: eachMinus(end, last) });
  return chances;
}

function summaryOf(
  { start, end }: Frame,
  decisions: readonly ReviewedDecision[],
  chances: readonly ReviewedChance[],
  seat: number,
): SeatSummary {
  const own = decisions.filter(decision => decision.seat === seat);
  const changes = (all: readonly { readonly change: SeatValues }[]) =>
    sumOf(all.map(({ change }) => change[seat]!));
  const decided = changes(decisions);
  const luck = changes(chances);
  // the errors of the values between cancel out: what is left is that of the start, of the end and of the decisions
  const whole = minus(minus(end[seat]!, start[seat]!), decided);
  return {
    start: meansOf(start[seat]!),
    end: meansOf(end[seat]!),
    luck: {
      points: { mean: luck.points.mean, error: whole.points.error },
      win: { mean: luck.win.mean, error: whole.win.error },
    },
    own: changes(own),
    others: changes(decisions.filter(decision => decision.seat !== seat)),
    accuracy: own.length === 0 ? 100 : own.reduce((sum, { accuracy }) => sum + accuracy, 0) / own.length,
    grades: countGrades(own),
  };
}

function countGrades(decisions: readonly ReviewedDecision[]): Record<Grade, number> {
  const counts = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const grade of GRADES) counts[grade] = decisions.filter(decision => decision.grade === grade).length;
  return counts;
}

function chartOf({ decisions, start, end, moves }: Frame, links: readonly Link[]): ChartPoint[] {
  const points: ChartPoint[] = [{ at: 0, seats: start.map(meansOf) }];
  for (const [index, { before, after }] of links.entries()) {
    const { at, length, chanceBefore } = decisions[index]!;
    if (chanceBefore.length > 0) points.push({ at, seats: before.map(meansOf) });
    points.push({ at: at + length, seats: after.map(meansOf) });
  }
  if (points.at(-1)!.at !== moves) points.push({ at: moves, seats: end.map(meansOf) });
  return points;
}

function meansOf({ points, win }: SeatValue): Expectation {
  return { points: points.mean, win: win.mean };
}

/** The end of a game that is over. */
export function finalValues(points: readonly number[], ranking: readonly (readonly number[])[]): SeatValue[] {
  const [first] = ranking;
  return points.map((each, seat) => certain(each, first!.includes(seat) ? 1 / first!.length : 0));
}
