/** The outlook on an ending: solved, so that one look tells everything. */
import type { Move, Position } from '@kingdomino/rules/kingdomino';
import { Ending, type SolvedTurn } from '../../evaluation/kingdomino/ending/ending.ts';
import { isTurn, movesOf } from '../../turns/kingdomino/turn-moves.ts';
import type { Outlook, OutlookTurn, Sample } from '../rollout-evaluator.ts';

/** None where the last line is still to come, or where too much is still possible. */
export function openEnding(position: Position): Outlook<'kingdomino'> | undefined {
  return Ending.isSmall(position) ? new EndingOutlook(position.copy()) : undefined;
}

class EndingOutlook implements Outlook<'kingdomino'> {
  readonly actor: number;
  readonly seats: number;
  readonly enoughDeals = 1;
  readonly isExact = true;
  readonly turns: readonly OutlookTurn<Move>[];
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

  simulate(turn: number): Sample {
    return this.#solved[turn]!;
  }
}
