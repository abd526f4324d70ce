/**
 * The net that sees the whole table: rows of the columns present are added up (128 units), then 32, 32 and three numbers. The
 * first layer is the same for all numbers of seats, the rest is not.
 */
export const UNITS = 128;
export const INNER = 32;
const POINTS_PER_UNIT = 20;

/** What follows the first layer, for one number of seats. Of `second` and `third` a unit's weights for all of the next layer lie together. */
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

export type TableWeights = Pick<TableNet, 'columns' | 'rows' | 'step' | 'bias' | 'tails'>;

export class TableNet {
  readonly columns: number;
  readonly bias: Float32Array;
  /** Column by column; whole numbers of steps. */
  readonly rows: Float32Array;
  readonly step: number;
  readonly tails: ReadonlyMap<number, Tail>;
  readonly #inner = new Float32Array(INNER);
  readonly #third = new Float32Array(INNER);

  constructor({ columns, rows, step, bias, tails }: TableWeights) {
    if (rows.length !== columns * UNITS || bias.length !== UNITS)
      throw new RangeError('these weights are for another net');
    this.columns = columns;
    this.bias = bias;
    this.rows = rows;
    this.step = step;
    this.tails = tails;
  }

  tailFor(players: number): Tail {
    const tail = this.tails.get(players);
    if (!tail) throw new RangeError(`this net was not trained for ${players} seats`);
    return tail;
  }

  /** Adds the rows of some columns to a sum. */
  add(sum: Float32Array, list: Uint16Array, from: number, to: number): void {
    const rows = this.rows;
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
    const inner = this.#inner;
    const third = this.#third;
    inner.set(tail.secondBias);
    for (let unit = 0; unit < UNITS; unit++) addTimes(inner, tail.second, unit, sum[unit]!);
    third.set(tail.thirdBias);
    for (let unit = 0; unit < INNER; unit++) addTimes(third, tail.third, unit, inner[unit]!);
    const { heads, headsBias } = tail;
    let own = headsBias[0]!;
    let other = headsBias[1]!;
    let win = headsBias[2]!;
    for (let unit = 0; unit < INNER; unit++) {
      const value = Math.max(inner[unit]!, 0) + Math.max(third[unit]!, 0);
      own += value * heads[unit]!;
      other += value * heads[INNER + unit]!;
      win += value * heads[2 * INNER + unit]!;
    }
    forecast.own = POINTS_PER_UNIT * own;
    forecast.other = POINTS_PER_UNIT * other;
    forecast.win = 1 / (1 + Math.exp(-win));
  }
}

/** What a unit, if it is above 0, adds to the next layer: its weights lie together. */
function addTimes(layer: Float32Array, weights: Float32Array, unit: number, value: number): void {
  if (value <= 0) return;
  const at = unit * INNER;
  for (let index = 0; index < INNER; index += 4) {
    layer[index]! += value * weights[at + index]!;
    layer[index + 1]! += value * weights[at + index + 1]!;
    layer[index + 2]! += value * weights[at + index + 2]!;
    layer[index + 3]! += value * weights[at + index + 3]!;
  }
}
