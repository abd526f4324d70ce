/** What speaks for a turn of Kingdomino. */
import {
  FREE,
  HALF_CROWNS,
  HALF_TERRAIN,
  type Kingdom,
  type Move,
  type Position,
  TERRAINS,
} from '@kingdomino/rules/kingdomino';
import {
  areaAt,
  areaMarks,
  areaSize,
  countHoles,
  firstCell,
  gainOfTwo,
  Places,
  secondCell,
} from '@kingdomino/rules/search';
import type { Reason } from './reason.ts';

/** A join of fewer squares is not worth words, nor is a smaller loss of somebody else. */
const FEWEST_SQUARES = 3;
const LEAST_DENIED = 3;

export function reasonsOfTurn(position: Position, moves: readonly Move[]): Reason[] {
  const laid = moves.find(move => move.kind === 'place');
  const picked = moves.find(move => move.kind === 'pick');
  const { kingdom } = position;
  const after = kingdom.copy();
  const reasons: Reason[] = [];
  if (laid) {
    const place = kingdom.placeNumber(laid.placement);
    after.lay(laid.domino, place);
    reasons.push(...placementReasons(position, after, laid.domino, place));
  }
  if (picked) reasons.push(...pickReasons(position, after, picked.domino));
  return reasons;
}

function placementReasons(position: Position, after: Kingdom, domino: number, place: number): Reason[] {
  const { kingdom, options } = position;
  const reasons: Reason[] = [];
  const points = after.board.points - kingdom.board.points;
  const joins = joinReasons(kingdom, after, domino, place);
  // a gain that a join tells already is not told again
  if (points > 0 && !joins.some(join => join.kind === 'join' && join.points === points))
    reasons.push({ kind: 'gain', points });
  reasons.push(...joins);
  const others = otherKingdoms(kingdom, domino);
  if (options.middleKingdom && canBeCentred(after) && others.some(other => !canBeCentred(other)))
    reasons.push({ kind: 'centre' });
  const holes = countHoles(kingdom.board);
  if (countHoles(after.board) <= holes && others.some(other => countHoles(other.board) > holes))
    reasons.push({ kind: 'no-hole' });
  return reasons;
}

/** One for each half whose area has crowns and took in something that was there. */
function joinReasons(before: Kingdom, after: Kingdom, domino: number, place: number): Reason[] {
  const { board, grid } = after;
  const cells = [firstCell(place), secondCell(grid, place)];
  const areas = [...new Set(cells.map(cell => areaAt(board, cell)))];
  return areas.flatMap((area): Reason[] => {
    const squares = areaSize(board, area);
    const marks = areaMarks(board, area);
    const laid = cells.filter(cell => areaAt(board, cell) === area).length;
    if (squares < FEWEST_SQUARES || marks === 0 || squares === laid) return [];
    const terrain = board.kindAt(area);
    const points =
      areas.length === 1 ? board.points - before.board.points : gainOfHalf(before, domino, place, terrain);
    return [{ kind: 'join', of: TERRAINS[terrain]!, squares, marks, points }];
  });
}

/** What the half of this terrain brings, where the two halves are of different ones. */
function gainOfHalf(before: Kingdom, domino: number, place: number, terrain: number): number {
  const isFirst = HALF_TERRAIN[2 * domino] === terrain;
  const cell = isFirst ? firstCell(place) : secondCell(before.grid, place);
  const alone = before.copy();
  alone.layHalf(cell, 2 * domino + (isFirst ? 0 : 1));
  return alone.board.points - before.board.points;
}

function pickReasons(position: Position, after: Kingdom, domino: number): Reason[] {
  const reasons: Reason[] = [];
  const points = bestGain(after, domino);
  if (points > 0) reasons.push({ kind: 'pick', domino, points });
  const denied = deniedBy(position, domino);
  if (denied) reasons.push(denied);
  if (position.newerDominoes[0] === domino && position.dealt < position.setup.lines)
    reasons.push({ kind: 'first' });
  return reasons;
}

/** Who of those that are still to pick misses the domino most. */
function deniedBy(position: Position, domino: number): Reason | undefined {
  const { olderOwners, setup, turn, seat, isOpening } = position;
  if (isOpening) return undefined;
  const free = position.newer().filter(slot => slot.owner === FREE && slot.domino !== domino);
  const later = [...olderOwners.subarray(turn + 1, setup.lineLength)];
  const seats = [...new Set(later)].filter(owner => owner !== FREE && owner !== seat);
  const denied = seats.map(other => {
    const kingdom = position.kingdoms[other]!;
    const best = Math.max(0, ...free.map(slot => bestGain(kingdom, slot.domino)));
    return { kind: 'deny', seat: other, points: bestGain(kingdom, domino) - best } as const;
  });
  const [most] = denied.sort((one, other) => other.points - one.points);
  return most && most.points >= LEAST_DENIED ? most : undefined;
}

/** The most that a domino would bring at once. */
function bestGain(kingdom: Kingdom, domino: number): number {
  const places = new Places(kingdom.grid);
  const count = kingdom.findPlaces(domino, places);
  const half = 2 * domino;
  let best = 0;
  for (let index = 0; index < count; index++) {
    const place = places.at(index);
    const gain = gainOfTwo(
      kingdom.board,
      firstCell(place),
      HALF_TERRAIN[half]!,
      HALF_CROWNS[half]!,
      secondCell(kingdom.grid, place),
      HALF_TERRAIN[half + 1]!,
      HALF_CROWNS[half + 1]!,
    );
    best = Math.max(best, gain);
  }
  return best;
}

/** Every square lies in the square around the castle. */
function canBeCentred(kingdom: Kingdom): boolean {
  const { west, east, north, south } = kingdom.extent();
  return Math.max(-west, east, -north, south) <= (kingdom.size - 1) / 2;
}

/** The kingdom with the domino at every place that it fits. */
function otherKingdoms(kingdom: Kingdom, domino: number): Kingdom[] {
  const places = new Places(kingdom.grid);
  return Array.from({ length: kingdom.findPlaces(domino, places) }, (_, index) => {
    const other = kingdom.copy();
    other.lay(domino, places.at(index));
    return other;
  });
}
