/** The most that a kingdom can become with dominoes that are known, in a given order. */
import {
  HALF_CROWNS,
  HALF_TERRAIN,
  Kingdom,
  type KingdomScore,
  type KingdomSize,
  type Options,
  scoreKingdom,
} from '@kingdomino/rules/kingdomino';
import { firstCell, gainOfTwo, Places, secondCell } from '@kingdomino/rules/search';

/** Points, then what decides a tie (K-E2), in one number: no kingdom has a hundred squares or crowns. */
const AREA = 100;
const POINT = 100 * AREA;

function rankOf({ total, largestArea, crowns }: KingdomScore): number {
  return POINT * total + AREA * largestArea + crowns;
}

export function pointsOfRank(rank: number): number {
  return Math.floor(rank / POINT);
}

const BONUS_CENTRE = 10;
const BONUS_HARMONY = 5;

export class Completion {
  readonly #options: Options;
  /** One for each domino to lay. */
  readonly #levels: { readonly kingdom: Kingdom; readonly places: Places }[] = [];
  readonly #size: KingdomSize;
  readonly #last: Kingdom;

  constructor(size: KingdomSize, options: Options) {
    this.#size = size;
    this.#options = options;
    this.#last = new Kingdom(size);
  }

  /** The highest rank to be had; every domino that fits must be laid (K-P4). */
  best(kingdom: Kingdom, dominoes: readonly number[], from = 0): number {
    if (from === dominoes.length) return rankOf(scoreKingdom(kingdom, this.#options));
    const domino = dominoes[from]!;
    const { kingdom: next, places } = this.#level(from);
    const count = kingdom.findPlaces(domino, places);
    if (count > 0 && from === dominoes.length - 1) return this.#bestLast(kingdom, domino, places, count);
    next.copyFrom(kingdom);
    if (count === 0) {
      next.discards++;
      return this.best(next, dominoes, from + 1);
    }
    let best = 0;
    for (let index = 0; index < count; index++) {
      next.copyFrom(kingdom);
      next.lay(domino, places.at(index));
      best = Math.max(best, this.best(next, dominoes, from + 1));
    }
    return best;
  }

  /** Gains are found without laying; only what comes first with equal points is laid, for the tie-break. */
  #bestLast(kingdom: Kingdom, domino: number, places: Places, count: number): number {
    let most = -1;
    const totals = new Int32Array(count);
    for (let index = 0; index < count; index++) {
      totals[index] = this.#totalWith(kingdom, domino, places.at(index));
      most = Math.max(most, totals[index]!);
    }
    let best = 0;
    for (let index = 0; index < count; index++) {
      if (totals[index] !== most) continue;
      this.#last.copyFrom(kingdom);
      this.#last.lay(domino, places.at(index));
      best = Math.max(best, rankOf(scoreKingdom(this.#last, this.#options)));
    }
    return best;
  }

  #totalWith(kingdom: Kingdom, domino: number, place: number): number {
    const { board, grid, discards } = kingdom;
    const { middleKingdom, harmony } = this.#options;
    const half = 2 * domino;
    const [one, other] = [firstCell(place), secondCell(grid, place)];
    const gain = gainOfTwo(
      board,
      one,
      HALF_TERRAIN[half]!,
      HALF_CROWNS[half]!,
      other,
      HALF_TERRAIN[half + 1]!,
      HALF_CROWNS[half + 1]!,
    );
    const isCentred = middleKingdom && isCentredWith(kingdom, one, other);
    return (
      board.points + gain + (isCentred ? BONUS_CENTRE : 0) + (harmony && discards === 0 ? BONUS_HARMONY : 0)
    );
  }

  #level(depth: number): { readonly kingdom: Kingdom; readonly places: Places } {
    for (let next = this.#levels.length; next <= depth; next++) {
      const kingdom = new Kingdom(this.#size);
      this.#levels.push({ kingdom, places: new Places(kingdom.grid) });
    }
    return this.#levels[depth]!;
  }
}

/** K-V2, with two cells more. */
function isCentredWith(kingdom: Kingdom, ...cells: readonly number[]): boolean {
  const { grid } = kingdom;
  const { west, east, north, south } = kingdom.extent();
  const xs = cells.map(cell => grid.x(cell));
  const ys = cells.map(cell => grid.y(cell));
  return (
    -Math.min(west, ...xs) === Math.max(east, ...xs) && -Math.min(north, ...ys) === Math.max(south, ...ys)
  );
}
