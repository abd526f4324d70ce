/** The full-state value net and rollouts by it, in WebAssembly (packages/bots/engine/kingdomino). */
import { Kingdom, type KingdomSize, type Options, type Position } from '@kingdomino/rules/kingdomino';
import { DISCARD } from '../../turns/kingdomino/turn.ts';
import { writePackedNet } from '../packed-net.ts';

/** What the compiled kernel has; pointers are byte offsets. */
export interface KingdominoExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  input(): number;
  net(): number;
  turns(): number;
  outcome(): number;
  features(): number;
  begin(): number;
  simulate(turn: number, seed: number, depth: number, greedySeats: number, width: number): void;
}

/** How a simulation goes on. */
export interface Simulation {
  /** Equal seeds are equal deals. */
  readonly seed: number;
  /** Turns until the net evaluates the position; once the last line is dealt it never does. */
  readonly depth: number;
  /** A bit for each seat that plays greedily; the others play by the net. */
  readonly greedySeats: number;
  /** Candidate pruning: of a decision the net evaluates so many turns, those with the highest policy prior; on the last line all. */
  readonly width?: number;
}

/** A turn as the net sees it. */
export interface KernelTurn {
  readonly place: number;
  readonly slot: number;
  readonly own: number;
  readonly other: number;
  readonly win: number;
  readonly value: number;
}

const SEATS = 4;
const LINE = 4;
/** Where the chances of all seats begin in the outcome. */
const WINS = SEATS + 2;
const EMPTY = 255;
const TURN_BYTES = 24;
const FLOAT = 4;
/** Turns that the net evaluates in a decision of a rollout: fewer are faster, but play on worse, and speed is not what is lacking. */
const CANDIDATES = 12;
/** The numbers of seats that the kernel has tails for. */
const PLAYERS = [2, 3, 4];
/** Bits of the options, as the trainer's engine has them. */
const OPTION_BITS = { middleKingdom: 1, harmony: 2, lineOfFour: 8, balancedOpening: 16 } as const;

export class KingdominoKernel {
  readonly #exports: KingdominoExports;
  readonly #input: Uint8Array;
  readonly #turns: DataView;
  /** Points of four seats, margin, chance to win, the same for each seat. */
  readonly #outcome: Float32Array;
  readonly #cells: number;
  #count = 0;
  #begun: Position | undefined;

  /** Throws where the net is not whole, or of another kernel. */
  constructor(size: KingdomSize, packedNet: Uint8Array, exports: KingdominoExports) {
    const { buffer } = exports.memory;
    writePackedNet(packedNet, { buffer, at: exports.net(), features: exports.features(), seats: PLAYERS });
    this.#exports = exports;
    this.#cells = new Kingdom(size).grid.cells;
    this.#input = new Uint8Array(buffer, exports.input());
    this.#turns = new DataView(buffer, exports.turns());
    this.#outcome = new Float32Array(buffer, exports.outcome(), WINS + SEATS);
  }

  /** Reads a position in which a seat is to act, and values all its turns. */
  begin(position: Position): readonly KernelTurn[] {
    this.#write(position);
    this.#begun = position;
    this.#count = this.#exports.begin();
    return Array.from({ length: this.#count }, (_, index) => this.#turn(index));
  }

  /** The position last begun: who shares this kernel with others looks whether it is still its own. */
  get begun(): Position | undefined {
    return this.#begun;
  }

  /** Plays a turn of the position last begun, and some more. */
  simulate(turn: number, { seed, depth, greedySeats, width = CANDIDATES }: Simulation): void {
    if (!(turn >= 0 && turn < this.#count)) throw new RangeError('there is no such turn');
    this.#exports.simulate(turn, seed, depth, greedySeats, width);
  }

  /** What came of the last simulation, at its end or by the net. */
  points(seat: number): number {
    return this.#outcome[seat]!;
  }

  get margin(): number {
    return this.#outcome[SEATS]!;
  }

  /** The chance to win of the seat that took the turn. */
  get win(): number {
    return this.#outcome[SEATS + 1]!;
  }

  /** Every seat's; together 1. */
  winOf(seat: number): number {
    return this.#outcome[WINS + seat]!;
  }

  #turn(index: number): KernelTurn {
    const at = index * TURN_BYTES;
    const float = (field: number) => this.#turns.getFloat32(at + FLOAT * field, true);
    return {
      place: this.#turns.getInt32(at, true),
      slot: this.#turns.getInt32(at + FLOAT, true),
      own: float(2),
      other: float(3),
      win: float(4),
      value: float(5),
    };
  }

  /** In the order of `Input` in engine/kingdomino/kernel.cpp. */
  #write(position: Position): void {
    const { kingdoms, options, setup } = position;
    const bytes: number[] = [];
    for (let seat = 0; seat < SEATS; seat++) this.#addSquares(bytes, kingdoms[seat]);
    for (let seat = 0; seat < SEATS; seat++) bytes.push(kingdoms[seat]?.dominoCount ?? 0);
    for (let seat = 0; seat < SEATS; seat++) bytes.push(kingdoms[seat]?.discards ?? 0);
    const { olderDominoes, newerDominoes, olderOwners, newerOwners, kings, seen } = position;
    for (const list of [olderDominoes, newerDominoes, olderOwners, newerOwners, kings])
      for (let index = 0; index < LINE; index++) bytes.push(list[index]! & EMPTY);
    bytes.push(...seen);
    bytes.push(optionBits(options), options.players, setup.kings, setup.lineLength, setup.lines);
    bytes.push(position.dealt, Number(position.hasNewer), Number(position.isOpening));
    bytes.push(position.turn, position.seat, Number(position.phase === 'pick' && !position.isOpening));
    this.#input.set(bytes);
  }

  #addSquares(bytes: number[], kingdom: Kingdom | undefined): void {
    for (let cell = 0; cell < this.#cells; cell++) {
      const kind = kingdom ? kingdom.board.kindAt(cell) : DISCARD;
      bytes.push(kind < 0 ? EMPTY : kind + 8 * kingdom!.board.marksAt(cell));
    }
  }
}

function optionBits(options: Options): number {
  let bits = 0;
  for (const [name, bit] of Object.entries(OPTION_BITS))
    if (options[name as keyof typeof OPTION_BITS]) bits |= bit;
  return bits;
}
