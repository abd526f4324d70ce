/** An ending as rollouts have it: solved, so that one result tells everything. */
import type { Move, Position } from '@kingdomino/rules/kingdomino';
import { Ending, type SolvedTurn } from '../../evaluation/kingdomino/ending/ending.ts';
import { isTurn, movesOf } from '../../turns/kingdomino/turn-moves.ts';
import type { CandidateTurn, RolloutEvaluator, RolloutResult } from '../rollout-evaluator.ts';

/** None where the last line is still to come, or where too much is still possible. */
export function openEnding(position: Position): RolloutEvaluator<'kingdomino'> | undefined {
  return Ending.isSmall(position) ? new EndingEvaluator(position.copy()) : undefined;
}

class EndingEvaluator implements RolloutEvaluator<'kingdomino'> {
  readonly actor: number;
  readonly seats: number;
  readonly enoughDeals = 1;
  readonly isExact = true;
  readonly turns: readonly CandidateTurn<Move>[];
  readonly #position: Position;
  readonly #solved: readonly SolvedTurn[];

  constructor(position: Position) {
    this.#position = position;
    this.actor = position.seat;
    this.seats = position.options.players;
    this.#solved = new Ending(position).solve();
    this.turns = this.#solved.map(turn => ({ moves: movesOf(position, turn) }));
  }

  find(moves: readonly Move[]): number {
    return this.#solved.findIndex(turn => isTurn(this.#position, turn, moves));
  }

  simulate(turn: number): RolloutResult {
    return this.#solved[turn]!;
  }
}
