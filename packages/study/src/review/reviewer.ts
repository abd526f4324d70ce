/**
 * Reviews a game step by step: as long or short as whoever asks likes, to be gone on with later and elsewhere from what was
 * found out by then.
 */
import {
  err,
  type Fault,
  type GameId,
  type GameRecord,
  ok,
  type Result,
  type StateOf,
} from '@kingdomino/rules';
import { analyse, prepareAnalysis } from '../evaluation/analysis.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { composeReview, type Finding } from './compose.ts';
import { courseOf, type Decision, type GameCourse } from './decisions.ts';
import { finalOf, findingOf } from './finding.ts';
import type { Review } from './review.ts';
import type { SeatValues } from './seat-values.ts';

/** How much a review thinks. */
export interface ReviewSettings {
  /** For each decision. */
  readonly simulations?: number;
  /** Of the simulated deals. */
  readonly seed?: number;
}

/** The format of what is kept of a review under way. */
export const PROGRESS_FORMAT = 'kingdomino-review-progress/2';

/** What was found out so far, as plain data. */
export interface ReviewProgress {
  readonly format: typeof PROGRESS_FORMAT;
  readonly simulations: number;
  readonly seed: number;
  /** The moves that it is about. */
  readonly moves: readonly string[];
  readonly start?: SeatValues;
  readonly findings: readonly Finding[];
}

/** What a review of either game usually spends on a decision: with it a game of two takes some ten seconds. */
export const USUAL_SIMULATIONS: Readonly<Record<GameId, number>> = { kingdomino: 600, duel: 160 };
/** In one step, so that nobody waits long. */
const STEP = 48;

/** What a thread looks at first where several share a review: every so many decisions one, from the one with this number on. */
export interface ReviewPart {
  readonly part: number;
  readonly parts: number;
}

const WHOLE: ReviewPart = { part: 0, parts: 1 };

/** What was found out about a decision, by its number. */
export type FoundDecision = readonly [index: number, finding: Finding];

/** A review under way, of a game that need not be known. */
export interface Reviewing {
  /** Decisions looked at, and all of them. */
  readonly done: number;
  readonly total: number;
  readonly isDone: boolean;
  /** All decisions of its part are looked at; who goes on looks at those of the others. */
  readonly isPartDone: boolean;
  /** Thinks for some milliseconds. */
  step(): void;
  /** What it has found out itself since it was last asked. */
  takeFound(): readonly FoundDecision[];
  /** What others have found out: it is not looked at again. */
  add(found: readonly FoundDecision[]): void;
  /** What to keep in order to go on later. */
  progress(): ReviewProgress;
  /** Only when it is done. */
  review(): Review;
}

/**
 * Opens the review of a record, finished or open, from the beginning or from where it was left. Every decision has deals of its
 * own, so that several threads, each with a part, come to the same as one.
 *
 * @param record the game
 * @param settings how many simulations, and the seed of their deals
 * @example
 * const reviewing = unwrap(await openReview(record));
 * while (!reviewing.isDone) reviewing.step();
 * console.log(reviewing.review().seats);
 */
export async function openReview(
  record: GameRecord,
  settings: ReviewSettings = {},
  progress?: ReviewProgress,
  part: ReviewPart = WHOLE,
): Promise<Result<Reviewing, Fault>> {
  const course = courseOf(record);
  if (!course.ok) return course;
  const { game, start } = course.value;
  await prepareAnalysis(game, start);
  const reviewer = new Reviewer(course.value, record.moves, settings, part);
  if (progress && !reviewer.goOn(progress))
    return err({ code: 'bad-record', rule: 'record', text: 'this progress belongs to another review' });
  return ok(reviewer);
}

class Reviewer<G extends GameId> implements Reviewing {
  readonly #course: GameCourse<G>;
  readonly #moves: readonly string[];
  readonly #simulations: number;
  readonly #seed: number;
  #start: SeatValues | undefined;
  #end: SeatValues | undefined;
  /** By the number of the decision. */
  readonly #findings: (Finding | undefined)[];
  /** Decisions by number: first those of this part, then those of the others, the last first. */
  readonly #order: readonly number[];
  readonly #found: FoundDecision[] = [];
  readonly #part: ReviewPart;
  /** Of a decision, by its number, or of a position where nothing is to be compared. */
  #evaluation: { readonly of: number | 'position'; readonly evaluation: Evaluation<G> } | undefined;

  constructor(
    course: GameCourse<G>,
    moves: readonly string[],
    { simulations, seed = 1 }: ReviewSettings,
    part: ReviewPart,
  ) {
    this.#course = course;
    this.#moves = moves.slice(0, course.length);
    this.#simulations = simulations ?? USUAL_SIMULATIONS[course.game.id];
    this.#seed = seed;
    this.#part = part;
    const numbers = course.decisions.map((_, index) => index);
    const isMine = (index: number) => index % part.parts === part.part;
    this.#order = [...numbers.filter(isMine), ...numbers.filter(index => !isMine(index)).reverse()];
    this.#findings = numbers.map(() => undefined);
    const { game, end } = course;
    if (game.toAct(end) === 'nobody') this.#end = finalOf(game, end);
  }

  /** Takes up what was found out before; says whether it belongs to this review. */
  goOn({ format, simulations, seed, moves, start, findings }: ReviewProgress): boolean {
    const isSame =
      format === PROGRESS_FORMAT &&
      simulations === this.#simulations &&
      seed === this.#seed &&
      moves.length === this.#moves.length &&
      moves.every((move, index) => move === this.#moves[index]);
    if (!isSame || findings.length > this.total) return false;
    this.#start = start;
    for (const [index, finding] of findings.entries()) this.#findings[index] = finding;
    return true;
  }

  get total(): number {
    return this.#course.decisions.length;
  }

  get done(): number {
    return this.#findings.reduce((count, finding) => count + Number(finding !== undefined), 0);
  }

  get isPartDone(): boolean {
    const { part, parts } = this.#part;
    return this.#findings.every((finding, index) => finding !== undefined || index % parts !== part);
  }

  get isDone(): boolean {
    return this.#start !== undefined && this.#end !== undefined && this.done === this.total;
  }

  step(): void {
    const { start, end } = this.#course;
    const next = this.#order.find(index => this.#findings[index] === undefined);
    if (this.#start === undefined && this.#part.part === 0)
      this.#expect(start, values => (this.#start = values));
    else if (next !== undefined) this.#decide(next);
    else if (this.#end === undefined) this.#expect(end, values => (this.#end = values));
  }

  takeFound(): readonly FoundDecision[] {
    return this.#found.splice(0);
  }

  add(found: readonly FoundDecision[]): void {
    for (const [index, finding] of found) {
      this.#findings[index] ??= finding;
      if (this.#evaluation?.of === index) this.#evaluation = undefined;
    }
  }

  /** Up to the first decision that is missing. */
  progress(): ReviewProgress {
    const known = this.#known();
    return {
      format: PROGRESS_FORMAT,
      simulations: this.#simulations,
      seed: this.#seed,
      moves: this.#moves,
      ...(this.#start && { start: this.#start }),
      findings: known,
    };
  }

  review(): Review {
    if (!this.#start || !this.#end || !this.isDone) throw new Error('the review is not finished');
    const { decisions, chanceAfter, length, game, end } = this.#course;
    const frame = {
      simulations: this.#simulations,
      seed: this.#seed,
      moves: length,
      isOver: game.toAct(end) === 'nobody',
      decisions: decisions.map(({ seat, at, moves, chanceBefore }) => ({
        seat,
        at,
        length: moves.length,
        chanceBefore,
      })),
      chanceAfter,
      start: this.#start,
      end: this.#end,
    };
    return composeReview(frame, this.#known());
  }

  #known(): Finding[] {
    const missing = this.#findings.indexOf(undefined);
    return this.#findings.slice(0, missing < 0 ? this.total : missing).flatMap(finding => finding ?? []);
  }

  /** What may be expected in a position where nothing is to be compared. */
  #expect(state: StateOf<G>, found: (values: SeatValues) => void): void {
    const evaluation =
      this.#evaluation?.of === 'position'
        ? this.#evaluation.evaluation
        : analyse(this.#course.game, state, this.#seed);
    this.#evaluation = { of: 'position', evaluation };
    if (!this.#advance(evaluation)) return;
    found(evaluation.value().seats);
    this.#evaluation = undefined;
  }

  #decide(index: number): void {
    const { game, decisions } = this.#course;
    const decision = decisions[index]!;
    const evaluation = this.#evaluation?.of === index ? this.#evaluation.evaluation : this.#open(decision);
    this.#evaluation = { of: index, evaluation };
    if (!this.#advance(evaluation)) return;
    const finding = findingOf(game, decision, evaluation);
    this.#findings[index] = finding;
    this.#found.push([index, finding]);
    this.#evaluation = undefined;
  }

  #open(decision: Decision<G>): Evaluation<G> {
    // every decision has deals of its own: a bad sample must not count twice
    const evaluation = analyse(this.#course.game, decision.state, this.#seed + decision.at);
    if (!evaluation.keep(decision.moves)) throw new Error('a turn that was played cannot be found');
    evaluation.keep(evaluation.favourite);
    return evaluation;
  }

  /** Says whether that was enough. */
  #advance(evaluation: Evaluation<G>): boolean {
    evaluation.step(Math.min(STEP, this.#simulations));
    return evaluation.isDone || (evaluation.isBegun && evaluation.simulations >= this.#simulations);
  }
}
