/**
 * A position as a flat row of numbers, seen by one seat. docs/learning.md describes the blocks; their order never changes.
 *
 * Hot code: programs that learn encode every position of every game. Numbers are written in place, and no objects are made.
 */
import { layOut, offsetsOf } from '../../kernel/formats/blocks.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Grid } from '../../kernel/grid.ts';
import { DOMINO_COUNT, HALF_CROWNS, HALF_TERRAIN, TERRAINS } from '../dominoes.ts';
import { Kingdom } from '../kingdom.ts';
import { SWITCH_NAMES } from '../options.ts';
import { FREE, type Phase, type Position } from '../position.ts';
import { scoreKingdom } from '../scoring.ts';
import { FIELD, REACH } from './actions.ts';

const MOST_SEATS = 4;
const LINE = 4;
const CELLS = FIELD * FIELD;
const HALF = TERRAINS.length + 1;
const PLANES = TERRAINS.length + 3;
/** Planes after those of the terrains. */
const CROWNS = TERRAINS.length;
const CASTLE = TERRAINS.length + 1;
const OPEN = TERRAINS.length + 2;
/** In a slot: two halves, number, owner, free, acting. */
const NUMBER = 2 * HALF;
const OWNER = NUMBER + 1;
const IS_FREE = OWNER + MOST_SEATS;
const ACTS = IS_FREE + 1;
const SLOT = ACTS + 1;
const PHASES: readonly Phase[] = ['kings', 'line', 'king', 'pick', 'place', 'over'];

const SHAPES = {
  kingdoms: [MOST_SEATS, PLANES, FIELD, FIELD],
  present: [MOST_SEATS],
  scores: [MOST_SEATS],
  earlier: [MOST_SEATS],
  discards: [MOST_SEATS],
  hand: [MOST_SEATS],
  older: [LINE, SLOT],
  newer: [LINE, SLOT],
  held: [2, HALF],
  unseen: [DOMINO_COUNT],
  phase: [PHASES.length],
  acting: [MOST_SEATS],
  players: [3],
  switches: [SWITCH_NAMES.length],
  progress: [2],
};
export const ENCODING = layOut(SHAPES);
const AT = offsetsOf(SHAPES);

/** Writes the row of a position to `out`, from `offset` on. */
export function encode(position: Position, viewer: Seat, out: Float32Array, offset: number): void {
  out.fill(0, offset, offset + ENCODING.length);
  encodeSeats(position, viewer, out, offset);
  encodeLines(position, viewer, out, offset);
  const { options, setup, finished, phase, actor } = position;
  if (phase === 'place') encodeHalves(position.held, out, offset + AT.held);
  for (let number = 1; number <= DOMINO_COUNT; number++)
    out[offset + AT.unseen + number - 1] = 1 - position.seen[number]!;
  out[offset + AT.phase + PHASES.indexOf(phase)] = 1;
  if (typeof actor === 'number') out[offset + AT.acting + rankOf(actor, viewer, options.players)] = 1;
  out[offset + AT.players + options.players - 2] = 1;
  for (let index = 0; index < SWITCH_NAMES.length; index++)
    if (options[SWITCH_NAMES[index]!]) out[offset + AT.switches + index] = 1;
  out[offset + AT.progress] = position.dealt / setup.lines;
  out[offset + AT.progress + 1] = finished.length / setup.games;
}

/** The viewer comes first, then the others in the order of their seats. */
function rankOf(seat: Seat, viewer: Seat, players: number): number {
  return (seat - viewer + players) % players;
}

/** What belongs to the seats. */
function encodeSeats(position: Position, viewer: Seat, out: Float32Array, offset: number): void {
  const { kingdoms, finished, options } = position;
  const hand = position.isOpening ? position.hand() : [];
  for (let seat = 0; seat < options.players; seat++) {
    const rank = rankOf(seat, viewer, options.players);
    const kingdom = kingdoms[seat]!;
    encodeKingdom(kingdom, out, offset + AT.kingdoms + rank * PLANES * CELLS);
    let earlier = 0;
    for (const game of finished) earlier += game[seat]!.total;
    let kings = 0;
    for (const each of hand) if (each === seat) kings++;
    out[offset + AT.present + rank] = 1;
    out[offset + AT.scores + rank] = scoreKingdom(kingdom, options).total / 100;
    out[offset + AT.earlier + rank] = earlier / 100;
    out[offset + AT.discards + rank] = kingdom.discards / 4;
    out[offset + AT.hand + rank] = kings / 2;
  }
}

/** Terrains, crowns, castle, and the cells that may still be covered: a plane each. */
function encodeKingdom({ grid, board, size }: Kingdom, out: Float32Array, offset: number): void {
  out[offset + CASTLE * CELLS + (CELLS - 1) / 2] = 1;
  const field = FIELD_CELLS[size];
  for (let cell = 0; cell < grid.cells; cell++) {
    if (field[cell]! < 0) continue;
    const at = offset + field[cell]!;
    const kind = board.kindAt(cell);
    if (board.isOpen(cell)) out[at + OPEN * CELLS] = 1;
    if (kind < 0) continue;
    out[at + kind * CELLS] = 1;
    out[at + CROWNS * CELLS] = board.marksAt(cell) / 3;
  }
}

/** By cell of a kingdom's grid: its place in a plane, or -1 for a guard cell. */
const FIELD_CELLS = { 5: fieldCells(new Kingdom(5).grid), 7: fieldCells(new Kingdom(7).grid) };

function fieldCells(grid: Grid): Int16Array {
  return Int16Array.from({ length: grid.cells }, (_, cell) => {
    const [x, y] = [grid.x(cell), grid.y(cell)];
    return grid.cellAt(x, y) === cell ? (y + REACH) * FIELD + x + REACH : -1;
  });
}

function encodeLines(position: Position, viewer: Seat, out: Float32Array, offset: number): void {
  const { phase, setup, isOpening, hasNewer, turn, options } = position;
  const acting = phase === 'place' || phase === 'pick' ? turn : -1;
  for (let slot = 0; slot < setup.lineLength; slot++) {
    if (!isOpening) {
      const at = offset + AT.older + slot * SLOT;
      const owner = position.olderOwners[slot]!;
      encodeSlot(position.olderDominoes[slot]!, owner, rankOf(owner, viewer, options.players), out, at);
      if (slot === acting) out[at + ACTS] = 1;
    }
    if (hasNewer) {
      const owner = position.newerOwners[slot]!;
      const at = offset + AT.newer + slot * SLOT;
      encodeSlot(position.newerDominoes[slot]!, owner, rankOf(owner, viewer, options.players), out, at);
    }
  }
}

function encodeSlot(domino: number, owner: Seat, rank: number, out: Float32Array, offset: number): void {
  encodeHalves(domino, out, offset);
  out[offset + NUMBER] = domino / DOMINO_COUNT;
  if (owner === FREE) out[offset + IS_FREE] = 1;
  else out[offset + OWNER + rank] = 1;
}

/** Terrain and crowns of both halves. */
function encodeHalves(domino: number, out: Float32Array, offset: number): void {
  for (let half = 0; half < 2; half++) {
    const at = offset + half * HALF;
    out[at + HALF_TERRAIN[2 * domino + half]!] = 1;
    out[at + TERRAINS.length] = HALF_CROWNS[2 * domino + half]! / 3;
  }
}
