/** A position as a flat row of numbers, seen by one seat. docs/learning.md describes the blocks; their order never changes. */
import { fillBlocks, layOut, oneHot } from '../../kernel/formats/blocks.ts';
import type { Seat } from '../../kernel/game.ts';
import { COATS, DIE_COUNT, MAP, SPELLBOOK } from '../components.ts';
import { type DuelMap, MAP_GRID } from '../map.ts';
import { NOBODY, type Position } from '../position.ts';
import { cellIndex } from './actions.ts';
import { type Layout, layoutOf, ownerOf, PHASES } from './layout.ts';

const CELLS = MAP.rows * MAP.columns;
const PLANES = COATS.length + 3;
/** Coat, joker, crosses, taken by the viewer or the other, free, castle cross. */
const DIE = COATS.length + 6;

export const ENCODING = layOut({
  maps: [2, PLANES, MAP.rows, MAP.columns],
  scores: [2],
  boxes: [2, COATS.length],
  owners: [2, COATS.length],
  cast: [COATS.length],
  banner: [2, COATS.length],
  bonusUsed: [2],
  dice: [DIE_COUNT, DIE],
  phase: [PHASES.length],
  acting: [2],
  playerA: [2],
  progress: [1],
});

/** About as many rounds as a game has. */
const ROUNDS = 17;

export function encode(position: Position, viewer: Seat): Float32Array {
  const layout = layoutOf(position);
  const { phase, boxes, bonusUsed, named } = layout;
  const seats = [viewer, 1 - viewer];
  const scores = position.scores();
  const seatHot = (seat: Seat | undefined) => oneHot(seat === undefined ? -1 : seats.indexOf(seat), 2);
  return fillBlocks(ENCODING, {
    maps: seats.flatMap(seat => encodeMap(position.maps[seat]!)),
    scores: seats.map(seat => scores[seat]!.total / 100),
    boxes: seats.flatMap(seat => SPELLBOOK.map((line, coat) => boxes[coat]![seat]! / line.boxes)),
    owners: seats.flatMap(seat => COATS.map((_, coat) => (ownerOf(layout, coat) === seat ? 1 : 0))),
    cast: layout.cast.map(cast => (cast ? 1 : 0)),
    banner: seats.flatMap(seat => oneHot(position.banners[seat]! < 0 ? -1 : named, COATS.length)),
    bonusUsed: seats.map(seat => (bonusUsed[seat] ? 1 : 0)),
    dice: encodeDice(layout, position, viewer),
    phase: oneHot(PHASES.indexOf(phase), PHASES.length),
    acting: seatHot(layout.seat),
    playerA: seatHot(layout.playerA),
    progress: [layout.round / ROUNDS],
  });
}

/** Coats, crosses, castle, and the cells that are still free: a plane each. */
function encodeMap(map: DuelMap): number[] {
  const values = oneHot(-1, PLANES * CELLS);
  for (const { x, y, coat, crosses } of map.squares()) {
    values[COATS.indexOf(coat) * CELLS + cellIndex(x, y)] = 1;
    values[COATS.length * CELLS + cellIndex(x, y)] = crosses / 3;
  }
  values[(COATS.length + 1) * CELLS + cellIndex(0, 0)] = 1;
  for (let cell = 0; cell < MAP_GRID.cells; cell++) {
    const isCell = MAP_GRID.cellAt(MAP_GRID.x(cell), MAP_GRID.y(cell)) === cell;
    if (isCell && map.board.isOpen(cell))
      values[(COATS.length + 2) * CELLS + cellIndex(MAP_GRID.x(cell), MAP_GRID.y(cell))] = 1;
  }
  return values;
}

function encodeDice({ dice }: Layout, position: Position, viewer: Seat): number[] {
  if (dice.length === 0) return oneHot(-1, DIE_COUNT * DIE);
  return dice.flatMap(({ takenBy, isCrossed }, die) => [
    ...oneHot(position.coatOn(die), COATS.length),
    position.coatOn(die) < 0 ? 1 : 0,
    position.crossesOn(die) / 2,
    takenBy === viewer ? 1 : 0,
    takenBy === 1 - viewer ? 1 : 0,
    takenBy === NOBODY ? 1 : 0,
    isCrossed ? 1 : 0,
  ]);
}
