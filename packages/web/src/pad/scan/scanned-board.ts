/** What was read, as a board of the pad. */
import type { Grid, ReadSquare } from '@kingdomino/vision';
import type { Spot } from '../../board/types.ts';
import type { PadBoard, Size } from '../pad.ts';

/** Squares in a grid, as somebody may have corrected them. */
export interface ReadGrid extends Grid {
  readonly squares: readonly ReadSquare[];
}

export type ScannedBoard =
  | { readonly board: PadBoard }
  | { readonly problem: 'no-castle' | 'two-castles' | 'too-large' };

/** As far to the upper left of the frame as it goes: what is empty around it is none of the kingdom. */
export function boardOf({ columns, squares }: ReadGrid, frame: Size): ScannedBoard {
  const laid = squares
    .map(({ square }, at) => ({ square, x: at % columns, y: Math.floor(at / columns) }))
    .filter(({ square }) => square.kind !== 'empty');
  const castles = laid.filter(({ square }) => square.kind === 'castle');
  const [castle] = castles;
  if (!castle) return { problem: 'no-castle' };
  if (castles.length > 1) return { problem: 'two-castles' };
  const [west, east] = spanOf(laid.map(({ x }) => x));
  const [north, south] = spanOf(laid.map(({ y }) => y));
  if (east - west >= frame.columns || south - north >= frame.rows) return { problem: 'too-large' };
  const inFrame = ({ x, y }: Spot): Spot => ({ x: x - west, y: y - north });
  return {
    board: {
      way: 'squares',
      castle: inFrame(castle),
      squares: laid.flatMap(({ square, ...spot }) =>
        'crowns' in square ? [{ ...inFrame(spot), kind: square.kind, marks: square.crowns }] : [],
      ),
      areas: [],
      earned: [],
      banner: undefined,
    },
  };
}

function spanOf(places: readonly number[]): [number, number] {
  return [Math.min(...places), Math.max(...places)];
}
