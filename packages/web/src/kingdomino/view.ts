/** From the rules' position to what the boards show. */

import {
  DIRECTIONS,
  domino,
  type Kingdom,
  type Move,
  type Options,
  type Position,
  scoreKingdom,
  TERRAINS,
  type Terrain,
} from '@kingdomino/rules/kingdomino';
import { Places } from '@kingdomino/rules/search';
import {
  beside,
  type Half,
  type PlaceOption,
  type Rect,
  type Spot,
  STEPS,
  type Tile,
} from '../board/types.ts';

/** How far from what is laid a domino can reach. */
const REACH = 2;

/** A domino's halves with their drawings; the first and the second of a double differ. */
export function halvesOf(number: number): [Half, Half] {
  const [first, second] = domino(number).halves;
  return [
    { kind: first.terrain, marks: first.crowns, variant: 1 + (number % 3) },
    { kind: second.terrain, marks: second.crowns, variant: 1 + ((number + 1) % 3) },
  ];
}

/** The squares of a kingdom, each with the drawing its half has in the hand. */
export function tilesOf(kingdom: Kingdom): Tile[] {
  const firsts = new Set<number>();
  return kingdom.squares().map(({ x, y, terrain, crowns, domino: number }) => {
    const [first, second] = halvesOf(number);
    const isDouble = first.kind === second.kind && first.marks === second.marks;
    const isFirst = isDouble ? !firsts.has(number) : first.kind === terrain && first.marks === crowns;
    firsts.add(number);
    return { x, y, kind: terrain, marks: crowns, variant: (isFirst ? first : second).variant };
  });
}

/** What the game adds to the areas of a kingdom, where its options say so. */
export const BONUSES = ['middleKingdom', 'harmony'] as const;

/** What lies in a kingdom, as a text: what looks only at that need not be drawn again while it stays the same. */
export function kingdomKey(kingdom: Kingdom): string {
  return kingdom
    .squares()
    .map(({ x, y, domino: number }) => `${x},${y},${number}`)
    .join(' ');
}

/** The land that can still become part of the kingdom. */
export function frameOf(kingdom: Kingdom): Rect {
  const { west, east, north, south } = kingdom.frame();
  return { west, north, columns: east - west + 1, rows: south - north + 1 };
}

/** What is shown: everything laid, and around it what the next domino can reach. */
export function rectOf(kingdom: Kingdom, reach = REACH): Rect {
  const frame = kingdom.frame();
  const extent = kingdom.extent();
  const west = Math.max(frame.west, extent.west - reach);
  const north = Math.max(frame.north, extent.north - reach);
  const east = Math.min(frame.east, extent.east + reach);
  const south = Math.min(frame.south, extent.south + reach);
  return { west, north, columns: east - west + 1, rows: south - north + 1 };
}

export interface AreaView {
  readonly terrain: Terrain;
  readonly crowns: number;
  readonly points: number;
  readonly spots: readonly Spot[];
}

/** Best first. */
export function areasOf(kingdom: Kingdom): AreaView[] {
  const { grid } = kingdom;
  return kingdom
    .areas()
    .map(({ kind, marks, cells, points }) => ({
      terrain: TERRAINS[kind]!,
      crowns: marks,
      points,
      spots: cells.map(cell => ({ x: grid.x(cell), y: grid.y(cell) })),
    }))
    .sort((one, other) => other.points - one.points || other.spots.length - one.spots.length);
}

type PlaceMove = Move & { kind: 'place' };

/** A place for the domino, and the move that lays it there. */
export interface PlaceChoice extends PlaceOption {
  readonly move: PlaceMove;
}

/** Every place for the domino to be placed, with the points it brings. */
export function placeOptions({ kingdom, held, options }: Position): PlaceChoice[] {
  const found = placesFor(kingdom, held, options);
  return isDouble(held) ? found.flatMap(option => [option, swapped(option)]) : found;
}

/** Every place for any domino; one with equal halves lies in each only one way round. */
export function placesFor(kingdom: Kingdom, number: number, options: Options): PlaceChoice[] {
  const places = new Places(kingdom.grid);
  const count = kingdom.findPlaces(number, places);
  const before = scoreKingdom(kingdom, options).areas;
  return Array.from({ length: count }, (_, index) => {
    const place = places.at(index);
    const after = kingdom.copy();
    after.lay(number, place);
    const placement = kingdom.placement(place);
    const first = { x: placement.x, y: placement.y };
    const move: PlaceMove = { kind: 'place', domino: number, placement };
    return {
      first,
      second: beside(first, STEPS[DIRECTIONS.indexOf(placement.to)]!),
      points: scoreKingdom(after, options).areas - before,
      move,
    };
  });
}

/** Why the held domino may not lie there. */
export function problemAt(
  position: Position,
  first: Spot,
  turn: number,
): 'overlap' | 'too-wide' | 'no-match' | undefined {
  const result = position.kingdom.checkPlacement(position.held, { ...first, to: DIRECTIONS[turn]! });
  return result.ok ? undefined : result.error;
}

function isDouble(number: number): boolean {
  const [first, second] = domino(number).halves;
  return first.terrain === second.terrain && first.crowns === second.crowns;
}

/** A domino with equal halves may be held either way round. */
function swapped(option: PlaceChoice): PlaceChoice {
  return { ...option, first: option.second, second: option.first };
}
