/**
 * The lattice that points lie on: corners of squares, seen at a slant, some missing, some that belong to nothing.
 *
 * A point and two of its neighbours give the first cell. From there the lattice grows: where a corner is expected, the
 * nearest point is taken; then the map is fitted to all that were found, and everything is looked for again.
 */
import { fitHomography, type Pair } from '../geometry/fit-homography.ts';
import { type Homography, mapped, type Point } from '../geometry/homography.ts';

export interface Lattice {
  /** From whole numbers, columns and rows, to places in the picture. */
  readonly map: Homography;
  /** The points on it, with their columns and rows. */
  readonly corners: readonly Pair[];
}

/** Seeds that are tried, neighbours of each, and rounds of growing. */
const SEEDS = 8;
const NEIGHBOURS = 6;
const ROUNDS = 12;
/** How far a corner may lie from where it is expected, in sides of a cell. */
const NEAR = 0.25;
/** No kingdom has more corners on a side. */
const MOST = 10;
const FEWEST = 6;
/** A lattice with this share of all points is not looked for from other seeds. */
const ENOUGH = 0.8;

/** The lattice with the most points on it. */
export function findLattice(points: readonly Point[]): Lattice | undefined {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  let best: Lattice | undefined;
  for (const seed of nearest(points, middle, SEEDS)) {
    for (const lattice of latticesAt(seed, points))
      if (lattice.corners.length > (best?.corners.length ?? FEWEST - 1)) best = lattice;
    if (best && best.corners.length > ENOUGH * points.length) return best;
  }
  return best;
}

function* latticesAt(seed: Point, points: readonly Point[]): Generator<Lattice> {
  const beside = nearest(
    points.filter(point => point !== seed),
    seed,
    NEIGHBOURS,
  );
  for (const right of beside)
    for (const down of beside) {
      const lattice = isCell(seed, right, down) ? grown(seed, right, down, points) : undefined;
      if (lattice) yield lattice;
    }
}

/** Two sides of a cell, seen from above or at a slant: about as long, clearly apart, and turning to the right. */
function isCell(corner: Point, right: Point, down: Point): boolean {
  const [ax, ay, bx, by] = [right.x - corner.x, right.y - corner.y, down.x - corner.x, down.y - corner.y];
  const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  return ax * by - ay * bx > 0.6 * a * b && a < 2 * b && b < 2 * a;
}

function grown(seed: Point, right: Point, down: Point, points: readonly Point[]): Lattice | undefined {
  let map: Homography = [
    right.x - seed.x,
    down.x - seed.x,
    seed.x,
    right.y - seed.y,
    down.y - seed.y,
    seed.y,
    0,
    0,
    1,
  ];
  let corners: Pair[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    // no further than one step beyond what is known: the first cell says little of what is far away
    const found = onLattice(map, points, Math.min(round, MOST));
    if (found.length < 4) return undefined;
    const fitted = found.length >= FEWEST ? fitHomography(found) : fitAffine(found);
    if (!fitted) return undefined;
    const isSame = found.length === corners.length && round > MOST / 2;
    [map, corners] = [fitted, found];
    if (isSame) break;
  }
  return withinReach(corners) ? { map, corners } : undefined;
}

/** Points that lie where corners are expected, at most one for each. */
function onLattice(map: Homography, points: readonly Point[], reach: number): Pair[] {
  const found: Pair[] = [];
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) {
      const expected = mapped(map, { x, y });
      const beside = mapped(map, { x: x + 1, y });
      const below = mapped(map, { x, y: y + 1 });
      const near = NEAR * Math.min(distance(expected, beside), distance(expected, below));
      const to = closest(points, expected, near);
      if (to) found.push({ from: { x, y }, to });
    }
  return found;
}

/** A map without a slant, while few corners are known. */
function fitAffine(pairs: readonly Pair[]): Homography | undefined {
  const count = pairs.length;
  const mean = (value: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + value(pair), 0) / count;
  const [u, v] = [mean(({ from }) => from.x), mean(({ from }) => from.y)];
  const uu = mean(({ from }) => (from.x - u) ** 2);
  const vv = mean(({ from }) => (from.y - v) ** 2);
  const uv = mean(({ from }) => (from.x - u) * (from.y - v));
  const determinant = uu * vv - uv * uv;
  if (determinant < 1e-6) return undefined;
  const row = (value: (point: Point) => number) => {
    const middle = mean(({ to }) => value(to));
    const ua = mean(({ from, to }) => (from.x - u) * (value(to) - middle));
    const va = mean(({ from, to }) => (from.y - v) * (value(to) - middle));
    const [a, b] = [(ua * vv - va * uv) / determinant, (va * uu - ua * uv) / determinant];
    return [a, b, middle - a * u - b * v];
  };
  return [...row(({ x }) => x), ...row(({ y }) => y), 0, 0, 1];
}

function withinReach(corners: readonly Pair[]): boolean {
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return span(corners.map(({ from }) => from.x)) <= MOST && span(corners.map(({ from }) => from.y)) <= MOST;
}

function closest(points: readonly Point[], to: Point, within: number): Point | undefined {
  let best: Point | undefined;
  let least = within;
  for (const point of points) {
    const apart = distance(point, to);
    if (apart > least) continue;
    best = point;
    least = apart;
  }
  return best;
}

function nearest(points: readonly Point[], to: Point, count: number): Point[] {
  return [...points].sort((one, other) => distance(one, to) - distance(other, to)).slice(0, count);
}

function distance(one: Point, other: Point): number {
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
}
