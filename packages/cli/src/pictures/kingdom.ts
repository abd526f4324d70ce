/** One kingdom of Kingdomino as rows of text, three characters a square. */
import { domino, type Half, type Kingdom } from '@kingdomino/rules/kingdomino';
import { CASTLE_SIGN, castleStyle, EMPTY_SIGN, FAINT, TERRAIN_LOOKS } from '../palette.ts';
import { framed, type Paint, type Style } from '../terminal.ts';

/** Stands before what was laid last. */
export const LAID_LAST = '*';

export interface KingdomView {
  /** Whose castle it is. */
  readonly seat: number;
  /** The domino that was laid last, if it is to be marked. */
  readonly marked?: number;
}

export function drawKingdom(kingdom: Kingdom, { seat, marked }: KingdomView, paint: Paint): string[] {
  const { west, north } = corner(kingdom);
  const rows = Array.from({ length: kingdom.size }, (_, row) =>
    Array.from({ length: kingdom.size }, (_, column) => {
      const x = west + column;
      const y = north + row;
      if (x === 0 && y === 0) return paint(` ${CASTLE_SIGN} `, castleStyle(seat));
      const square = kingdom.squareAt(x, y);
      if (!square) return paint(` ${EMPTY_SIGN} `, FAINT);
      return drawHalf(square, paint, marked !== undefined && square.domino === marked);
    }).join(''),
  );
  return framed(rows, paint);
}

export function drawHalf({ terrain, crowns }: Half, paint: Paint, isMarked = false): string {
  const { sign, style } = TERRAIN_LOOKS[terrain];
  const bold: Style = crowns > 0 || isMarked ? { bold: true } : {};
  return paint(`${isMarked ? LAID_LAST : ' '}${sign}${crowns > 0 ? crowns : ' '}`, { ...style, ...bold });
}

export function drawDomino(number: number, paint: Paint): string {
  return domino(number)
    .halves.map(half => drawHalf(half, paint))
    .join('');
}

/** The window of the kingdom's size that holds all of it, with the castle as near to its middle as it can be. */
function corner(kingdom: Kingdom): { readonly west: number; readonly north: number } {
  const { west, east, north, south } = kingdom.extent();
  const reach = kingdom.size - 1;
  const start = (low: number, high: number) => Math.min(Math.max(-reach / 2, high - reach), low);
  return { west: start(west, east), north: start(north, south) };
}
