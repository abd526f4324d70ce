/** Can a map have been drawn by the rules, with the dice there are and the spells that its seat has cast? */

import { demand } from '../../kernel/formats/reading.ts';
import type { Seat } from '../../kernel/game.ts';
import { COATS, DICE, type Face } from '../components.ts';
import { type CoatSquare, DuelMap, MAP_GRID } from '../map.ts';
import { hasCast, type Layout } from './layout.ts';

/** D-R4, D-R5, D-B1, D-S1, D-S2, D-S6: domino by domino, in the order of the rounds. */
export function demandMap(layout: Layout, seat: Seat): void {
  const where = `seat${seat}`;
  const squares = layout.maps[seat]!;
  const spare = { free: hasCast(layout, 'free', seat), split: hasCast(layout, 'split', seat) };
  let extra = (layout.bonusUsed[seat] ? 1 : 0) + (hasCast(layout, 'dignitary', seat) ? 1 : 0);
  const map = new DuelMap();
  const rounds = [...new Set(squares.map(({ round }) => round))].sort((one, other) => one - other);
  for (const round of rounds) {
    demand(round <= layout.round, `${where}: round ${round} has not been played yet`, 'duel-round', seat);
    const drawn = squares.filter(square => square.round === round);
    demand(
      drawn.length === 2,
      `${where}: a domino has two coats, but round ${round} has ${drawn.length}`,
      'duel-pair',
      seat,
    );
    const [one, other] = drawn as [CoatSquare, CoatSquare];
    demandPlace(map, [one, other], spare, { where: `${where}: round ${round}`, seat });
    const needed = extraCrosses(one, other);
    extra -= needed;
    demand(
      extra >= 0,
      `${where}: the dice of round ${round} cannot show this: ${describe(one)} and ${describe(other)}`,
      'duel-faces',
      seat,
    );
    for (const { x, y, coat, crosses } of drawn)
      map.draw(MAP_GRID.cellAt(x, y), COATS.indexOf(coat), crosses, round);
  }
}

/** Each spell excuses one domino that would be illegal without it. */
function demandPlace(
  map: DuelMap,
  [one, other]: readonly [CoatSquare, CoatSquare],
  spare: { free: boolean; split: boolean },
  { where, seat }: { readonly where: string; readonly seat: Seat },
): void {
  const cells = [one, other].map(({ x, y }) => MAP_GRID.cellAt(x, y)) as [number, number];
  for (const [index, cell] of cells.entries()) {
    const { x, y } = index === 0 ? one : other;
    demand(cell >= 0 && cell !== MAP_GRID.castle, `${where}: ${x},${y} is no cell of the map`);
    demand(
      map.board.isOpen(cell) && cells[0] !== cells[1],
      `${where}: ${x},${y} is drawn on twice`,
      'duel-place',
      seat,
    );
  }
  const isApart = Math.abs(one.x - other.x) + Math.abs(one.y - other.y) !== 1;
  demand(!isApart || spare.split, `${where}: the two coats are not side by side`, 'duel-place', seat);
  if (isApart) spare.split = false;
  const joins = [one, other].map(({ coat }, index) => map.connects(cells[index]!, COATS.indexOf(coat)));
  const isJoined = isApart ? joins.every(Boolean) : joins.some(Boolean);
  demand(
    isJoined || spare.free,
    `${where}: neither coat is next to the castle or to its own kind`,
    'duel-place',
    seat,
  );
  if (!isJoined) spare.free = false;
}

/** What is drawn on a square, wherever it lies. */
export type DrawnCoat = Pick<CoatSquare, 'coat' | 'crosses'>;

/**
 * How many crosses of two squares must have come from the castle bonus or the dignitary.
 *
 * @param one the first square
 * @param other the second square
 * @returns the number, infinite if no two dice show these coats
 * @example
 * extraCrosses({ coat: 'disc', crosses: 1 }, { coat: 'band', crosses: 0 });
 */
export function extraCrosses(one: DrawnCoat, other: DrawnCoat): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const [die, faces] of DICE.entries()) {
    for (const [second, others] of DICE.entries()) {
      if (die === second) continue;
      fewest = Math.min(fewest, extraOn(faces, one) + extraOn(others, other));
    }
  }
  return fewest;
}

function extraOn(faces: readonly Face[], { coat, crosses }: DrawnCoat): number {
  const extras = faces
    .filter(face => face.coat === coat || face.coat === undefined)
    .map(face => crosses - face.crosses)
    .filter(extra => extra >= 0);
  return Math.min(Number.POSITIVE_INFINITY, ...extras);
}

function describe({ coat, crosses }: CoatSquare): string {
  return crosses === 0 ? coat : `${coat} with ${crosses} crosses`;
}
