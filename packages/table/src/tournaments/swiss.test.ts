/** Pairing by points: against every possible pairing of up to eight players, and for a thousand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Apart, apartOf, areApart } from './apart.ts';
import { pairGroups } from './groups.ts';
import { recordsOf } from './scores.ts';
import { type Pairable, pairSwiss } from './swiss.ts';
import { byLot, Simulation } from './testing/simulate.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Some who have met some of the others. */
const fields = fc.integer({ min: 2, max: 8 }).chain(count =>
  fc
    .record({
      scores: fc.array(fc.nat(6), { minLength: count, maxLength: count }),
      byes: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
      leans: fc.array(fc.integer({ min: -1, max: 1 }), { minLength: count, maxLength: count }),
      met: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 14 }),
    })
    .map(({ scores, byes, leans, met }) =>
      scores.map((score, index): Pairable => {
        const others = new Set(
          met.flatMap(([one, other]) => (one === index ? [other] : other === index ? [one] : [])),
        );
        others.delete(index);
        return {
          player: names[index]!,
          score,
          rating: 1500,
          number: index,
          byes: byes[index] ? 1 : 0,
          opponents: [...others].map(other => names[other]!),
          seats: [1 + Math.max(0, leans[index]!), 1 + Math.max(0, -leans[index]!)],
        };
      }),
    ),
);

/** The fewest meetings and byes that there were before, in any pairing at all. */
function fewestRepeats(players: readonly Pairable[]): number {
  const [first, ...rest] = players;
  if (!first) return 0;
  const meet = rest.map(
    other =>
      first.opponents.filter(name => name === other.player).length +
      fewestRepeats(rest.filter(one => one !== other)),
  );
  const rests = players.length % 2 === 1 ? [first.byes + fewestRepeats(rest)] : [];
  return Math.min(...meet, ...rests);
}

/** Of all pairings, the fewest games of two who shall not meet. */
function fewestApart(players: readonly Pairable[], apart: Apart): number {
  const [first, ...rest] = players;
  if (!first) return 0;
  const meet = rest.map(
    other =>
      Number(areApart(apart, first.player, other.player)) +
      fewestApart(
        rest.filter(one => one !== other),
        apart,
      ),
  );
  return Math.min(...meet, ...(players.length % 2 === 1 ? [fewestApart(rest, apart)] : []));
}

describe('two at a table', () => {
  test('who has blocked the other meets them only where every pairing has such a game', () => {
    const blocks = fc.array(fc.record({ one: fc.constantFrom(...names), other: fc.constantFrom(...names) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fields, blocks, (players, pairs) => {
        const apart = apartOf(pairs.filter(({ one, other }) => one !== other));
        const { tables } = pairSwiss(players, apart);
        const games = tables.filter(([one, other]) => areApart(apart, one!, other!)).length;
        expect(games).toBe(fewestApart(players, apart));
      }),
    );
  });

  test('everybody once, and no more repeats than there must be', () => {
    fc.assert(
      fc.property(fields, players => {
        const { tables, byes } = pairSwiss(players);
        expect([...tables.flat(), ...byes].sort()).toEqual(players.map(({ player }) => player).sort());
        expect(byes).toHaveLength(players.length % 2);
        const of = (name: string) => players.find(({ player }) => player === name)!;
        const repeats = tables.filter(([one, other]) => of(one!).opponents.includes(other!)).length;
        expect(repeats + byes.filter(name => of(name).byes > 0).length).toBe(fewestRepeats(players));
      }),
      { numRuns: 1500 },
    );
  });

  test('of equal pairings the one with the nearest points', () => {
    const player = (name: string, score: number): Pairable => ({
      player: name,
      score,
      rating: 1500,
      number: names.indexOf(name),
      byes: 0,
      opponents: [],
      seats: [0, 0],
    });
    const { tables } = pairSwiss([player('a', 6), player('b', 0), player('c', 6), player('d', 0)]);
    expect(tables.map(table => [...table].sort())).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  test('nobody leans to a seat by more than one, in nine rounds of up to 41 players', () => {
    for (const players of [8, 15, 24, 41]) {
      const simulation = new Simulation({ rounds: Math.min(9, players - 3) }, players);
      simulation.playOut(byLot(players));
      for (const { seats, opponents, byes } of recordsOf(simulation.tournament).values()) {
        expect(Math.abs(seats[0]! - seats[1]!)).toBeLessThanOrEqual(1);
        if (players > 8) expect(new Set(opponents).size).toBe(opponents.length);
        expect(byes).toBeLessThanOrEqual(1);
      }
    }
  });

  test('a thousand players and nine rounds: nobody meets anybody twice', () => {
    const simulation = new Simulation({ rounds: 9 }, 1000);
    simulation.playOut(byLot(3));
    const { tournament } = simulation;
    expect(tournament.state).toBe('over');
    expect(tournament.games).toHaveLength(4500);
    for (const { seats, opponents } of recordsOf(tournament).values()) {
      expect(new Set(opponents).size).toBe(9);
      expect(Math.abs(seats[0]! - seats[1]!)).toBeLessThanOrEqual(1);
    }
  }, 60_000);
});

describe('three and four at a table', () => {
  test('everybody once, with the fewest meetings that there can be of up to nine', () => {
    fc.assert(
      fc.property(fields, fc.constantFrom(3, 4), (players, size) => {
        if (players.length < size) return;
        const { tables, byes } = pairGroups(players, size);
        expect([...tables.flat(), ...byes].sort()).toEqual(players.map(({ player }) => player).sort());
        expect(byes).toHaveLength(players.length % size);
        const of = (name: string) => players.find(({ player }) => player === name)!;
        const met = (group: readonly string[]) =>
          group.flatMap((one, at) => group.slice(at + 1).filter(other => of(one).opponents.includes(other)))
            .length;
        const repeats = tables.reduce((sum, group) => sum + met(group), 0);
        const playing = players.filter(({ player }) => !byes.includes(player)).map(({ player }) => player);
        expect(repeats).toBe(fewestMeetings(playing, size, met));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['three', 3, 60],
    ['four', 4, 100],
  ] as const)('%s, for five rounds of many: hardly anybody meets anybody twice', (mode, size, players) => {
    const simulation = new Simulation({ mode, rounds: 5 }, players);
    simulation.playOut(byLot(size));
    const records = [...recordsOf(simulation.tournament).values()];
    expect(records.reduce((sum, { opponents }) => sum + opponents.length - new Set(opponents).size, 0)).toBe(
      0,
    );
    for (const { seats } of records) expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(2);
  });
});

function fewestMeetings(
  players: readonly string[],
  size: number,
  met: (group: readonly string[]) => number,
): number {
  const [first, ...rest] = players;
  if (first === undefined) return 0;
  const chosen = (from: readonly string[], count: number): string[][] =>
    count === 0
      ? [[]]
      : from.flatMap((one, at) => chosen(from.slice(at + 1), count - 1).map(others => [one, ...others]));
  return Math.min(
    ...chosen(rest, size - 1).map(others => {
      const left = rest.filter(one => !others.includes(one));
      return met([first, ...others]) + fewestMeetings(left, size, met);
    }),
  );
}
