/** Pairing a round at tables of three or four: by points, with the fewest meetings that there were before. */
import { type Apart, areApart, NOBODY_APART } from './apart.ts';
import type { Pairable, Pairings } from './swiss.ts';
import { ranked } from './swiss.ts';

/** Up to so many players all groupings are compared. */
const EXACT = 9;
/** How many tables away somebody is exchanged with, and how often the whole list is gone through. */
const REACH = 6;
const PASSES = 12;
const REPEAT = 10_000;
const APART = 20 * REPEAT;

/** Whoever is left over has a bye: the last of those who had the fewest. In the first round the strong are spread. */
export function pairGroups(
  players: readonly Pairable[],
  size: number,
  apart: Apart = NOBODY_APART,
): Pairings {
  const sorted = ranked(players);
  const left = sorted.length % size;
  const resting = new Set(
    [...sorted]
      .reverse()
      .sort((one, other) => one.byes - other.byes)
      .slice(0, left)
      .map(({ player }) => player),
  );
  const playing = sorted.filter(({ player }) => !resting.has(player));
  const isFirst = playing.every(({ opponents, score }) => opponents.length === 0 && score === 0);
  const begun = isFirst ? spread(playing, size) : inOrder(playing, size);
  const costOf = (group: Group) => costAmong(group, apart);
  const tables = playing.length <= EXACT ? exactly(playing, size, begun, costOf) : improved(begun, costOf);
  return { tables: tables.map(seatedInTurn), byes: [...resting] };
}

type Group = readonly Pairable[];
type Cost = (group: Group) => number;

function inOrder(players: readonly Pairable[], size: number): Pairable[][] {
  return Array.from({ length: players.length / size }, (_, table) =>
    players.slice(table * size, (table + 1) * size),
  );
}

/** As a snake: 1 8 9 16, 2 7 10 15, … */
function spread(players: readonly Pairable[], size: number): Pairable[][] {
  const tables: Pairable[][] = Array.from({ length: players.length / size }, () => []);
  players.forEach((player, index) => {
    const row = Math.floor(index / tables.length);
    const column = index % tables.length;
    tables[row % 2 === 0 ? column : tables.length - 1 - column]!.push(player);
  });
  return tables;
}

/** Who shall not meet, how often these have met each other, and how far apart they are. */
function costAmong(group: Group, apart: Apart): number {
  let cost = 0;
  group.forEach((one, index) => {
    for (const other of group.slice(index + 1)) {
      cost += REPEAT * one.opponents.filter(player => player === other.player).length;
      if (areApart(apart, one.player, other.player)) cost += APART;
      cost += (one.score - other.score) ** 2;
    }
  });
  return cost;
}

function exactly(players: readonly Pairable[], size: number, begun: Group[], costOf: Cost): Group[] {
  let best = begun;
  let least = begun.reduce((sum, group) => sum + costOf(group), 0);
  const go = (rest: readonly Pairable[], made: readonly Group[], cost: number) => {
    if (cost >= least) return;
    const [first, ...others] = rest;
    if (!first) {
      best = [...made];
      least = cost;
      return;
    }
    for (const chosen of choices(others, size - 1)) {
      const group = [first, ...chosen];
      go(
        others.filter(one => !chosen.includes(one)),
        [...made, group],
        cost + costOf(group),
      );
    }
  };
  go(players, [], 0);
  return best;
}

function choices<Value>(values: readonly Value[], count: number): Value[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, index) =>
    choices(values.slice(index + 1), count - 1).map(rest => [value, ...rest]),
  );
}

/** Two change places as long as that makes it better. */
function improved(groups: Pairable[][], costOf: Cost): Pairable[][] {
  for (let pass = 0; pass < PASSES; pass++) {
    let isBetter = false;
    for (let table = 0; table < groups.length; table++) {
      const reach = costOf(groups[table]!) >= REPEAT ? groups.length : REACH;
      for (let other = table + 1; other < Math.min(groups.length, table + 1 + reach); other++)
        isBetter = exchange(groups[table]!, groups[other]!, costOf) || isBetter;
    }
    if (!isBetter) break;
  }
  return groups;
}

function exchange(one: Pairable[], other: Pairable[], costOf: Cost): boolean {
  let isBetter = false;
  for (let here = 0; here < one.length; here++)
    for (let there = 0; there < other.length; there++) {
      const before = costOf(one) + costOf(other);
      [one[here], other[there]] = [other[there]!, one[here]!];
      if (costOf(one) + costOf(other) < before) isBetter = true;
      else [one[here], other[there]] = [other[there]!, one[here]!];
    }
  return isBetter;
}

/** Everybody where they sat least: the order with the fewest earlier times in its seats, each counted as its square. */
function seatedInTurn(group: Group): string[] {
  let best = [...group];
  let least = Number.POSITIVE_INFINITY;
  for (const order of permutations(group)) {
    const times = order.reduce(
      (sum, { seats }, seat) => sum + ((seats[seat] ?? 0) - Math.min(...seats, 99)) ** 2,
      0,
    );
    if (times < least) [best, least] = [order, times];
  }
  return best.map(({ player }) => player);
}

function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length <= 1) return [[...values]];
  return values.flatMap((value, index) =>
    permutations([...values.slice(0, index), ...values.slice(index + 1)]).map(rest => [value, ...rest]),
  );
}
