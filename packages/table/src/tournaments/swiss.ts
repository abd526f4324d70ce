/** Pairing a round of a Swiss tournament for two: by points, nobody twice, everybody in both seats as often. */
import { type Apart, areApart, NOBODY_APART } from './apart.ts';
import { cheapestMatching, type Edge } from './matching.ts';

export interface Pairable {
  readonly player: string;
  readonly score: number;
  readonly rating: number;
  readonly number: number;
  readonly byes: number;
  readonly opponents: readonly string[];
  readonly seats: readonly number[];
}

export interface Pairings {
  /** By table; by seat. */
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** Dearer than all that can be saved elsewhere: another game of the same two, another bye; then a third time in one seat. */
const REPEAT = 2e10;
/** Who shall not meet meets only where that would cost this many games of the same two. */
const APART = 20 * REPEAT;
const SEAT = 2e7;
const PER_SCORE = 100;
const MOST_FOLD = 100;
/** All pairs are looked at up to so many players; above, the likely ones of each. */
const ALL_PAIRS = 120;
const NEAR = 12;

/** The best first. */
export function ranked<Player extends Pick<Pairable, 'score' | 'rating' | 'number'>>(
  players: readonly Player[],
): Player[] {
  return [...players].sort(
    (one, other) => other.score - one.score || other.rating - one.rating || one.number - other.number,
  );
}

/** The tables with the most points first. Where the number is odd, one has a bye. */
export function pairSwiss(players: readonly Pairable[], apart: Apart = NOBODY_APART): Pairings {
  const sorted = ranked(players);
  const field = new Field(sorted, apart);
  const partners = field.match();
  const tables: string[][] = [];
  const byes: string[] = [];
  sorted.forEach((player, index) => {
    const partner = partners[index];
    const other = partner === undefined ? undefined : sorted[partner];
    if (!other) byes.push(player.player);
    else if (index < partner!) tables.push(seated(player, other, tables.length));
  });
  return { tables, byes };
}

/** Who sat less often in the first seat takes it; where that is equal, the better player at every other table. */
function seated(one: Pairable, other: Pairable, table: number): string[] {
  const difference = lean(one) - lean(other);
  const isFirst = difference === 0 ? table % 2 === 0 : difference < 0;
  return isFirst ? [one.player, other.player] : [other.player, one.player];
}

/** How much more often somebody sat in the first seat. */
function lean({ seats }: Pairable): number {
  return (seats[0] ?? 0) - (seats[1] ?? 0);
}

class Field {
  readonly #players: readonly Pairable[];
  readonly #apart: Apart;
  readonly #met: readonly ReadonlySet<string>[];
  /** By player: the first of those with as many points, and how many these are. */
  readonly #groups: readonly { readonly from: number; readonly size: number }[];

  constructor(players: readonly Pairable[], apart: Apart) {
    this.#players = players;
    this.#apart = apart;
    this.#met = players.map(({ opponents }) => new Set(opponents));
    const sizes = new Map<number, { from: number; size: number }>();
    players.forEach(({ score }, index) => {
      const group = sizes.get(score) ?? { from: index, size: 0 };
      group.size++;
      sizes.set(score, group);
    });
    this.#groups = players.map(({ score }) => sizes.get(score)!);
  }

  match(): (number | undefined)[] {
    const count = this.#players.length;
    const vertices = count + (count % 2);
    if (count > ALL_PAIRS)
      for (let near = NEAR; near < count; near *= 3) {
        const partners = cheapestMatching(vertices, this.#edges(near));
        if (partners.every((partner, index) => partner !== undefined && !this.#isBad(index, partner)))
          return partners;
      }
    return cheapestMatching(vertices, this.#edges(count));
  }

  #edges(near: number): Edge[] {
    const count = this.#players.length;
    const edges: Edge[] = [];
    for (let one = 0; one < count; one++) {
      for (const other of this.#candidates(one, near))
        if (near >= count || !this.#isBad(one, other))
          edges.push({ from: one, to: other, cost: this.#cost(one, other) });
      if (count % 2 === 1 && (near >= count || this.#players[one]!.byes === 0))
        edges.push({ from: one, to: count, cost: this.#costOfBye(one) });
    }
    return edges;
  }

  /** Those after a player in the list: around the one that would be met if nobody had met yet, and the next ones. */
  #candidates(one: number, near: number): number[] {
    const count = this.#players.length;
    const fold = one + Math.floor(this.#groups[one]!.size / 2);
    const found = new Set<number>();
    for (let step = 1; step <= near; step++) found.add(one + step);
    for (let step = -near; step <= near; step++) found.add(fold + step);
    return [...found].filter(other => other > one && other < count);
  }

  #isBad(one: number, other: number): boolean {
    if (Math.max(one, other) >= this.#players.length) return this.#players[Math.min(one, other)]!.byes > 0;
    return this.#hasMet(one, other) || this.#clash(one, other) > 0;
  }

  #hasMet(one: number, other: number): boolean {
    return this.#met[one]!.has(this.#players[other]!.player);
  }

  /** By how much one of them would lean to a seat more than once. */
  #clash(one: number, other: number): number {
    const [first, second] = [lean(this.#players[one]!), lean(this.#players[other]!)].sort(
      (a, b) => a - b,
    ) as [number, number];
    return Math.max(0, Math.abs(first + 1) - 1) + Math.max(0, Math.abs(second - 1) - 1);
  }

  #cost(one: number, other: number): number {
    const [better, worse] = [this.#players[one]!, this.#players[other]!];
    const apart = (better.score - worse.score) ** 2 * PER_SCORE;
    const { size } = this.#groups[one]!;
    const fold = better.score === worse.score ? Math.abs(other - one - Math.floor(size / 2)) : other - one;
    const times = better.opponents.filter(player => player === worse.player).length;
    const block = areApart(this.#apart, better.player, worse.player) ? APART : 0;
    return block + REPEAT * times + SEAT * this.#clash(one, other) + apart + Math.min(MOST_FOLD, fold);
  }

  /** For the last of those who have had none. */
  #costOfBye(one: number): number {
    const { score, byes } = this.#players[one]!;
    const last = this.#players.at(-1)!.score;
    const ahead = Math.min(MOST_FOLD, this.#players.length - 1 - one);
    return REPEAT * byes + (score - last) ** 2 * PER_SCORE + ahead;
  }
}
