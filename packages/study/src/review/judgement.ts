/** How good a move would be, before it is played: what a coach warns of. */
import { type GameId, type GameOf, listMoves, type MoveOf, type Seat, type StateOf } from '@kingdomino/rules';
import { analyse } from '../evaluation/analysis.ts';
import type { Evaluation, TurnValue } from '../evaluation/evaluation.ts';
import type { SeatValue } from '../evaluation/samples.ts';
import { turnLength } from './decisions.ts';
import { type Grade, gradeOf } from './grading.ts';
import { USUAL_SIMULATIONS } from './reviewer.ts';

/** What a move would give away. */
export interface Judged<Move> {
  readonly grade: Grade;
  /** Against the best turn, on the same deals. */
  readonly loss: SeatValue;
  readonly best: TurnValue<Move>;
}

/**
 * A judgement under way: of a placement the best pick after it counts. `prepareAnalysis` must have been awaited; a seat must be
 * to act, and the move legal.
 */
export class Judgement<G extends GameId> {
  readonly #game: GameOf<G>;
  readonly #seat: Seat;
  readonly #evaluation: Evaluation<G>;
  readonly #turns: readonly (readonly MoveOf<G>[])[];

  constructor(game: GameOf<G>, state: StateOf<G>, move: MoveOf<G>, seed = 1) {
    this.#game = game;
    this.#seat = game.toAct(state) as Seat;
    this.#evaluation = analyse(game, state, seed);
    const isWhole = turnLength(game, state) === 1;
    const turns = isWhole ? [[move]] : listMoves(game, game.play(state, move)).map(next => [move, next]);
    this.#turns = turns.filter(turn => this.#evaluation.keep(turn));
  }

  /** As many simulations as a review makes for a decision are enough. */
  get isDone(): boolean {
    const { isDone, isBegun, simulations } = this.#evaluation;
    return isDone || (isBegun && simulations >= USUAL_SIMULATIONS[this.#game.id]);
  }

  /** Makes about so many simulations. */
  step(simulations: number): void {
    this.#evaluation.step(simulations);
  }

  /** Undefined where nothing can be said about this move. */
  value(): Judged<MoveOf<G>> | undefined {
    const { turns, isExact } = this.#evaluation.value();
    const ranks = this.#turns.map(turn => this.#evaluation.rankOf(turn)).filter(rank => rank >= 0);
    const rank = Math.min(...ranks);
    const best = turns[0];
    const judged = turns[rank];
    if (!best || !judged) return undefined;
    const { points, win } = judged.change[this.#seat]!;
    const loss = { points: { ...points, mean: -points.mean }, win: { ...win, mean: -win.mean } };
    const isBest = rank === 0 || (isExact && win.mean === 0 && points.mean === 0);
    return { grade: gradeOf(loss.win, isBest), loss, best };
  }
}
