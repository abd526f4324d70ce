/** A hint on the board: first the part of it that is worth a look, then the turn itself. */
import type { ComponentType } from 'preact';
import { laidSquares } from '../study/laid-squares.ts';
import { TurnGhosts } from '../study/turn-ghosts.tsx';
import type { OnBoardProps, TableView } from '../table-source/table-source.ts';
import type { HintStep } from './coach.ts';

/** In squares: wide enough to leave something to find. */
const REACH = 1.7;

export function hintOnBoard(
  view: TableView,
  turn: readonly string[],
  step: HintStep,
): ComponentType<OnBoardProps> {
  return ({ rect, seat }) => {
    if (seat !== view.state.seat) return null;
    if (step !== 'where') return <TurnGhosts view={view} rect={rect} turns={[turn]} />;
    const spots = laidSquares(view, turn)?.spots ?? [];
    if (spots.length === 0) return null;
    const middle = (of: (spot: (typeof spots)[number]) => number) =>
      100 * (spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length + 0.5);
    const { west, north, columns, rows } = rect;
    return (
      <svg
        class="turn-ghosts"
        viewBox={`${100 * west} ${100 * north} ${100 * columns} ${100 * rows}`}
        aria-hidden="true"
        focusable="false"
      >
        <circle class="coach-area" cx={middle(({ x }) => x)} cy={middle(({ y }) => y)} r={100 * REACH} />
      </svg>
    );
  };
}
