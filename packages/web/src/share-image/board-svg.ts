/** A board as an SVG file of its own, which carries the drawings that it shows. */
import type { PictureId } from '../art/index.ts';
import type { SeatColour } from '../board/colours.ts';
import { crossAt } from '../board/drawn/cross-at.ts';
import { gridLines } from '../board/drawn/grid-lines.ts';
import { outlinePath } from '../board/drawn/outline.ts';
import type { Rect, Tile } from '../board/types.ts';

export interface PicturedBoard {
  readonly rect: Rect;
  readonly tiles: readonly Tile[];
  readonly colour: SeatColour;
}

const INK = '#2a1f1a';
/** Beside the board, in hundredths of a square. */
const EDGE = 14;

/** `drawingText` gives a drawing as a file of its own. */
export function boardSvg(
  board: PicturedBoard,
  game: 'kingdomino' | 'duel',
  drawingText: (id: PictureId) => string,
): string {
  const { west, north, columns, rows } = board.rect;
  const box = [100 * west - EDGE, 100 * north - EDGE, 100 * columns + 2 * EDGE, 100 * rows + 2 * EDGE];
  const { drawn, ink } = game === 'duel' ? mapShapes(board) : kingdomShapes(board);
  const ids = new Set([...drawn.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id as PictureId));
  const outline = `<path d="${ink}" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round" opacity="0.7"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">` +
    `<defs>${[...ids].map(id => symbolOf(id, drawingText(id))).join('')}</defs>${drawn}${outline}</svg>`
  );
}

function symbolOf(id: PictureId, drawing: string): string {
  return drawing.replace(/^<svg/, `<symbol id="${id}"`).replace(/<\/svg>$/, '</symbol>');
}

interface Shapes {
  readonly drawn: string;
  readonly ink: string;
}

function kingdomShapes({ tiles, colour }: PicturedBoard): Shapes {
  const castle: Tile = { x: 0, y: 0, kind: 'castle', marks: 0, variant: 0 };
  const squares = tiles.map(
    ({ x, y, kind, variant, marks }) =>
      use(`terrain-${kind}-${variant}`, 100 * x - 0.6, 100 * y - 0.6, 101.2, 101.2) +
      repeated(marks, index => use('crown', 100 * x + 4 + 30 * index, 100 * y + 3, 32, 28)),
  );
  const home = use('terrain-castle', 0, 0, 100, 100) + use(`castle-${colour}`, 0, 0, 100, 100);
  return { drawn: home + squares.join(''), ink: outlinePath([...tiles, castle]) };
}

function mapShapes({ rect, tiles }: PicturedBoard): Shapes {
  const { west, north, columns, rows } = rect;
  const sheet = `<rect x="${100 * west}" y="${100 * north}" width="${100 * columns}" height="${100 * rows}" rx="4" fill="#fbf3e1" stroke="#8a6a45" stroke-width="2"/>`;
  const lines = `<path d="${gridLines(rect)}" fill="none" stroke="#8a6a45" stroke-width="2" stroke-dasharray="7 5" opacity="0.6"/>`;
  const coats = tiles.map(
    ({ x, y, kind, marks }) =>
      use(`coat-${kind}`, 100 * x + 15, 100 * y + 12, 70, 76) +
      repeated(marks, index => use('cross', 100 * x + crossAt(index, marks), 100 * y + 62, 34, 34)),
  );
  return {
    drawn: sheet + lines + use('duel-castle', 6, 6, 88, 88) + coats.join(''),
    ink: outlinePath(tiles),
  };
}

function use(id: string, x: number, y: number, width: number, height: number): string {
  return `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

function repeated(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}
