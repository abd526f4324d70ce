/**
 * The most likely reading that the rules allow. Squares are not independent: around one castle lie dominoes of the box,
 * each at most once (K-C1). Taking the most likely label for each square by itself ignores that.
 *
 * Branch and bound over the squares in order: each becomes the castle, stays empty, or is covered together with its right
 * or lower neighbour by a domino that is left. What a reading costs is how much less likely its labels are than the most
 * likely ones; the bound on the cost is doubled until a reading is found, which is then the cheapest.
 */
import { CASTLE, DOMINO_SORTS, EMPTY, LABELS } from './labels.ts';

/** How many squares lie beside each other, and one below the other. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The search gives up beyond these: what lies there is not of one box, and a person has to look. */
const MOST_COST = 32;
const MOST_STEPS = 300_000;

/**
 * @param chances logarithms of the chances, `LABELS` for each square, row by row
 * @param grid how many columns and rows the kingdom has
 * @returns a label for each square, or undefined where no likely reading is consistent with the rules
 */
export function consistentReading(chances: Float32Array, grid: Grid): number[] | undefined {
  const search = new Search(chances, grid);
  for (let bound = 1; bound <= MOST_COST && search.steps < MOST_STEPS; bound *= 2) {
    const found = search.cheapest(bound);
    if (found) return found;
  }
  return undefined;
}

/** The most likely label of each square by itself. */
export function plainReading(chances: Float32Array): number[] {
  return Array.from({ length: chances.length / LABELS }, (_, square) => {
    const row = chances.subarray(square * LABELS, (square + 1) * LABELS);
    return row.indexOf(Math.max(...row));
  });
}

interface Option {
  readonly label: number;
  readonly cost: number;
}

/** By label: the other label of each sort of domino that has it, and the sort. */
const PARTNERS: readonly (readonly { readonly label: number; readonly sort: number }[])[] = Array.from(
  { length: LABELS },
  (_, label) =>
    DOMINO_SORTS.flatMap(({ labels: [low, high] }, sort) =>
      low === label ? [{ label: high, sort }] : high === label ? [{ label: low, sort }] : [],
    ),
);

/**
 * By sort: the value of its digit in the number that says how many of each sort lie. Below 2^40 in all, so that a castle
 * and a row of nine squares have room beside it in an exact number.
 */
const PLACES: readonly number[] = DOMINO_SORTS.map((_, sort) =>
  DOMINO_SORTS.slice(0, sort).reduce((place, { count }) => place * (count + 1), 1),
);

class Search {
  steps = 0;
  readonly #columns: number;
  /** By square: what it can be, the most likely first. */
  readonly #options: readonly (readonly Option[])[];
  readonly #costs: Float64Array;
  readonly #reading: number[];
  readonly #left = DOMINO_SORTS.map(({ count }) => count);
  /** Which dominoes lie, as one number (`PLACES`). */
  #used = 0;
  #hasCastle = false;
  #bound = 0;
  #best: number[] | undefined;
  /** By the next square: the least cost with which each state was met. */
  #met: Map<number, number>[] = [];

  constructor(chances: Float32Array, { columns, rows }: Grid) {
    const squares = columns * rows;
    this.#columns = columns;
    this.#costs = new Float64Array(squares * LABELS);
    this.#reading = Array.from({ length: squares }, () => -1);
    this.#options = Array.from({ length: squares }, (_, square) => this.#optionsOf(chances, square));
  }

  #optionsOf(chances: Float32Array, square: number): Option[] {
    const row = chances.subarray(square * LABELS, (square + 1) * LABELS);
    const most = Math.max(...row);
    const options = [...row].map((chance, label) => ({ label, cost: most - chance }));
    for (const { label, cost } of options) this.#costs[square * LABELS + label] = cost;
    return options.filter(({ cost }) => cost <= MOST_COST).sort((one, other) => one.cost - other.cost);
  }

  cheapest(bound: number): number[] | undefined {
    this.#bound = bound;
    this.#best = undefined;
    this.#met = this.#reading.map(() => new Map());
    this.#cover(0, 0);
    return this.#best;
  }

  #cover(from: number, cost: number): void {
    let square = from;
    while (square < this.#reading.length && this.#reading[square]! >= 0) square++;
    if (square === this.#reading.length) {
      if (!this.#hasCastle) return;
      this.#bound = cost;
      this.#best = [...this.#reading];
      return;
    }
    if (++this.steps >= MOST_STEPS || this.#wasMet(square, cost)) return;
    for (const { label, cost: own } of this.#options[square]!) {
      if (cost + own >= this.#bound) return;
      this.#reading[square] = label;
      this.#continue(square, label, cost + own);
      this.#reading[square] = -1;
    }
  }

  #continue(square: number, label: number, cost: number): void {
    if (label === EMPTY) return this.#cover(square + 1, cost);
    if (label !== CASTLE) return this.#layDominoes(square, label, cost);
    if (this.#hasCastle) return;
    this.#hasCastle = true;
    this.#cover(square + 1, cost);
    this.#hasCastle = false;
  }

  #layDominoes(square: number, label: number, cost: number): void {
    const isLast = (square + 1) % this.#columns === 0;
    for (const other of isLast ? [square + this.#columns] : [square + 1, square + this.#columns]) {
      if (this.#reading[other] !== -1) continue;
      for (const partner of PARTNERS[label]!) {
        const total = cost + this.#costs[other * LABELS + partner.label]!;
        if (total >= this.#bound || this.#left[partner.sort] === 0) continue;
        this.#left[partner.sort]!--;
        this.#used += PLACES[partner.sort]!;
        this.#reading[other] = partner.label;
        this.#cover(square + 1, total);
        this.#reading[other] = -1;
        this.#used -= PLACES[partner.sort]!;
        this.#left[partner.sort]!++;
      }
    }
  }

  /** Whether the same squares were left before, with the same dominoes and for no more. */
  #wasMet(square: number, cost: number): boolean {
    let key = 2 * this.#used + (this.#hasCastle ? 1 : 0);
    for (let next = square + 1; next <= square + this.#columns; next++)
      key = 2 * key + ((this.#reading[next] ?? -1) >= 0 ? 1 : 0);
    const met = this.#met[square]!;
    const before = met.get(key);
    if (before !== undefined && before <= cost) return true;
    met.set(key, cost);
    return false;
  }
}
