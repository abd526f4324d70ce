/** A final board, very small: a few shapes of colour with a dot for each crown or cross. */
import type { GameId } from '@kingdomino/rules';
import { type BoardSquare, readBoardText } from '@kingdomino/table/archive';

interface Props {
  readonly game: GameId;
  readonly board: string;
  readonly colour: string;
}

export function SmallBoard({ game, board, colour }: Props) {
  const squares = readBoardText(game, board);
  const xs = [0, ...squares.map(({ x }) => x)];
  const ys = [0, ...squares.map(({ y }) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.max(...xs) - west + 1;
  const rows = Math.max(...ys) - north + 1;
  // all in one size, whatever their shape
  const side = Math.max(columns, rows, 5);
  const box = [west - (side - columns) / 2, north - (side - rows) / 2, side, side];
  const kinds = [...new Set(squares.map(({ kind }) => kind))];
  return (
    <svg class={`small-board ${game}`} viewBox={box.join(' ')} aria-hidden="true" focusable="false">
      {kinds.map(kind => (
        <path key={kind} class={`kind-${kind}`} d={fields(squares.filter(one => one.kind === kind))} />
      ))}
      <path class="small-marks" d={squares.map(dots).join('')} />
      <path class={`small-castle ${colour}`} d="M0.08 0.08h0.84v0.84h-0.84z" />
    </svg>
  );
}

function fields(squares: readonly BoardSquare[]): string {
  return squares.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');
}

function dots({ x, y, marks }: BoardSquare): string {
  return Array.from(
    { length: Math.min(marks, 3) },
    (_, index) => `M${round(x + 0.1 + 0.28 * index)} ${round(y + 0.12)}h0.22v0.22h-0.22z`,
  ).join('');
}

function round(value: number): number {
  return Math.round(100 * value) / 100;
}
