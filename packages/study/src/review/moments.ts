/** The moments that decided a game: what moved somebody's chance to win most, whether decided or drawn. */
import { isSignificant } from './grading.ts';
import type { Moment, ReviewedChance, ReviewedDecision } from './review.ts';
import type { SeatValues } from './seat-values.ts';

const MOST_MOMENTS = 3;
const ROUNDING = 1e-9;

/** At most three, in the order of the game. */
export function momentsOf(
  decisions: readonly ReviewedDecision[],
  chances: readonly ReviewedChance[],
): Moment[] {
  const decided = decisions.flatMap((decision, index): Moment[] =>
    isSignificant(decision.loss.win)
      ? [{ kind: 'decision', index, at: decision.at, seat: decision.seat, win: -decision.loss.win.mean }]
      : [],
  );
  const drawn = chances.flatMap(({ moves, change }, index): Moment[] => {
    const [at] = moves;
    return at === undefined ? [] : [{ kind: 'chance', index, at, ...largest(change) }];
  });
  return [...decided, ...drawn]
    .sort((one, other) => Math.abs(other.win) - Math.abs(one.win))
    .slice(0, MOST_MOMENTS)
    .filter(({ win }) => win !== 0)
    .sort((one, other) => one.at - other.at);
}

function largest(change: SeatValues): { readonly seat: number; readonly win: number } {
  const moves = change.map(({ win }) => win.mean);
  const most = Math.max(...moves.map(Math.abs));
  // with two seats one's gain is the other's loss, but for rounding
  const seat = moves.findIndex(move => Math.abs(move) > most - ROUNDING);
  return { seat, win: moves[seat]! };
}
