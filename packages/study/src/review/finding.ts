/** What the evaluation of a decision says, and what the end of a game says, as parts of a review. */
import type { GameId, GameOf, MoveOf, StateOf } from '@kingdomino/rules';
import type { Evaluation, TurnValue } from '../evaluation/evaluation.ts';
import { reasonsFor } from '../reasons/reasons.ts';
import { type Finding, finalValues } from './compose.ts';
import type { Decision } from './decisions.ts';
import type { ReviewedTurn } from './review.ts';
import { negative, type SeatValues } from './seat-values.ts';

/** Turns that are told beside the one played. */
const TOLD = 3;

export function findingOf<G extends GameId>(
  game: GameOf<G>,
  { seat, moves, state }: Decision<G>,
  evaluation: Evaluation<G>,
): Finding {
  const value = evaluation.value();
  const rank = evaluation.rankOf(moves);
  const played = value.turns[rank]!;
  const isEqual = played.change.every(({ points, win }) => points.mean === 0 && win.mean === 0);
  // nothing is simulated before what is solved: there values count on the best turn
  const foretold = value.isExact ? undefined : evaluation.compare(moves, evaluation.favourite, 0);
  const tell = (turn: TurnValue<MoveOf<G>>) => told(game, state, turn, seat);
  return {
    isBest: rank === 0 || (value.isExact && isEqual),
    isExact: value.isExact,
    simulations: value.simulations,
    played: tell(played),
    best: value.turns.slice(0, TOLD).map(tell),
    after: played.seats,
    loss: negative(played.change[seat]!),
    change: foretold ?? played.change,
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

export function finalOf<G extends GameId>(game: GameOf<G>, state: StateOf<G>): SeatValues {
  const { scores, ranking } = game.outcome(state);
  return finalValues(
    scores.map(({ total }) => total),
    ranking,
  );
}
