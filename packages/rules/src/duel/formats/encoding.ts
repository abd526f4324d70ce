/**
 * A position as a flat row of numbers, seen by one seat. docs/learning.md describes the blocks; their order never changes.
 *
 * Hot code: programs that learn encode every position of every game. Numbers are written in place, and no objects are made.
 */
import { layOut, offsetsOf } from '../../kernel/formats/blocks.ts';
import type { Seat } from '../../kernel/game.ts';
import { COATS, DIE_COUNT, MAP, SPELLBOOK } from '../components.ts';
import { type DuelMap, MAP_GRID } from '../map.ts';
import { NOBODY, type Position } from '../position.ts';
import { scoreMap } from '../scoring.ts';
import { cellIndex } from './actions.ts';
import { PHASES } from './layout.ts';

const CELLS = MAP.rows * MAP.columns;
/** Planes after those of the coats. */
const CROSSES = COATS.length;
const CASTLE = COATS.length + 1;
const OPEN = COATS.length + 2;
const PLANES = COATS.length + 3;
/** Of a die, after its coat: joker, crosses, taken by the viewer or the other, free, castle cross. */
const JOKER = COATS.length;
const DIE_CROSSES = JOKER + 1;
const MINE = JOKER + 2;
const THEIRS = JOKER + 3;
const IS_FREE = JOKER + 4;
const IS_CROSSED = JOKER + 5;
const DIE = JOKER + 6;

const SHAPES = {
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
};
export const ENCODING = layOut(SHAPES);
const AT = offsetsOf(SHAPES);

/** About as many rounds as a game has. */
const ROUNDS = 17;

/** Writes the row of a position to `out`, from `offset` on. */
export function encode(position: Position, viewer: Seat, out: Float32Array, offset: number): void {
  const { phase, actor, cast } = position;
  out.fill(0, offset, offset + ENCODING.length);
  encodeSeat(position, viewer, 0, out, offset);
  encodeSeat(position, 1 - viewer, 1, out, offset);
  for (let coat = 0; coat < COATS.length; coat++) out[offset + AT.cast + coat] = cast[coat]!;
  if (phase !== 'first' && phase !== 'roll') encodeDice(position, viewer, out, offset + AT.dice);
  out[offset + AT.phase + PHASES.indexOf(phase)] = 1;
  if (typeof actor === 'number') out[offset + AT.acting + (actor === viewer ? 0 : 1)] = 1;
  if (phase !== 'first') out[offset + AT.playerA + (position.playerA === viewer ? 0 : 1)] = 1;
  out[offset + AT.progress] = position.round / ROUNDS;
}

/** What belongs to a seat; `rank` is 0 for the viewer and 1 for the other. */
function encodeSeat(position: Position, seat: Seat, rank: 0 | 1, out: Float32Array, offset: number): void {
  const { boxes, banners, bonusUsed } = position;
  const map = position.maps[seat]!;
  encodeMap(map, out, offset + AT.maps + rank * PLANES * CELLS);
  out[offset + AT.scores + rank] = scoreMap(map, banners[seat]!).total / 100;
  for (let coat = 0; coat < COATS.length; coat++) {
    const filled = boxes[seat * COATS.length + coat]!;
    const at = rank * COATS.length + coat;
    out[offset + AT.boxes + at] = filled / SPELLBOOK[coat]!.boxes;
    out[offset + AT.owners + at] = filled === SPELLBOOK[coat]!.boxes ? 1 : 0;
  }
  if (banners[seat]! >= 0) out[offset + AT.banner + rank * COATS.length + banners[seat]!] = 1;
  out[offset + AT.bonusUsed + rank] = bonusUsed[seat]!;
}

/** By cell of the map's grid: its place in a plane, or -1 for a guard cell. */
const MAP_CELLS = Int16Array.from({ length: MAP_GRID.cells }, (_, cell) => {
  const [x, y] = [MAP_GRID.x(cell), MAP_GRID.y(cell)];
  return MAP_GRID.cellAt(x, y) === cell ? cellIndex(x, y) : -1;
});

/** Coats, crosses, castle, and the cells that are still free: a plane each. */
function encodeMap({ board }: DuelMap, out: Float32Array, offset: number): void {
  out[offset + CASTLE * CELLS + cellIndex(0, 0)] = 1;
  for (let cell = 0; cell < MAP_GRID.cells; cell++) {
    if (MAP_CELLS[cell]! < 0) continue;
    const at = offset + MAP_CELLS[cell]!;
    const kind = board.kindAt(cell);
    if (board.isOpen(cell)) out[at + OPEN * CELLS] = 1;
    if (kind < 0) continue;
    out[at + kind * CELLS] = 1;
    out[at + CROSSES * CELLS] = board.marksAt(cell) / 3;
  }
}

function encodeDice(position: Position, viewer: Seat, out: Float32Array, offset: number): void {
  for (let die = 0; die < DIE_COUNT; die++) {
    const at = offset + die * DIE;
    const coat = position.coatOn(die);
    const takenBy = position.takenBy[die]!;
    out[at + (coat < 0 ? JOKER : coat)] = 1;
    out[at + DIE_CROSSES] = position.crossesOn(die) / 2;
    out[at + (takenBy === NOBODY ? IS_FREE : takenBy === viewer ? MINE : THEIRS)] = 1;
    if (takenBy !== NOBODY && position.crossedDie[takenBy] === die) out[at + IS_CROSSED] = 1;
  }
}
