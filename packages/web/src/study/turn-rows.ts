/** The moves of a game as turns: a placement and the pick after it are one. */
import type { Seat } from '@kingdomino/rules';
import type { PlayedMove } from '@kingdomino/table';

export interface TurnRow {
  /** How many moves come before it. */
  readonly at: number;
  readonly length: number;
  readonly by: Seat;
}

/** What chance did is no turn. */
export function turnRows(played: readonly PlayedMove[]): TurnRow[] {
  const rows: TurnRow[] = [];
  for (const [at, { by, move }] of played.entries()) {
    if (by === 'chance') continue;
    const last = rows.at(-1);
    const isSecond =
      move.kind === 'pick' && last?.by === by && last.at === at - 1 && played[at - 1]!.move.kind === 'place';
    if (isSecond) rows[rows.length - 1] = { ...last, length: 2 };
    else rows.push({ at, length: 1, by });
  }
  return rows;
}
