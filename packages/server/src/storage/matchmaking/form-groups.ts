/**
 * The matchmaking rule: forms groups of queued players. Pure: knows who is queued, since when, and the rating of each.
 * Whoever has waited longest chooses first, and chooses the nearest; the range grows with the wait until it is anybody.
 * It lies with the store because it runs inside the transaction that reads the queue and writes the offers.
 */
import type { BotLevel, Pace, RatedMode, Stakes } from '@kingdomino/protocol';
import { SEATS_OF } from '../../ratings/rating.ts';

/** In points of the shown scale. */
export interface Strength {
  readonly rating: number;
  /** In nineteen of twenty cases it is not farther off. */
  readonly deviation: number;
}

export interface QueuedPlayer {
  readonly player: string;
  readonly modes: readonly RatedMode[];
  readonly stakes: Stakes;
  /** Absent: normal. Who want to think for another time are not paired. */
  readonly pace?: Pace;
  readonly since: number;
  /** For each of the modes. */
  readonly strengths: Readonly<Partial<Record<RatedMode, Strength>>>;
  /** Bots of this level may take the other seats, at a game that is not rated. */
  readonly bots?: BotLevel;
  /** Was asked to play with bots and rather waits for people. */
  readonly peopleOnly?: boolean;
  /** Leaves games often. */
  readonly leaves?: boolean;
}

export interface Group {
  readonly mode: RatedMode;
  readonly rated: boolean;
  readonly pace: Pace;
  /** Who waited longest is the first. */
  readonly players: readonly string[];
  /** Of the seats that are left. */
  readonly bots?: BotLevel;
}

export type IsBlocked = (one: string, other: string) => boolean;

/** At first, what each second adds, and when anybody will do. */
const FIRST_WIDTH = 100;
const WIDTH_A_SECOND = 10;
export const ANYBODY_AFTER = 60_000;
/** So long who leaves often is paired with others who do, and stands behind those who stay. */
export const LEAVERS_APART = 20_000;
/** Of how many near ones the best table is looked for. */
const MOST_NEAR = 10;

/** How far apart people may be once one of them has waited for so many milliseconds. */
export function widthAfter(waited: number): number {
  return waited >= ANYBODY_AFTER
    ? Number.POSITIVE_INFINITY
    : FIRST_WIDTH + (WIDTH_A_SECOND * Math.max(0, waited)) / 1000;
}

export function formGroups(
  queue: readonly QueuedPlayer[],
  now: number,
  isBlocked: IsBlocked = () => false,
): Group[] {
  const pool = new Pool(queue, now, isBlocked);
  const groups: Group[] = [];
  for (const first of [...queue].sort(longestFirst)) {
    const group = pool.isFree(first) ? pool.groupFor(first) : undefined;
    if (!group) continue;
    pool.take(group);
    groups.push(group);
  }
  return groups;
}

function longestFirst(one: QueuedPlayer, other: QueuedPlayer): number {
  return orderOf(one) - orderOf(other) || (one.player < other.player ? -1 : 1);
}

function orderOf({ since, leaves }: QueuedPlayer): number {
  return since + (leaves ? LEAVERS_APART : 0);
}

/** Some of those who wait, and how far apart the strongest and the weakest of them are. */
interface Table {
  readonly others: readonly QueuedPlayer[];
  readonly spread: number;
}

/** Who waits for a mode, the weakest first. */
interface Ladder {
  readonly queue: readonly QueuedPlayer[];
  readonly places: ReadonlyMap<QueuedPlayer, number>;
  readonly mostDeviation: number;
}

function ladderOf(all: readonly QueuedPlayer[], mode: RatedMode): Ladder {
  const queue = all
    .filter(({ modes }) => modes.includes(mode))
    .sort((one, other) => strengthIn(one, mode).rating - strengthIn(other, mode).rating);
  const places = new Map(queue.map((player, place) => [player, place]));
  const mostDeviation = Math.max(...queue.map(player => strengthIn(player, mode).deviation));
  return { queue, places, mostDeviation };
}

/** How much farther apart two may be because one cannot know better. */
function doubtOf(one: number, other: number): number {
  return Math.hypot(one, other) / 2;
}

class Pool {
  readonly #now: number;
  readonly #isBlocked: IsBlocked;
  readonly #taken = new Set<string>();
  readonly #ladders = new Map<RatedMode, Ladder>();

  constructor(queue: readonly QueuedPlayer[], now: number, isBlocked: IsBlocked) {
    this.#now = now;
    this.#isBlocked = (one, other) => isBlocked(one, other) || isBlocked(other, one);
    for (const mode of new Set(queue.flatMap(({ modes }) => modes)))
      this.#ladders.set(mode, ladderOf(queue, mode));
  }

  isFree({ player }: QueuedPlayer): boolean {
    return !this.#taken.has(player);
  }

  take({ players }: Group): void {
    for (const player of players) this.#taken.add(player);
  }

  /** Rated before others, where both would do. */
  groupFor(first: QueuedPlayer): Group | undefined {
    return this.#fullTable(first, 'rated') ?? this.#fullTable(first, 'casual') ?? this.#withBots(first);
  }

  #fullTable(first: QueuedPlayer, stakes: 'rated' | 'casual'): Group | undefined {
    if (!agrees(first, stakes)) return undefined;
    let best: (Table & { readonly mode: RatedMode }) | undefined;
    for (const mode of first.modes) {
      const near = this.#near(first, mode, other => agrees(other, stakes));
      const table = this.#closest(first, mode, near, SEATS_OF[mode] - 1);
      if (table && table.spread < (best?.spread ?? Number.POSITIVE_INFINITY)) best = { ...table, mode };
    }
    const { pace = 'normal' } = first;
    const players = best && playersOf(first, best.others);
    return best && players && { mode: best.mode, rated: stakes === 'rated', pace, players };
  }

  /** As many people as there are; whoever asked for bots need not be alone with them. */
  #withBots(first: QueuedPlayer): Group | undefined {
    if (first.bots === undefined) return undefined;
    const tables = first.modes.map(mode => ({ mode, ...this.#partOfTable(first, mode) }));
    const [best] = tables.sort((one, other) => other.others.length - one.others.length);
    if (!best) return undefined;
    const { bots, pace = 'normal' } = first;
    return { mode: best.mode, rated: false, pace, players: playersOf(first, best.others), bots };
  }

  #partOfTable(first: QueuedPlayer, mode: RatedMode): Table {
    const near = this.#near(first, mode, welcomesBots);
    for (let count = Math.min(near.length, SEATS_OF[mode] - 2); count > 0; count--) {
      const table = this.#closest(first, mode, near, count);
      if (table) return table;
    }
    return { others: [], spread: 0 };
  }

  /** Those within reach, from the nearest on. */
  #near(first: QueuedPlayer, mode: RatedMode, isMeant: (other: QueuedPlayer) => boolean): QueuedPlayer[] {
    const { queue, places, mostDeviation } = this.#ladders.get(mode)!;
    const { rating, deviation } = strengthIn(first, mode);
    const reach = widthAfter(this.#now - first.since) + doubtOf(deviation, mostDeviation);
    const distance = (other: QueuedPlayer | undefined) =>
      other ? Math.abs(strengthIn(other, mode).rating - rating) : Number.POSITIVE_INFINITY;
    const near: QueuedPlayer[] = [];
    let below = places.get(first)! - 1;
    let above = below + 2;
    while (near.length < MOST_NEAR) {
      const isBelow = distance(queue[below]) <= distance(queue[above]);
      const other = queue[isBelow ? below-- : above++];
      if (!other || distance(other) > reach) break;
      if (this.isFree(other) && isMeant(other) && this.#canMeet(first, other, first, mode)) near.push(other);
    }
    return near;
  }

  /** Of these so many who can all meet each other, as close together as can be. */
  #closest(
    first: QueuedPlayer,
    mode: RatedMode,
    near: readonly QueuedPlayer[],
    count: number,
  ): Table | undefined {
    let best: Table | undefined;
    const add = (others: readonly QueuedPlayer[], from: number): void => {
      if (others.length === count) {
        const ratings = [first, ...others].map(one => strengthIn(one, mode).rating);
        const spread = Math.max(...ratings) - Math.min(...ratings);
        if (!best || spread < best.spread) best = { others, spread };
        return;
      }
      for (let index = from; index < near.length; index++) {
        const next = near[index]!;
        if (others.every(other => this.#canMeet(first, other, next, mode))) add([...others, next], index + 1);
      }
    };
    add([], 0);
    return best;
  }

  /** Who stays meets who leaves often only where one of them has found nobody else for a while. */
  #isTooEarly(first: QueuedPlayer, one: QueuedPlayer, other: QueuedPlayer): boolean {
    return one.leaves !== other.leaves && this.#now - first.since < LEAVERS_APART;
  }

  /** As far apart as the wait of the first allows, and as one cannot know better. */
  #canMeet(first: QueuedPlayer, one: QueuedPlayer, other: QueuedPlayer, mode: RatedMode): boolean {
    if (one.player === other.player || this.#isBlocked(one.player, other.player)) return false;
    if ((one.pace ?? 'normal') !== (other.pace ?? 'normal')) return false;
    if (this.#isTooEarly(first, one, other)) return false;
    const [here, there] = [strengthIn(one, mode), strengthIn(other, mode)];
    const reach = widthAfter(this.#now - first.since) + doubtOf(here.deviation, there.deviation);
    return Math.abs(here.rating - there.rating) <= reach;
  }
}

function agrees({ stakes }: QueuedPlayer, wanted: 'rated' | 'casual'): boolean {
  return stakes === 'either' || stakes === wanted;
}

/** Who waits for a rated game is not asked whether one that does not count would do. */
function welcomesBots({ bots, peopleOnly, stakes }: QueuedPlayer): boolean {
  return bots !== undefined || (stakes !== 'rated' && !peopleOnly);
}

function playersOf(first: QueuedPlayer, others: readonly QueuedPlayer[]): string[] {
  return [first, ...others].map(({ player }) => player);
}

function strengthIn({ player, strengths }: QueuedPlayer, mode: RatedMode): Strength {
  const strength = strengths[mode];
  if (!strength) throw new Error(`${player} waits for ${mode} without a strength in it`);
  return strength;
}
