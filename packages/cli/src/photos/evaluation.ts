/** How well photographs are read whose kingdoms are known. */
import { scoreKingdom } from '@kingdomino/rules/kingdomino';
import type { Reading, ReadSquare, Square } from '@kingdomino/vision';
import type { LabelledPicture } from './labels.ts';
import { kingdomIn } from './points.ts';

export interface Verdict {
  readonly name: string;
  readonly squares: number;
  readonly right: number;
  /** Squares whose crowns are right, whatever their terrain. */
  readonly crowns: number;
  /** Squares that are wrong and not marked as doubtful: nobody would look at them. */
  readonly unnoticed: number;
  readonly doubtful: number;
  /** How far the points are off; undefined where there are none. */
  readonly off: number | undefined;
}

const BONUSES = { middleKingdom: false, harmony: false };
const EMPTY: ReadSquare = { square: { kind: 'empty' }, isDoubtful: false };

/** Compares what was read with what lies there. How a kingdom is turned, and what is empty around it, makes no difference. */
export function verdictOn({ name, size, squares }: LabelledPicture, reading: Reading | undefined): Verdict {
  const readings = reading ? turnsOf(reading).flatMap(turn => placesIn(turn, size)) : [];
  const hits = (read: readonly ReadSquare[]) =>
    read.filter((each, at) => isSame(each.square, squares[at]!)).length;
  const best = readings.reduce<readonly ReadSquare[] | undefined>(
    (most, read) => (most && hits(most) >= hits(read) ? most : read),
    undefined,
  );
  const wanted = pointsOf({
    columns: size,
    rows: size,
    squares: squares.map(square => ({ square, isDoubtful: false })),
  });
  const points = reading && pointsOf(reading);
  return {
    name,
    squares: squares.length,
    right: best ? hits(best) : 0,
    crowns: best?.filter(({ square }, at) => crownsOf(square) === crownsOf(squares[at]!)).length ?? 0,
    unnoticed: best?.filter((each, at) => !each.isDoubtful && !isSame(each.square, squares[at]!)).length ?? 0,
    doubtful: reading?.squares.filter(({ isDoubtful }) => isDoubtful).length ?? 0,
    off: points === undefined || wanted === undefined ? undefined : Math.abs(points - wanted),
  };
}

function isSame(one: Square, other: Square): boolean {
  return one.kind === other.kind && crownsOf(one) === crownsOf(other);
}

function crownsOf(square: Square): number {
  return 'crowns' in square ? square.crowns : 0;
}

function pointsOf(reading: Pick<Reading, 'columns' | 'rows' | 'squares'>): number | undefined {
  const kingdom = kingdomIn(reading);
  return kingdom.ok ? scoreKingdom(kingdom.value, BONUSES).total : undefined;
}

type Turned = Pick<Reading, 'columns' | 'rows' | 'squares'>;

function turnsOf(reading: Turned): Turned[] {
  const turns = [reading];
  for (let quarter = 1; quarter < 4; quarter++) turns.push(quarterTurn(turns.at(-1)!));
  return turns;
}

function quarterTurn({ columns, rows, squares }: Turned): Turned {
  const turned = Array.from({ length: squares.length }, (_, at) => {
    const [row, column] = [Math.floor(at / rows), at % rows];
    return squares[(rows - 1 - column) * columns + row]!;
  });
  return { columns: rows, rows: columns, squares: turned };
}

/** Every place that it can have in a frame of this size, as the squares of the frame. */
function placesIn({ columns, rows, squares }: Turned, size: number): ReadSquare[][] {
  const places: ReadSquare[][] = [];
  for (let top = 0; top <= size - rows; top++)
    for (let left = 0; left <= size - columns; left++)
      places.push(
        Array.from({ length: size * size }, (_, at) => {
          const [row, column] = [Math.floor(at / size) - top, (at % size) - left];
          const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
          return isInside ? squares[row * columns + column]! : EMPTY;
        }),
      );
  return places;
}
