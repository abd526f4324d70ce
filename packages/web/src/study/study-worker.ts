/** Analyses and reviews are made here, off the page's own thread, a little at a time: whoever stops asking stops them. */
import { type GameId, type GameOf, type GameRecord, readMove, type StateOf } from '@kingdomino/rules';
import {
  analyse,
  type Evaluation,
  type Judged,
  Judgement,
  openReview,
  type PositionValue,
  positionAfter,
  prepareAnalysis,
  type Reason,
  type Review,
  type Reviewing,
  reasonsFor,
  type StudyOrigin,
  type TurnValue,
} from '@kingdomino/study';
import { expose } from 'comlink';

/** Where the moves began, and the moves. */
export interface AskedPosition {
  readonly origin: StudyOrigin;
  readonly moves: readonly string[];
}

/** A turn as the page shows it. */
export interface ToldTurn extends Omit<TurnValue<string>, 'moves'> {
  readonly moves: readonly string[];
  readonly reasons: readonly Reason[];
}

/** What is known about a position by now. */
export interface ToldValue extends Omit<PositionValue<string>, 'turns'> {
  readonly turns: readonly ToldTurn[];
  /** More simulations would tell nothing more, or nothing that anybody sees. */
  readonly isDone: boolean;
}

/** What a move would give away. */
export type ToldJudgement = Pick<Judged<unknown>, 'grade' | 'loss'>;

/** How far a review is, and what came of it. */
export interface ReviewState {
  readonly done: number;
  readonly total: number;
  readonly review?: Review;
}

/** Turns that are shown, and simulations after which they hardly change. */
const TOLD = 5;
const ENOUGH = 20_000;
/** Between two looks at the clock. */
const STEP = 16;

interface Looking {
  step(): void;
  value(): ToldValue;
}

let looking: Looking | undefined;
let reviewing: Reviewing | undefined;

const desk = {
  /** Begins the analysis of a position; false where nothing is to be analysed. */
  async open({ origin, moves }: AskedPosition): Promise<boolean> {
    looking = undefined;
    const after = positionAfter(origin, moves);
    if (!after.ok || after.value.game.toAct(after.value.state) === 'nobody') return false;
    const { game, state } = after.value;
    await prepareAnalysis(game, state);
    looking = look(game, state);
    return true;
  },

  async look(milliseconds: number): Promise<ToldValue | undefined> {
    const end = performance.now() + milliseconds;
    do looking?.step();
    while (performance.now() < end);
    return looking?.value();
  },

  async judge({ origin, moves }: AskedPosition, text: string): Promise<ToldJudgement | undefined> {
    const after = positionAfter(origin, moves);
    if (!after.ok) return undefined;
    const { game, state } = after.value;
    await prepareAnalysis(game, state);
    return judge(game, state, text);
  },

  async openReview(record: GameRecord): Promise<void> {
    const opened = await openReview(record);
    if (!opened.ok) throw new Error(opened.error.text);
    reviewing = opened.value;
  },

  async review(milliseconds: number): Promise<ReviewState | undefined> {
    if (!reviewing) return undefined;
    const end = performance.now() + milliseconds;
    while (!reviewing.isDone && performance.now() < end) reviewing.step();
    const { done, total, isDone } = reviewing;
    return { done, total, ...(isDone && { review: reviewing.review() }) };
  },
};

function judge<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  text: string,
): ToldJudgement | undefined {
  const move = readMove(game, state, text);
  if (!move.ok || typeof game.toAct(state) !== 'number') return undefined;
  const judgement = new Judgement(game, state, move.value);
  while (!judgement.isDone) judgement.step(STEP);
  const value = judgement.value();
  return value && { grade: value.grade, loss: value.loss };
}

function look<G extends GameId>(game: GameOf<G>, state: StateOf<G>): Looking {
  const evaluation: Evaluation<G> = analyse(game, state);
  return {
    step: () => {
      if (!evaluation.isDone && evaluation.simulations < ENOUGH) evaluation.step(STEP);
    },
    value: () => {
      const { turns, ...value } = evaluation.value();
      const seen = turns.filter(({ simulations }) => simulations > 0).slice(0, TOLD);
      return {
        ...value,
        isDone: evaluation.isDone || evaluation.simulations >= ENOUGH,
        turns: seen.map(turn => ({
          ...turn,
          moves: turn.moves.map(move => game.format(move)),
          reasons: reasonsFor(game, state, turn.moves),
        })),
      };
    },
  };
}

export type StudyWorker = typeof desk;

expose(desk);
