// K-P1 .. K-P4, K-E1, K-V2, K-V3: one kingdom, where a domino may lie in it and what it is worth.
import { dominoOf, type NaiveSquare } from './data.ts';
import {
  CASTLE,
  type Cell,
  cellOf,
  DIRECTIONS,
  type Direction,
  groupsOf,
  isNextTo,
  keyOf,
  neighboursOf,
  stepFrom,
} from './grid.ts';

export interface NaiveKingdom {
  /** By "x,y"; the castle at "0,0" is not listed. */
  squares: Map<string, NaiveSquare>;
  discards: number;
}

export interface NaivePlacement {
  domino: number;
  x: number;
  y: number;
  to: Direction;
}

export interface NaiveKingdomScore extends Record<string, number> {
  areas: number;
  middleKingdom: number;
  harmony: number;
  total: number;
  largestArea: number;
  crowns: number;
}

/** A kingdom with these dominoes in it, whether they could be laid legally or not. */
export function naiveKingdom(placements: readonly NaivePlacement[], discards = 0): NaiveKingdom {
  const kingdom: NaiveKingdom = { squares: new Map(), discards };
  for (const placement of placements) naiveLay(kingdom, placement);
  return kingdom;
}

/** Changes the kingdom. */
export function naiveLay(kingdom: NaiveKingdom, placement: NaivePlacement): void {
  for (const { cell, square } of halvesOf(placement)) kingdom.squares.set(keyOf(cell), square);
}

/** The four facts that decide a placement: K-P1, K-P2 (two ways), K-P3. */
export function naivePlacementFacts(kingdom: NaiveKingdom, placement: NaivePlacement, size: number) {
  return {
    overlap: overlaps(kingdom, placement),
    castleAdjacent: touchesCastle(placement),
    matchesNeighbour: matchesNeighbour(kingdom, placement),
    fitsGrid: fitsGrid(kingdom, placement, size),
  };
}

export function naiveCanPlace(kingdom: NaiveKingdom, placement: NaivePlacement, size: number): boolean {
  if (overlaps(kingdom, placement)) return false;
  if (!touchesCastle(placement) && !matchesNeighbour(kingdom, placement)) return false;
  return fitsGrid(kingdom, placement, size);
}

/** Every distinct legal placement: a domino with equal halves is given with direction E or S only. */
export function naivePlacements(kingdom: NaiveKingdom, domino: number, size: number): NaivePlacement[] {
  const [first, second] = dominoOf(domino).halves;
  const equal = first.terrain === second.terrain && first.crowns === second.crowns;
  const found: NaivePlacement[] = [];
  for (let y = -size; y <= size; y++) {
    for (let x = -size; x <= size; x++) {
      for (const to of DIRECTIONS) {
        if (equal && (to === 'N' || to === 'W')) continue;
        const placement = { domino, x, y, to };
        if (naiveCanPlace(kingdom, placement, size)) found.push(placement);
      }
    }
  }
  return found;
}

export function naiveScore(
  kingdom: NaiveKingdom,
  bonuses: { middleKingdom?: boolean; harmony?: boolean },
): NaiveKingdomScore {
  let areas = 0;
  let largestArea = 0;
  let crowns = 0;
  for (const area of groupsOf(kingdom.squares, square => square.terrain)) {
    let areaCrowns = 0;
    for (const key of area) areaCrowns += kingdom.squares.get(key)!.crowns;
    areas += area.length * areaCrowns;
    crowns += areaCrowns;
    if (area.length > largestArea) largestArea = area.length;
  }
  const middleKingdom = bonuses.middleKingdom && isCentred(kingdom) ? 10 : 0;
  const harmony = bonuses.harmony && kingdom.discards === 0 ? 5 : 0;
  return { areas, middleKingdom, harmony, total: areas + middleKingdom + harmony, largestArea, crowns };
}

function overlaps(kingdom: NaiveKingdom, placement: NaivePlacement): boolean {
  return halvesOf(placement).some(
    ({ cell }) => keyOf(cell) === keyOf(CASTLE) || kingdom.squares.has(keyOf(cell)),
  );
}

function touchesCastle(placement: NaivePlacement): boolean {
  return halvesOf(placement).some(({ cell }) => isNextTo(cell, CASTLE));
}

function matchesNeighbour(kingdom: NaiveKingdom, placement: NaivePlacement): boolean {
  return halvesOf(placement).some(({ cell, square }) =>
    neighboursOf(cell).some(neighbour => kingdom.squares.get(keyOf(neighbour))?.terrain === square.terrain),
  );
}

function fitsGrid(kingdom: NaiveKingdom, placement: NaivePlacement, size: number): boolean {
  const cells = [...laidCells(kingdom), ...halvesOf(placement).map(half => half.cell)];
  const { left, right, top, bottom } = frameOf(cells);
  return right - left + 1 <= size && bottom - top + 1 <= size;
}

function halvesOf(placement: NaivePlacement): { cell: Cell; square: NaiveSquare }[] {
  const [first, second] = dominoOf(placement.domino).halves;
  const cell = { x: placement.x, y: placement.y };
  return [
    { cell, square: first },
    { cell: stepFrom(cell, placement.to), square: second },
  ];
}

function isCentred(kingdom: NaiveKingdom): boolean {
  const { left, right, top, bottom } = frameOf(laidCells(kingdom));
  return left + right === 0 && top + bottom === 0;
}

function laidCells(kingdom: NaiveKingdom): Cell[] {
  return [CASTLE, ...[...kingdom.squares.keys()].map(cellOf)];
}

function frameOf(cells: Cell[]) {
  return {
    left: Math.min(...cells.map(cell => cell.x)),
    right: Math.max(...cells.map(cell => cell.x)),
    top: Math.min(...cells.map(cell => cell.y)),
    bottom: Math.max(...cells.map(cell => cell.y)),
  };
}
