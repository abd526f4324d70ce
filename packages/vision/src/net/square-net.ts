/** The net that reads a square: four convolutions, then what the square is and how many crowns it has. */
import { DOMINOES, TERRAINS } from '@kingdomino/rules/kingdomino';
import { LABELS } from '../reading/labels.ts';
import { type Convolve, connect, convolve, type Layer, pool, summarise } from './layers.ts';
import { PackedReader } from './packed-reader.ts';

/** The shape of the net; training/net.py has the same. */
export const INPUT_SIDE = 40;
const CHANNELS = [3, 16, 40, 64, 96] as const;
const KINDS = TERRAINS.length + 2;
const CROWNS = 4;
const MAGIC = 'KSQ1';

/** By kind: the most crowns that a square of it has (K-C1). */
const MOST_CROWNS = [
  ...TERRAINS.map(terrain =>
    Math.max(
      ...DOMINOES.flatMap(({ halves }) => halves.filter(half => half.terrain === terrain)).map(
        ({ crowns }) => crowns,
      ),
    ),
  ),
  0,
  0,
];

/** Recognises single squares. */
export class SquareNet {
  readonly #convolutions: readonly Layer[];
  readonly #heads: Layer;
  readonly #convolve: Convolve;

  /**
   * @param bytes the packed net, as training/export.py writes it
   * @param way how to convolve, where there is a faster way than the plain one
   */
  constructor(bytes: ArrayBuffer, way: Convolve = convolve) {
    this.#convolve = way;
    const reader = new PackedReader(bytes, MAGIC);
    this.#convolutions = CHANNELS.slice(1).map((outputs, index) =>
      reader.layer(CHANNELS[index]!, outputs, 9),
    );
    const last = 2 * CHANNELS.at(-1)!;
    this.#heads = reader.layer(last, KINDS + CROWNS, 1);
    reader.end();
  }

  /**
   * @param square three planes of INPUT_SIDE x INPUT_SIDE values from 0 to 1
   * @returns logits: of the kinds, then of the numbers of crowns
   */
  logits(square: Float32Array): Float32Array {
    let units: Float32Array = square.map(value => 2 * value - 1);
    let side = INPUT_SIDE;
    for (const [index, layer] of this.#convolutions.entries()) {
      const stride = index === 0 ? 2 : 1;
      units = this.#convolve(units, side, layer, stride);
      side /= stride;
      if (index !== 1 && index !== 2) continue;
      units = pool(units, side);
      side /= 2;
    }
    return connect(summarise(units, side), this.#heads);
  }

  /** By label: the logarithm of its chance. */
  logChances(square: Float32Array, out: Float32Array): void {
    const logits = this.logits(square);
    const kinds = logSoftmax(logits.subarray(0, KINDS));
    for (let kind = 0; kind < KINDS; kind++) {
      const crowns = logSoftmax(logits.subarray(KINDS, KINDS + MOST_CROWNS[kind]! + 1));
      for (let count = 0; count < CROWNS; count++)
        out[kind * CROWNS + count] = kinds[kind]! + (crowns[count] ?? Number.NEGATIVE_INFINITY);
    }
  }
}

/** Where the most likely label has less than this chance, the square is looked at again, turned by quarters. */
const SURE_AT_ONCE = Math.log(0.98);

/** What a net says of all squares of a kingdom, `LABELS` numbers for each. */
export function readSquares(net: SquareNet, squares: readonly Float32Array[]): Float32Array {
  const chances = new Float32Array(squares.length * LABELS);
  for (const [index, square] of squares.entries()) {
    const row = chances.subarray(index * LABELS, (index + 1) * LABELS);
    net.logChances(square, row);
    if (Math.max(...row) < SURE_AT_ONCE) row.set(fromAllSides(net, square, row));
  }
  return chances;
}

/** Dominoes lie turned as they like, so that four looks at a square are as good as one, and their mean is better. */
function fromAllSides(net: SquareNet, square: Float32Array, first: Float32Array): Float32Array {
  const sum = first.map(Math.exp);
  const row = new Float32Array(LABELS);
  let turned = square;
  for (let quarter = 1; quarter < 4; quarter++) {
    turned = quarterTurn(turned);
    net.logChances(turned, row);
    for (let label = 0; label < LABELS; label++) sum[label]! += Math.exp(row[label]!);
  }
  return sum.map(chance => Math.log(chance / 4));
}

function quarterTurn(square: Float32Array): Float32Array {
  const plane = INPUT_SIDE * INPUT_SIDE;
  return square.map((_, at) => {
    const [row, column] = [Math.floor((at % plane) / INPUT_SIDE), at % INPUT_SIDE];
    return square[at - (at % plane) + (INPUT_SIDE - 1 - column) * INPUT_SIDE + row]!;
  });
}

function logSoftmax(logits: Float32Array): Float32Array {
  const most = Math.max(...logits);
  const sum = logits.reduce((total, value) => total + Math.exp(value - most), 0);
  return logits.map(value => value - most - Math.log(sum));
}
