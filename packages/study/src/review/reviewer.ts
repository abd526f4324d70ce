/**
 * Reviews a game step by step: as long or short as whoever asks likes, to be gone on with later and elsewhere from what was
 * found out by then.
 */
import {
  err,
  type Fault,
  type GameId,
  type GameOf,
  type GameRecord,
  type MoveOf,
  ok,
  type Result,
  type StateOf,
} from '@kingdomino/rules';
import { analyse, prepareAnalysis } from '../evaluation/analysis.ts';
import type { Evaluation, TurnValue } from '../evaluation/evaluation.ts';
import { reasonsFor } from '../reasons/reasons.ts';
import { composeReview, type Finding, finalValues } from './compose.ts';
import { courseOf, type Decision, type GameCourse } from './decisions.ts';
import type { Review, ReviewedTurn } from './review.ts';
import type { SeatValues } from './seat-values.ts';

/** How much a review thinks. */
export interface ReviewSettings {
  /** For each decision. */
  readonly simulations?: number;
  /** Of the simulated deals. */
  readonly seed?: number;
}

/** The format of what is kept of a review under way. */
export const PROGRESS_FORMAT = 'kingdomino-review-progress/1';

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
/** Turns that are told beside the one played. */
const TOLD = 3;
/** In one step, so that nobody waits long. */
const STEP = 48;

/** A review under way, of a game that need not be known. */
export interface Reviewing {
  /** Decisions looked at, and all of them. */
  readonly done: number;
  readonly total: number;
  readonly isDone: boolean;
  /** Thinks for some milliseconds. */
  step(): void;
  /** What to keep in order to go on later. */
  progress(): ReviewProgress;
  /** Only when it is done. */
  review(): Review;
}

/** Opens the review of a record, finished or open, from the beginning or from where it was left. */
export async function openReview(
  record: GameRecord,
  settings: ReviewSettings = {},
  progress?: ReviewProgress,
): Promise<Result<Reviewing, Fault>> {
  const course = courseOf(record);
  if (!course.ok) return course;
  const { game, start } = course.value;
  await prepareAnalysis(game, start);
  const reviewer = new Reviewer(course.value, record.moves, settings);
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
  readonly #findings: Finding[] = [];
  #evaluation: Evaluation<G> | undefined;

  constructor(course: GameCourse<G>, moves: readonly string[], { simulations, seed = 1 }: ReviewSettings) {
    this.#course = course;
    this.#moves = moves.slice(0, course.length);
    this.#simulations = simulations ?? USUAL_SIMULATIONS[course.game.id];
    this.#seed = seed;
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
    this.#findings.push(...findings);
    return true;
  }

  get total(): number {
    return this.#course.decisions.length;
  }

  get done(): number {
    return this.#findings.length;
  }

  get isDone(): boolean {
    return this.#start !== undefined && this.#end !== undefined && this.done === this.total;
  }

  step(): void {
    const { start, end, decisions } = this.#course;
    if (this.#start === undefined) this.#expect(start, values => (this.#start = values));
    else if (this.done < this.total) this.#decide(decisions[this.done]!);
    else if (this.#end === undefined) this.#expect(end, values => (this.#end = values));
  }

  progress(): ReviewProgress {
    return {
      format: PROGRESS_FORMAT,
      simulations: this.#simulations,
      seed: this.#seed,
      moves: this.#moves,
      ...(this.#start && { start: this.#start }),
      findings: this.#findings,
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
    return composeReview(frame, this.#findings);
  }

  /** What may be expected in a position where nothing is to be compared. */
  #expect(state: StateOf<G>, found: (values: SeatValues) => void): void {
    this.#evaluation ??= analyse(this.#course.game, state, this.#seed);
    if (!this.#advance(this.#evaluation)) return;
    found(this.#evaluation.value().seats);
    this.#evaluation = undefined;
  }

  #decide(decision: Decision<G>): void {
    const { game } = this.#course;
    if (!this.#evaluation) {
      // every decision has deals of its own: a bad sample must not count twice
      this.#evaluation = analyse(game, decision.state, this.#seed + decision.at);
      if (!this.#evaluation.keep(decision.moves)) throw new Error('a turn that was played cannot be found');
    }
    if (!this.#advance(this.#evaluation)) return;
    this.#findings.push(findingOf(game, decision, this.#evaluation));
    this.#evaluation = undefined;
  }

  /** Says whether that was enough. */
  #advance(evaluation: Evaluation<G>): boolean {
    evaluation.step(Math.min(STEP, this.#simulations));
    return evaluation.isDone || (evaluation.isBegun && evaluation.simulations >= this.#simulations);
  }
}

function findingOf<G extends GameId>(
  game: GameOf<G>,
  { seat, moves, state }: Decision<G>,
  evaluation: Evaluation<G>,
): Finding {
  const value = evaluation.value();
  const rank = evaluation.rankOf(moves);
  const played = value.turns[rank]!;
  const isEqual = played.change.every(({ points, win }) => points.mean === 0 && win.mean === 0);
  const tell = (turn: TurnValue<MoveOf<G>>) => told(game, state, turn, seat);
  return {
    isBest: rank === 0 || (value.isExact && isEqual),
    isExact: value.isExact,
    simulations: value.simulations,
    played: tell(played),
    best: value.turns.slice(0, TOLD).map(tell),
    after: played.seats,
    change: played.change,
  };
}

function told<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  { moves, seats }: TurnValue<MoveOf<G>>,
  seat: number,
): ReviewedTurn {
  return {
    moves: moves.map(move => game.format(move)),
    points: seats[seat]!.points,
    win: seats[seat]!.win,
    reasons: reasonsFor(game, state, moves),
  };
}

function finalOf<G extends GameId>(game: GameOf<G>, state: StateOf<G>): SeatValues {
  const { scores, ranking } = game.outcome(state);
  return finalValues(
    scores.map(({ total }) => total),
    ranking,
  );
}
