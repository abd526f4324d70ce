/** The outlook on an ending: solved, so that one look tells everything. */
import type { Move, Position } from '@kingdomino/rules/kingdomino';
import type { Outlook, OutlookTurn, Sample } from '../../outlook.ts';
import { isTurn, movesOf } from '../turn-moves.ts';
import { Ending, type SolvedTurn } from './ending.ts';

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
