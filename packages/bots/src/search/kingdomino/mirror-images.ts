/** Placements that are mirror images of each other, or the same after a turn: in a young kingdom most of them. */
import { IS_DOUBLE, type Kingdom } from '@kingdomino/rules/kingdomino';
import { firstCell, type Grid, secondCell } from '@kingdomino/rules/search';

const SYMMETRIES = 8;
const CELL_NUMBERS = 1000;

export class MirrorImages {
  readonly #grid: Grid;
  readonly #isDouble: boolean;
  /** Those that leave the kingdom as it is, as maps from cell to cell. */
  readonly #maps: readonly (readonly number[])[];

  constructor(kingdom: Kingdom, held: number) {
    this.#grid = kingdom.grid;
    this.#isDouble = IS_DOUBLE[held] === 1;
    this.#maps = mapsOf(kingdom.grid).filter(map =>
      map.every((image, cell) => isAlike(kingdom, cell, image)),
    );
  }

  /** Equal numbers are images of each other. */
  numberOf(place: number): number {
    const first = firstCell(place);
    const second = secondCell(this.#grid, place);
    let least = Number.POSITIVE_INFINITY;
    for (const map of this.#maps) {
      const one = map[first]!;
      const other = map[second]!;
      least = Math.min(least, CELL_NUMBERS * one + other);
      if (this.#isDouble) least = Math.min(least, CELL_NUMBERS * other + one);
    }
    return least;
  }
}

function isAlike({ board }: Kingdom, cell: number, image: number): boolean {
  return board.kindAt(cell) === board.kindAt(image) && board.marksAt(cell) === board.marksAt(image);
}

const known = new Map<Grid, number[][]>();

/** The eight symmetries of the square around the castle; guard cells stay where they are. */
function mapsOf(grid: Grid): number[][] {
  const maps =
    known.get(grid) ??
    Array.from({ length: SYMMETRIES }, (_, symmetry) =>
      Array.from({ length: grid.cells }, (_, cell) => imageOf(grid, cell, symmetry)),
    );
  known.set(grid, maps);
  return maps;
}

function imageOf(grid: Grid, cell: number, symmetry: number): number {
  let x = grid.x(cell);
  let y = grid.y(cell);
  if (grid.cellAt(x, y) !== cell) return cell;
  if (symmetry & 4) x = -x;
  for (let turn = 0; turn < (symmetry & 3); turn++) [x, y] = [-y, x];
  return grid.cellAt(x, y);
}
