/** Analyses and reviews are made here, off the page's own thread, a little at a time: whoever stops asking stops them. */
import {
  type GameId,
  type GameOf,
  type GameRecord,
  type MoveOf,
  readRecordedMove,
  type StateOf,
} from '@kingdomino/rules';
import {
  analyse,
  type Evaluation,
  type FoundDecision,
  type Judged,
  Judgement,
  openReview,
  type PositionValue,
  positionAfter,
  prepareAnalysis,
  type Reason,
  type Review,
  type Reviewing,
  type ReviewPart,
  reasonsFor,
  type SeatValue,
  type StudyOrigin,
  type TurnValue,
} from '@kingdomino/study';
import { expose } from 'comlink';
import { nextTask } from '../app/next-task.ts';

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

/** What a turn gives away against another, and what would happen next. */
export interface Refutation {
  /** For the seat that takes the turn; undefined where it is not known. */
  readonly loss?: SeatValue;
  /** The turns that follow, up to where chance or the same seat comes. */
  readonly next: readonly (readonly string[])[];
}

/** How far a review is, and what came of it. */
export interface ReviewState {
  readonly done: number;
  readonly total: number;
  readonly review?: Review;
}

/** What a worker has found out for another one. */
export interface PartState {
  readonly isDone: boolean;
  readonly found: readonly FoundDecision[];
}

/** Turns that are shown, and simulations after which they hardly change. */
const TOLD = 5;
const ENOUGH = 20_000;
/** Between two looks at the clock. */
const STEP = 16;
/** Milliseconds after which another question is heard, should there be one. */
const SLICE = 25;
/** Deals that two turns are compared on, and milliseconds for what somebody does then. */
const COMPARED: Readonly<Record<GameId, number>> = { kingdomino: 240, duel: 120 };
const REPLY_TIME = 600;
/** More turns than this nobody follows. */
const MOST_REPLIES = 3;

interface Looking {
  step(): void;
  /** Every turn has a value. */
  isBegun(): boolean;
  value(): ToldValue;
}

let looking: Looking | undefined;
let reviewing: Reviewing | undefined;

const client = {
  /** Fetches what the analysis of such a game needs. */
  async prepare({ origin, moves }: AskedPosition): Promise<void> {
    const after = positionAfter(origin, moves);
    if (after.ok) await prepareAnalysis(after.value.game, after.value.state);
  },

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

  /** Until there is something to tell, then for so long; nothing where another position is looked at meanwhile. */
  async look(milliseconds: number): Promise<ToldValue | undefined> {
    const mine = looking;
    const end = performance.now() + milliseconds;
    while (mine && mine === looking) {
      const slice = performance.now() + SLICE;
      do mine.step();
      while (performance.now() < slice && performance.now() < end);
      if (performance.now() >= end && mine.isBegun()) return mine.value();
      await nextTask();
    }
    return undefined;
  },

  async judge({ origin, moves }: AskedPosition, text: string): Promise<ToldJudgement | undefined> {
    const after = positionAfter(origin, moves);
    if (!after.ok) return undefined;
    const { game, state } = after.value;
    await prepareAnalysis(game, state);
    return judge(game, state, text);
  },

  async refute(
    { origin, moves }: AskedPosition,
    turn: readonly string[],
    best: readonly string[],
  ): Promise<Refutation | undefined> {
    const after = positionAfter(origin, moves);
    if (!after.ok) return undefined;
    const { game, state } = after.value;
    await prepareAnalysis(game, state);
    return refute(game, state, turn, best);
  },

  /** With a part where other workers look at the other decisions. */
  async openReview(record: GameRecord, part?: ReviewPart): Promise<void> {
    const opened = await openReview(record, {}, undefined, part);
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

  /** What was found out about the decisions of this worker's part; nothing more comes when it is done. */
  async reviewPart(milliseconds: number): Promise<PartState> {
    if (!reviewing) return { isDone: true, found: [] };
    const end = performance.now() + milliseconds;
    while (!reviewing.isPartDone && performance.now() < end) reviewing.step();
    return { isDone: reviewing.isPartDone, found: reviewing.takeFound() };
  },

  /** What other workers have found out. */
  addToReview(found: readonly FoundDecision[]): void {
    reviewing?.add(found);
  },
};

function judge<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  text: string,
): ToldJudgement | undefined {
  const move = readRecordedMove(game, state, text);
  if (!move.ok || typeof game.toAct(state) !== 'number') return undefined;
  const judgement = new Judgement(game, state, move.value);
  while (!judgement.isDone) judgement.step(STEP);
  const value = judgement.value();
  return value && { grade: value.grade, loss: value.loss };
}

function refute<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  turn: readonly string[],
  best: readonly string[],
): Refutation | undefined {
  const seat = game.toAct(state);
  const tried = played(game, state, turn);
  const better = played(game, state, best);
  if (!tried || !better || typeof seat !== 'number') return undefined;
  const change = analyse(game, state).compare(better.moves, tried.moves, COMPARED[game.id]);
  const next: string[][] = [];
  for (let now = tried.after; next.length < MOST_REPLIES; ) {
    const actor = game.toAct(now);
    if (typeof actor !== 'number' || actor === seat) break;
    const reply = bestReply(game, now);
    next.push(reply.map(move => game.format(move)));
    for (const move of reply) now = game.play(now, move);
  }
  return { ...(change && { loss: change[seat]! }), next };
}

interface Played<G extends GameId> {
  readonly moves: readonly MoveOf<G>[];
  readonly after: StateOf<G>;
}

/** Undefined for a turn that is not legal. */
function played<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  turn: readonly string[],
): Played<G> | undefined {
  let after = state;
  const moves: MoveOf<G>[] = [];
  for (const text of turn) {
    const move = readRecordedMove(game, after, text);
    if (!move.ok) return undefined;
    moves.push(move.value);
    after = game.play(after, move.value);
  }
  return { moves, after };
}

function bestReply<G extends GameId>(game: GameOf<G>, state: StateOf<G>): readonly MoveOf<G>[] {
  const evaluation = analyse(game, state);
  const end = performance.now() + REPLY_TIME;
  do evaluation.step(STEP);
  while (!evaluation.isDone && (!evaluation.isBegun || performance.now() < end));
  return evaluation.value().turns[0]!.moves;
}

function look<G extends GameId>(game: GameOf<G>, state: StateOf<G>): Looking {
  const evaluation: Evaluation<G> = analyse(game, state);
  return {
    step: () => {
      if (!evaluation.isDone && evaluation.simulations < ENOUGH) evaluation.step(STEP);
    },
    isBegun: () => evaluation.isBegun,
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

export type StudyWorker = typeof client;

expose(client);
