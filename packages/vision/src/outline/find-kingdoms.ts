/** Kingdoms in a photograph: their corners, and how many columns and rows they have. */
import { type Homography, mapped, type Point, type Quad, unitSquareTo } from '../geometry/homography.ts';
import { cutSquare, type Picture } from '../geometry/sampling.ts';
import type { Grid } from '../reading/consistent-reading.ts';
import { componentsOf } from './components.ts';
import { findLattice, type Lattice } from './lattice.ts';
import { type OutlineNet, SCENE_SIDE } from './outline-net.ts';
import { type Heatmap, peaksOf } from './peaks.ts';

export interface Outline extends Grid {
  /** The corners in the photograph, from the upper left one around to the right. */
  readonly corners: Quad;
}

/** A kingdom has at least so many squares, and at most so many on a side: more are a mistake. */
const FEWEST_SQUARES = 3;
const MOST_SIDE = 9;
/** No table has more players. */
const MOST_KINGDOMS = 4;
/** Around a kingdom that was found from afar, in parts of its width, when it is looked at again from nearby. */
const AROUND = 0.15;
/** What covers fewer pixels of a map is too small to be read, or nothing. */
const FEWEST_PIXELS = 30;

/**
 * Finds kingdoms, the largest first. From afar it is seen where they lie; their corners are mostly seen only from nearby.
 *
 * @param picture the photograph
 * @param net what marks squares and their corners
 * @returns for each kingdom its outlines, if any: those from nearby, then the one from afar
 */
export function findKingdoms(picture: Picture, net: OutlineNet): Outline[][] {
  const side = Math.max(picture.width, picture.height);
  const whole = { x: (picture.width - side) / 2, y: (picture.height - side) / 2, side };
  const { squares, corners } = mapsIn(picture, whole, net);
  const scale = side / squares.side;
  return regionsIn(squares, peaksOf(corners)).map(region => {
    const afar = outlineOfRegion(region, squares);
    return [
      ...outlinesIn(picture, around(region, whole, scale), net).slice(0, 1),
      ...(afar ? [placed(afar, whole, scale)] : []),
    ];
  });
}

interface Window extends Point {
  readonly side: number;
}

/** The region with some of what lies around it. */
function around({ west, north, east, south }: Region, { x, y }: Window, scale: number): Window {
  const side = (1 + 2 * AROUND) * scale * Math.max(east - west, south - north);
  return {
    x: x + (scale * (west + east)) / 2 - side / 2,
    y: y + (scale * (north + south)) / 2 - side / 2,
    side,
  };
}

function outlinesIn(picture: Picture, window: Window, net: OutlineNet): Outline[] {
  const { squares, corners } = mapsIn(picture, window, net);
  return outlinesOf(squares, corners).map(outline => placed(outline, window, window.side / squares.side));
}

function mapsIn(picture: Picture, { x, y, side }: Window, net: OutlineNet): ReturnType<OutlineNet['maps']> {
  const map = unitSquareTo([
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ])!;
  const scene = new Float32Array(3 * SCENE_SIDE * SCENE_SIDE);
  cutSquare(picture, map, { column: 0, row: 0, columns: 1, rows: 1 }, SCENE_SIDE, scene);
  return net.maps(scene);
}

/** An outline in a map, where it lies in the photograph. */
function placed({ corners, ...grid }: Outline, { x, y }: Window, scale: number): Outline {
  const [a, b, c, d] = corners.map(point => ({ x: x + scale * point.x, y: y + scale * point.y }));
  return { ...grid, corners: [a!, b!, c!, d!] };
}

/** The outlines in the maps of the net, in their pixels, the largest first. */
export function outlinesOf(squares: Heatmap, corners: Heatmap): Outline[] {
  return regionsIn(squares, peaksOf(corners))
    .flatMap(region => outlineOfRegion(region, squares) ?? [])
    .sort((one, other) => areaOf(other.corners) - areaOf(one.corners));
}

/** Squares that lie together: where in the map, and the corners at them. */
interface Region {
  readonly points: readonly Point[];
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** The largest ones only, so that noise costs little. */
function regionsIn(squares: Heatmap, points: readonly Point[]): Region[] {
  const { side } = squares;
  const { count, numbers } = componentsOf(squares);
  const pixels = Array.from({ length: count }, (): number[] => []);
  for (const [at, number] of numbers.entries()) if (number >= 0) pixels[number]!.push(at);
  const heaps = Array.from({ length: count }, (): Point[] => []);
  for (const point of points) heaps[componentAt(side, numbers, point)]?.push(point);
  return pixels
    .map((all, number) => ({ all, points: heaps[number]! }))
    .filter(({ all }) => all.length >= FEWEST_PIXELS)
    .sort((one, other) => other.all.length - one.all.length)
    .slice(0, MOST_KINGDOMS)
    .map(({ all, points: own }) => {
      const columns = all.map(at => at % side);
      const rows = all.map(at => Math.floor(at / side));
      return {
        points: own,
        west: Math.min(...columns),
        north: Math.min(...rows),
        east: Math.max(...columns) + 1,
        south: Math.max(...rows) + 1,
      };
    });
}

function outlineOfRegion({ points }: Region, squares: Heatmap): Outline | undefined {
  const lattice = findLattice(points);
  return lattice && outlineOf(lattice, squares);
}

/** A corner lies on the edge of its squares: whatever is nearest counts. */
function componentAt(side: number, numbers: Int16Array, { x, y }: Point): number {
  for (const reach of [0, 1, 2])
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [column, row] = [Math.floor(x) + dx, Math.floor(y) + dy];
        if (column < 0 || row < 0 || column >= side || row >= side) continue;
        const number = numbers[row * side + column]!;
        if (number >= 0) return number;
      }
  return -1;
}

/** The smallest rectangle of cells in which all squares lie. */
function outlineOf({ map, corners }: Lattice, squares: Heatmap): Outline | undefined {
  const columns = corners.map(({ from }) => from.x);
  const rows = corners.map(({ from }) => from.y);
  const cells: Point[] = [];
  for (let y = Math.min(...rows) - 1; y <= Math.max(...rows); y++)
    for (let x = Math.min(...columns) - 1; x <= Math.max(...columns); x++)
      if (shareOf(squares, map, { x, y }) > 0.5) cells.push({ x, y });
  if (cells.length < FEWEST_SQUARES) return undefined;
  const [west, east] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map(({ x }) => x)) + 1];
  const [north, south] = [Math.min(...cells.map(({ y }) => y)), Math.max(...cells.map(({ y }) => y)) + 1];
  if (east - west > MOST_SIDE || south - north > MOST_SIDE) return undefined;
  const around = [
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
    { x: west, y: south },
  ].map(corner => mapped(map, corner));
  return upright(around, east - west, south - north);
}

/** How much of a cell lies where squares are. */
function shareOf({ side, values }: Heatmap, map: Homography, cell: Point): number {
  let sum = 0;
  for (const down of [0.25, 0.5, 0.75])
    for (const across of [0.25, 0.5, 0.75]) {
      const { x, y } = mapped(map, { x: cell.x + across, y: cell.y + down });
      const [column, row] = [Math.floor(x), Math.floor(y)];
      if (column >= 0 && row >= 0 && column < side && row < side) sum += values[row * side + column]!;
    }
  return sum / 9;
}

/** Begins with the corner that lies furthest to the upper left; a quarter turn makes columns of rows. */
function upright(corners: readonly Point[], columns: number, rows: number): Outline {
  const first = corners.reduce(
    (best, corner, at) => (corner.x + corner.y < corners[best]!.x + corners[best]!.y ? at : best),
    0,
  );
  const [a, b, c, d] = [0, 1, 2, 3].map(step => corners[(first + step) % 4]!);
  const isTurned = first % 2 === 1;
  return {
    corners: [a!, b!, c!, d!],
    columns: isTurned ? rows : columns,
    rows: isTurned ? columns : rows,
  };
}

function areaOf(corners: Quad): number {
  return Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % 4]!;
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );
}
