/**
 * The net that sees both maps, and rounds played on by it, in WebAssembly (packages/bots/engine/duel). Its rules are the
 * trainer's; the tests compare them with those of the rules package, move by move.
 */
import {
  COATS,
  isPass,
  MAP_GRID,
  type Move,
  moveOfDraw,
  moveOfPass,
  type Phase,
  type Position,
} from '@kingdomino/rules/duel';
import { writePackedNet } from '../packed-net.ts';

/** What the compiled kernel has; pointers are byte offsets. */
export interface DuelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  input(): number;
  net(): number;
  moves(): number;
  outcome(): number;
  summary(): number;
  features(): number;
  begin(width: number): number;
  enter(move: number, number: number, width: number): void;
  simulate(number: number, roll: number, seed: number, depth: number, width: number): void;
  summarize(move: number): void;
}

/** A move as the net sees it: final points of the seat to act and of the other, and its chance to win. */
export interface KernelMove {
  readonly move: Move;
  readonly own: number;
  readonly other: number;
  readonly win: number;
}

/** How a simulation goes on after the round of its move. */
export interface Simulation {
  /** The first roll; later ones come from the seed. */
  readonly faces: readonly number[];
  readonly seed: number;
  /** Rounds until the net evaluates the position. */
  readonly depth: number;
  /** Candidate pruning: how many draws are evaluated, those with the highest policy prior. */
  readonly width: number;
}

/** What tells one position from another. */
export interface Summary {
  readonly points: readonly number[];
  readonly open: readonly number[];
  readonly phase: Phase;
  readonly playerA: number;
  readonly seat: number;
  /** How many draws the rules allow, while something is drawn. */
  readonly draws: number;
  /** By seat and coat. */
  readonly boxes: readonly number[];
  readonly owners: readonly number[];
  readonly cast: readonly number[];
}

/** So many moves at most are looked at beyond their round. */
const MOST_ENTERED = 64;

const SEATS = 2;
const EMPTY = 255;
const WORD = 4;
const MOVE_BYTES = 24;
const FACE_BITS = 3;
/** In the kernel's order. */
const PHASES: readonly Phase[] = ['roll', 'take', 'take-two', 'draw', 'banner', 'dignitary', 'over'];

export class DuelKernel {
  readonly #exports: DuelExports;
  readonly #input: Uint8Array;
  readonly #moves: DataView;
  readonly #outcome: Float32Array;
  #count = 0;
  #kept: Position | undefined;

  /** Throws where the net is not whole, or of another kernel. */
  constructor(packedNet: Uint8Array, exports: DuelExports) {
    const { buffer } = exports.memory;
    writePackedNet(packedNet, { buffer, at: exports.net(), features: exports.features(), seats: [SEATS] });
    this.#exports = exports;
    this.#input = new Uint8Array(buffer, exports.input());
    this.#moves = new DataView(buffer, exports.moves());
    this.#outcome = new Float32Array(buffer, exports.outcome(), 3);
  }

  /** Reads a position in which a seat is to act, and values its candidate moves. */
  begin(position: Position, width: number): readonly KernelMove[] {
    this.#write(position);
    this.#count = this.#exports.begin(width);
    return Array.from({ length: this.#count }, (_, index) => this.#move(position, index));
  }

  /** Plays a move of the position last begun to the end of its round, and keeps that under a number. */
  enter(move: number, number: number, width: number): void {
    if (!(move >= 0 && move < this.#count && number >= 0 && number < MOST_ENTERED))
      throw new RangeError('there is no such move');
    this.#exports.enter(move, number, width);
  }

  /** Keeps a position between two rounds, or the end, under a number. */
  keep(position: Position, number: number): void {
    if (!(number >= 0 && number < MOST_ENTERED)) throw new RangeError('so many are not kept');
    this.#write(position);
    // reads the position; no move is made where dice are to be rolled
    this.#exports.summarize(-1);
    this.#exports.enter(0, number, 1);
    this.#kept = position;
  }

  /** The position kept last, as long as nothing else has been read: who shares this kernel with others looks whether it is its own. */
  get kept(): Position | undefined {
    return this.#kept;
  }

  /** Plays on from there. */
  simulate(number: number, { faces, seed, depth, width }: Simulation): void {
    const roll = faces.reduce((bits, face, die) => bits | (face << (FACE_BITS * die)), 0);
    this.#exports.simulate(number, roll, seed, depth, width);
  }

  /** What came of the last simulation, for the seat of the position read last. */
  get own(): number {
    return this.#outcome[0]!;
  }

  get other(): number {
    return this.#outcome[1]!;
  }

  get win(): number {
    return this.#outcome[2]!;
  }

  /** A position as the kernel understands it, or what it becomes by a move of the position last begun. */
  summarize(of: Position | number): Summary {
    if (typeof of !== 'number') this.#write(of);
    this.#exports.summarize(typeof of === 'number' ? of : -1);
    const { buffer } = this.#exports.memory;
    const at = this.#exports.summary();
    const numbers = [...new Int32Array(buffer, at, 8)];
    const bytes = at + 8 * WORD;
    return {
      points: numbers.slice(0, 2),
      open: numbers.slice(2, 4),
      phase: PHASES[numbers[4]!]!,
      playerA: numbers[5]!,
      seat: numbers[6]!,
      draws: numbers[7]!,
      boxes: [...new Uint8Array(buffer, bytes, SEATS * COATS.length)],
      owners: [...new Int8Array(buffer, bytes + SEATS * COATS.length, COATS.length)],
      cast: [...new Uint8Array(buffer, bytes + (SEATS + 1) * COATS.length, COATS.length)],
    };
  }

  #move(position: Position, index: number): KernelMove {
    const at = MOVE_BYTES * index;
    const integer = (field: number) => this.#moves.getInt32(at + WORD * field, true);
    const float = (field: number) => this.#moves.getFloat32(at + WORD * field, true);
    const move = asMove(position, { code: integer(0), first: integer(1), second: integer(2) });
    return { move, own: float(3), other: float(4), win: float(5) };
  }

  /** In the order of `Input` in engine/duel/kernel.cpp. */
  #write(position: Position): void {
    this.#kept = undefined;
    const bytes: number[] = [];
    for (const { board } of position.maps) {
      for (let cell = 0; cell < MAP_GRID.cells; cell++) {
        const coat = board.kindAt(cell);
        bytes.push(coat < 0 ? EMPTY : coat + 8 * board.marksAt(cell));
      }
    }
    bytes.push(PHASES.indexOf(position.phase), position.playerA, position.seat);
    const { faces, takenBy, crossedDie, drew, bonusUsed, boxes, owners, cast, banners } = position;
    for (const list of [faces, takenBy, crossedDie, drew, bonusUsed, boxes, owners, cast, banners])
      bytes.push(...list);
    this.#input.set(bytes);
  }
}

/** What the numbers of a move stand for depends on the phase. */
function asMove(position: Position, numbers: { code: number; first: number; second: number }): Move {
  const { code, first, second } = numbers;
  switch (position.phase) {
    case 'take':
      return second < 0 ? { kind: 'take', dice: [first] } : { kind: 'both', dice: [first, second] };
    case 'take-two':
      return { kind: 'take', dice: [first, second] };
    case 'draw':
      return isPass(code) ? moveOfPass(position, code) : moveOfDraw(position, numbers);
    case 'banner':
      return { kind: 'banner', coat: COATS[first]! };
    case 'dignitary':
      return { kind: 'dignitary', x: MAP_GRID.x(first), y: MAP_GRID.y(first) };
    default:
      throw new Error(`no seat is to move in the phase ${position.phase}`);
  }
}
