/** The squares that were read, drawn small in the middle of each square of the photograph, so that one sees both. */
import type { Quad } from '@kingdomino/vision';
import { useRef, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import type { SeatColour } from '../../board/colours.ts';
import { Picture } from '../../board/drawn/picture.tsx';
import { TerrainTile } from '../../board/drawn/terrain-tile.tsx';
import { squareName } from '../../kingdomino/words.ts';
import { matrixTo } from './flat-to-photograph.ts';
import type { ReadGrid } from './scanned-board.ts';

interface Props {
  readonly grid: ReadGrid;
  /** Where its corners lie on the screen, in pixels. */
  readonly corners: Quad;
  readonly colour: SeatColour;
  readonly chosen: number | undefined;
  readonly onChoose: (at: number) => void;
}

/** Pixels of a square before it is transformed. */
const SIDE = 100;
const MOVES: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function ReadSquares({ grid, corners, colour, chosen, onChoose }: Props) {
  const { columns, rows, squares } = grid;
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const current = Math.min(active, squares.length - 1);
  const transform = matrixTo(corners, columns * SIDE, rows * SIDE);
  if (!transform) return null;
  const move = (event: KeyboardEvent) => {
    const step = MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y] = [(current % columns) + step[0], Math.floor(current / columns) + step[1]];
    if (x < 0 || y < 0 || x >= columns || y >= rows) return;
    setActive(y * columns + x);
    box.current?.querySelectorAll<HTMLElement>('.scan-square')[y * columns + x]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside
    <div
      ref={box}
      class="scan-squares"
      style={{ transform, '--columns': columns, '--rows': rows }}
      onKeyDown={move}
    >
      {squares.map((read, at) => (
        <button
          key={at}
          type="button"
          class={`scan-square ${read.isDoubtful ? 'doubtful' : ''} ${at === chosen ? 'chosen' : ''}`}
          aria-label={nameOf(grid, at)}
          aria-pressed={at === chosen}
          tabIndex={at === current ? 0 : -1}
          onFocus={() => setActive(at)}
          onClick={() => onChoose(at)}
        >
          <SquarePicture square={read.square} colour={colour} />
        </button>
      ))}
    </div>
  );
}

function nameOf({ columns, squares }: ReadGrid, at: number): string {
  const { square, isDoubtful } = squares[at]!;
  const place = { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 };
  const name =
    square.kind === 'empty' ? t('cell.empty', place) : t('cell.taken', { ...place, what: wordOf(square) });
  return isDoubtful ? t('scan.doubtful-square', { square: name }) : name;
}

type Square = ReadGrid['squares'][number]['square'];

export function wordOf(square: Square): string {
  if (square.kind === 'empty') return t('scan.empty');
  return 'crowns' in square ? squareName(square.kind, square.crowns) : t('terrain.castle');
}

interface PictureProps {
  readonly square: Square;
  /** Whose castle it is. */
  readonly colour: SeatColour;
}

export function SquarePicture({ square, colour }: PictureProps) {
  if (square.kind === 'empty') return null;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {'crowns' in square ? (
        <TerrainTile half={{ kind: square.kind, marks: square.crowns, variant: 1 }} x={0} y={0} />
      ) : (
        <>
          <Picture name="terrain-castle" width={100} height={100} />
          <Picture name={`castle-${colour}`} width={100} height={100} />
        </>
      )}
    </svg>
  );
}
