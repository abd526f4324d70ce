/**
 * The net as it is shipped; the trainer writes it (training/gpu/export.py).
 *
 * Bytes, little endian: the letters KTN2; 32-bit numbers: size of the kingdoms, columns, units, inner units, tails; the smallest
 * step of a row's weights as a 32-bit floating point number; a bit for each column present; for each of those a byte, how often
 * its step is doubled; the bias of the first layer; for each tail its number of seats, then its matrices and biases; the rows.
 * Bias and tails are lists: one step, then 16-bit numbers of steps.
 *
 * The rows of the columns present, unit by unit, are a signed byte of steps for each weight, and where that is -128 a 16-bit
 * number after it. The rarer a column, the larger its steps: most weights are small numbers and compress to three bits.
 */
import { INNER, TableNet, type Tail, UNITS } from './table-net.ts';

const MAGIC = 'KTN2';
const HEADS = 3;
/** A weight too large for a byte follows. */
const ESCAPE = -128;
/** So that whole numbers of the smallest step, and sums of them, fit into 16 bits. */
const MOST_DOUBLINGS = 6;

export function unpackTableNet(bytes: Uint8Array): TableNet {
  const reader = new Reader(bytes);
  if (String.fromCharCode(...reader.bytes(4)) !== MAGIC)
    throw new RangeError('this is not a packed net for the whole table');
  reader.integer(); // the size of the kingdoms: the columns tell it as well
  const columns = reader.integer();
  if (reader.integer() !== UNITS || reader.integer() !== INNER)
    throw new RangeError('this packed net has other layers');
  const tailCount = reader.integer();
  const step = reader.float();
  const present = reader.bytes(Math.ceil(columns / 8));
  const shown = Array.from({ length: columns }, (_, column) => column).filter(
    column => ((present[column >> 3]! >> (column & 7)) & 1) === 1,
  );
  const doublings = reader.bytes(shown.length);
  if (doublings.some(often => often > MOST_DOUBLINGS))
    throw new RangeError('this packed net is cut off or damaged');
  const bias = reader.list(UNITS);
  const tails = new Map(Array.from({ length: tailCount }, () => [reader.integer(), readTail(reader)]));
  const rows = readRows(reader, columns, { shown, steps: Array.from(doublings, often => step * 2 ** often) });
  reader.end();
  return new TableNet({ columns, rows, step, bias, tails });
}

function readTail(reader: Reader): Tail {
  return {
    second: transpose(reader.list(INNER * UNITS)),
    secondBias: reader.list(INNER),
    third: transpose(reader.list(INNER * INNER)),
    thirdBias: reader.list(INNER),
    heads: reader.list(HEADS * INNER),
    headsBias: reader.list(HEADS),
  };
}

/** The trainer keeps together what goes into a unit, the net what comes out of one. */
function transpose(matrix: Float32Array): Float32Array {
  const width = matrix.length / INNER;
  return matrix.map((_, index) => matrix[(index % INNER) * width + Math.trunc(index / INNER)]!);
}

interface ShownColumns {
  readonly shown: readonly number[];
  /** Of each of them. */
  readonly steps: readonly number[];
}

function readRows(reader: Reader, columns: number, { shown, steps }: ShownColumns): Float32Array {
  const rows = new Float32Array(columns * UNITS);
  for (let unit = 0; unit < UNITS; unit++) {
    for (let index = 0; index < shown.length; index++) {
      const many = reader.byte();
      rows[shown[index]! * UNITS + unit] = (many === ESCAPE ? reader.short() : many) * steps[index]!;
    }
  }
  return rows;
}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  bytes(count: number): Uint8Array {
    const from = this.#take(count);
    return this.#bytes.subarray(from, from + count);
  }

  byte(): number {
    return this.#view.getInt8(this.#take(1));
  }

  short(): number {
    return this.#view.getInt16(this.#take(2), true);
  }

  integer(): number {
    return this.#view.getInt32(this.#take(4), true);
  }

  float(): number {
    return this.#view.getFloat32(this.#take(4), true);
  }

  list(count: number): Float32Array {
    const step = this.float();
    const from = this.#take(2 * count);
    return Float32Array.from(
      { length: count },
      (_, index) => this.#view.getInt16(from + 2 * index, true) * step,
    );
  }

  end(): void {
    if (this.#at !== this.#bytes.length) throw new RangeError('this packed net is too long');
  }

  #take(count: number): number {
    const from = this.#at;
    this.#at += count;
    if (!(count >= 0) || this.#at > this.#bytes.length)
      throw new RangeError('this packed net is cut off or damaged');
    return from;
  }
}
