/** A position as a flat row of numbers, seen by one seat. docs/learning.md describes the blocks; their order never changes. */
import { fillBlocks, layOut, oneHot } from '../../kernel/formats/blocks.ts';
import type { Seat } from '../../kernel/game.ts';
import { DOMINO_COUNT, domino, TERRAINS } from '../dominoes.ts';
import type { Kingdom } from '../kingdom.ts';
import { SWITCH_NAMES } from '../options.ts';
import { FREE, type Phase, type Position, type Slot } from '../position.ts';
import { FIELD, REACH } from './actions.ts';
import { layoutOf } from './layout.ts';

const MOST_SEATS = 4;
const LINE = 4;
const CELLS = FIELD * FIELD;
const HALF = TERRAINS.length + 1;
const PLANES = TERRAINS.length + 3;
/** Two halves, number, owner, free, acting. */
const SLOT = 2 * HALF + 1 + MOST_SEATS + 2;
const PHASES: readonly Phase[] = ['kings', 'line', 'king', 'pick', 'place', 'over'];

export const ENCODING = layOut({
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
});

export function encode(position: Position, viewer: Seat): Float32Array {
  const { players } = position.options;
  // the viewer comes first, then the others in the order of their seats
  const seats = Array.from({ length: MOST_SEATS }, (_, each) =>
    each < players ? (viewer + each) % players : -1,
  );
  return fillBlocks(ENCODING, { ...seatBlocks(position, seats), ...tableBlocks(position, seats) });
}

/** What belongs to the seats. */
function seatBlocks(position: Position, seats: readonly Seat[]) {
  const { kingdoms, finished } = position;
  const ofSeats = (value: (seat: Seat) => number) => seats.map(seat => (seat < 0 ? 0 : value(seat)));
  const scores = position.scores();
  const hand = position.isOpening ? position.hand() : [];
  return {
    kingdoms: encodeKingdoms(seats.map(seat => kingdoms[seat])),
    present: ofSeats(() => 1),
    scores: ofSeats(seat => scores[seat]!.total / 100),
    earlier: ofSeats(seat => finished.reduce((sum, game) => sum + game[seat]!.total, 0) / 100),
    discards: ofSeats(seat => kingdoms[seat]!.discards / 4),
    hand: ofSeats(seat => hand.filter(each => each === seat).length / 2),
  };
}

/** What lies between them. */
function tableBlocks(position: Position, seats: readonly Seat[]) {
  const { options, setup, finished, phase } = position;
  const layout = layoutOf(position);
  const line = (slots: readonly Slot[], acting: number) =>
    Array.from({ length: LINE }, (_, index) => encodeSlot(slots[index], index === acting, seats)).flat();
  return {
    older: line(layout.older, layout.acting),
    newer: line(layout.newer, -1),
    held: encodeHalves(phase === 'place' ? position.held : 0),
    unseen: Array.from({ length: DOMINO_COUNT }, (_, index) => 1 - position.seen[index + 1]!),
    phase: oneHot(PHASES.indexOf(phase), PHASES.length),
    acting: oneHot(layout.seat === undefined ? -1 : seats.indexOf(layout.seat), MOST_SEATS),
    players: oneHot(options.players - 2, 3),
    switches: SWITCH_NAMES.map(name => (options[name] ? 1 : 0)),
    progress: [position.dealt / setup.lines, finished.length / setup.games],
  };
}

/** For each seat terrains, crowns, castle, and the cells that may still be covered: a plane each. */
function encodeKingdoms(kingdoms: readonly (Kingdom | undefined)[]): Float32Array {
  const values = new Float32Array(kingdoms.length * PLANES * CELLS);
  for (const [index, kingdom] of kingdoms.entries()) {
    const from = index * PLANES * CELLS;
    if (!kingdom) continue;
    values[from + (TERRAINS.length + 1) * CELLS + (CELLS - 1) / 2] = 1;
    const { grid, board } = kingdom;
    for (let y = -REACH, at = from; y <= REACH; y++) {
      for (let x = -REACH; x <= REACH; x++, at++) {
        const cell = grid.cellAt(x, y);
        if (cell < 0) continue;
        const kind = board.kindAt(cell);
        if (board.isOpen(cell)) values[at + (TERRAINS.length + 2) * CELLS] = 1;
        if (kind < 0) continue;
        values[at + kind * CELLS] = 1;
        values[at + TERRAINS.length * CELLS] = board.marksAt(cell) / 3;
      }
    }
  }
  return values;
}

function encodeSlot(slot: Slot | undefined, acts: boolean, seats: readonly Seat[]): number[] {
  const owner = slot === undefined || slot.owner === FREE ? -1 : seats.indexOf(slot.owner);
  return [
    ...encodeHalves(slot?.domino ?? 0),
    (slot?.domino ?? 0) / DOMINO_COUNT,
    ...oneHot(owner, MOST_SEATS),
    slot?.owner === FREE ? 1 : 0,
    acts ? 1 : 0,
  ];
}

/** Terrain and crowns of both halves; zeros for no domino. */
function encodeHalves(number: number): number[] {
  if (number === 0) return oneHot(-1, 2 * HALF);
  return domino(number).halves.flatMap(({ terrain, crowns }) => [
    ...oneHot(TERRAINS.indexOf(terrain), TERRAINS.length),
    crowns / 3,
  ]);
}
