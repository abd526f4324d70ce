/**
 * A full-state value net as it is shipped, and how it is written into a kernel's memory. The trainer packs it
 * (training/kingdomino/packing.py).
 *
 * Bytes, little endian: the letters KTN3; 32-bit numbers: the hash of the net's shape, the size of the kingdoms, features, heads
 * (one for each number of seats); the smallest step of a feature's weights as a 32-bit floating point number; a bit for each
 * feature present; for each of those a byte, how often its step is doubled; the bias of the first layer; for each head its number
 * of seats, then its matrices and biases; the feature weights. Bias and heads are lists: one step, then 16-bit numbers of steps.
 *
 * The weights of the features present, hidden unit by hidden unit, are a signed byte of steps each, and where that is -128 a
 * 16-bit number after it. The rarer a feature, the larger its steps: most weights are small numbers and compress to three bits.
 */
import { ByteReader } from './byte-reader.ts';
import { NET_SHAPE, NET_SHAPE_HASH } from './net-shape.ts';

const MAGIC = 'KTN3';
const { hidden: HIDDEN, inner: INNER, outputs: OUTPUTS } = NET_SHAPE;
/** A weight too large for a byte follows. */
const ESCAPE = -128;
/** So that whole numbers of the smallest step, and sums of them, fit into 16 bits. */
const MOST_DOUBLINGS = 6;
const FLOAT = 4;
const SHORT = 2;
/** With one number more than there is, so that the next head begins at a multiple of 16 bytes. */
const HEAD_LENGTH = (HIDDEN + 1 + INNER + 1 + OUTPUTS) * INNER + OUTPUTS + 1;

/** Where a kernel keeps its net. */
export interface NetMemory {
  readonly buffer: ArrayBuffer;
  /** The offset in bytes. */
  readonly at: number;
  /** How many features the kernel knows. */
  readonly features: number;
  /** The numbers of seats that it has room for, in their order. */
  readonly seats: readonly number[];
}

/**
 * Writes a packed net into the memory of a kernel, in the order of `ValueNet` in value-net.h. Throws where the file is not whole, or
 * of another net.
 */
export function writePackedNet(packed: Uint8Array, memory: NetMemory): void {
  const reader = new ByteReader(packed);
  if (String.fromCharCode(...reader.bytes(MAGIC.length)) !== MAGIC)
    throw new RangeError('this is not a packed net');
  if (reader.integer() >>> 0 !== NET_SHAPE_HASH) throw new RangeError('this packed net has another shape');
  reader.integer(); // the size of the kingdoms: the number of features tells it as well
  const features = reader.integer();
  if (features !== memory.features) throw new RangeError('this net is for another kernel');
  const headCount = reader.integer();
  const step = reader.float();
  const present = readPresent(reader, features);
  const doublings = reader.bytes(present.length);
  if (doublings.some(often => often > MOST_DOUBLINGS))
    throw new RangeError('this packed net is cut off or damaged');
  const writer = new FloatWriter(memory, features);
  writer.bias(reader.list(HIDDEN));
  for (let head = 0; head < headCount; head++) writer.head(reader.integer(), readHead(reader));
  writer.step(step);
  const weights = new Int16Array(memory.buffer, memory.at, features * HIDDEN);
  for (let unit = 0; unit < HIDDEN; unit++) {
    for (let index = 0; index < present.length; index++) {
      const many = reader.byte();
      weights[present[index]! * HIDDEN + unit] =
        (many === ESCAPE ? reader.short() : many) << doublings[index]!;
    }
  }
  reader.end();
}

function readPresent(reader: ByteReader, features: number): number[] {
  const bits = reader.bytes(Math.ceil(features / 8));
  const all = Array.from({ length: features }, (_, feature) => feature);
  return all.filter(feature => ((bits[feature >> 3]! >> (feature & 7)) & 1) === 1);
}

/** What follows the first layer, for one number of seats: matrices and biases in the kernel's order. */
function readHead(reader: ByteReader): readonly Float32Array[] {
  return [
    transpose(reader.list(INNER * HIDDEN)),
    reader.list(INNER),
    transpose(reader.list(INNER * INNER)),
    reader.list(INNER),
    reader.list(OUTPUTS * INNER),
    reader.list(OUTPUTS),
  ];
}

/** The trainer keeps together what goes into a unit, the kernel what comes out of one. */
function transpose(matrix: Float32Array): Float32Array {
  const width = matrix.length / INNER;
  return matrix.map((_, index) => matrix[(index % INNER) * width + Math.trunc(index / INNER)]!);
}

/** Writes what follows the feature weights. */
class FloatWriter {
  readonly #memory: NetMemory;
  readonly #bias: number;
  readonly #heads: number;

  constructor(memory: NetMemory, features: number) {
    this.#memory = memory;
    this.#bias = memory.at + SHORT * features * HIDDEN;
    this.#heads = this.#bias + FLOAT * HIDDEN;
  }

  bias(list: Float32Array): void {
    this.#write(this.#bias, list);
  }

  /** A number of seats that the kernel has no room for is left out. */
  head(seats: number, lists: readonly Float32Array[]): void {
    const index = this.#memory.seats.indexOf(seats);
    if (index < 0) return;
    let at = this.#heads + FLOAT * HEAD_LENGTH * index;
    for (const list of lists) {
      this.#write(at, list);
      at += FLOAT * list.length;
    }
  }

  step(step: number): void {
    this.#write(this.#heads + FLOAT * HEAD_LENGTH * this.#memory.seats.length, [step]);
  }

  #write(at: number, list: ArrayLike<number>): void {
    new Float32Array(this.#memory.buffer, at, list.length).set(list);
  }
}
