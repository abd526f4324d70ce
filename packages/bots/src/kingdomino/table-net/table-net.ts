/**
 * The net that sees the whole table: rows of the columns present are added up (128 units), then 32, 32 and three numbers. The
 * first layer is the same for all numbers of seats, the rest is not.
 */
export const UNITS = 128;
export const INNER = 32;
const POINTS_PER_UNIT = 20;

/** What follows the first layer, for one number of seats; matrices row by row. */
export interface Tail {
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly third: Float32Array;
  readonly thirdBias: Float32Array;
  readonly heads: Float32Array;
  readonly headsBias: Float32Array;
}

/** The net's answer: points still to come, own and the best other's, and the chance to win. */
export interface Forecast {
  own: number;
  other: number;
  win: number;
}

export class TableNet {
  readonly columns: number;
  readonly bias: Float32Array;
  readonly #rows: Float32Array;
  readonly #tails: ReadonlyMap<number, Tail>;
  readonly #active = new Uint8Array(UNITS);
  readonly #inner = new Float32Array(INNER);

  constructor(columns: number, rows: Float32Array, bias: Float32Array, tails: ReadonlyMap<number, Tail>) {
    if (rows.length !== columns * UNITS || bias.length !== UNITS)
      throw new RangeError('these weights are for another net');
    this.columns = columns;
    this.bias = bias;
    this.#rows = rows;
    this.#tails = tails;
  }

  tailFor(players: number): Tail {
    const tail = this.#tails.get(players);
    if (!tail) throw new RangeError(`this net was not trained for ${players} seats`);
    return tail;
  }

  /** Adds the rows of some columns to a sum. */
  add(sum: Float32Array, list: Uint16Array, from: number, to: number): void {
    const rows = this.#rows;
    for (let index = from; index < to; index++) {
      const at = list[index]! * UNITS;
      for (let unit = 0; unit < UNITS; unit += 4) {
        sum[unit]! += rows[at + unit]!;
        sum[unit + 1]! += rows[at + unit + 1]!;
        sum[unit + 2]! += rows[at + unit + 2]!;
        sum[unit + 3]! += rows[at + unit + 3]!;
      }
    }
  }

  forecast(sum: Float32Array, tail: Tail, forecast: Forecast): void {
    const active = this.#active;
    const inner = this.#inner;
    let count = 0;
    for (let unit = 0; unit < UNITS; unit++) if (sum[unit]! > 0) active[count++] = unit;
    for (let row = 0; row < INNER; row++) {
      let total = tail.secondBias[row]!;
      const at = row * UNITS;
      for (let index = 0; index < count; index++) {
        const unit = active[index]!;
        total += sum[unit]! * tail.second[at + unit]!;
      }
      inner[row] = Math.max(total, 0);
    }
    let own = tail.headsBias[0]!;
    let other = tail.headsBias[1]!;
    let win = tail.headsBias[2]!;
    for (let row = 0; row < INNER; row++) {
      let total = tail.thirdBias[row]!;
      for (let unit = 0; unit < INNER; unit++) total += inner[unit]! * tail.third[row * INNER + unit]!;
      const value = inner[row]! + Math.max(total, 0);
      own += value * tail.heads[row]!;
      other += value * tail.heads[INNER + row]!;
      win += value * tail.heads[2 * INNER + row]!;
    }
    forecast.own = POINTS_PER_UNIT * own;
    forecast.other = POINTS_PER_UNIT * other;
    forecast.win = 1 / (1 + Math.exp(-win));
  }
}
