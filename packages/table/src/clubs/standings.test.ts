/** A club's table of results: ties, shared wins, any scoring, results one by one or put together. */
import { SCORINGS } from '@kingdomino/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ranked, standings, type Tally } from './standings.ts';

/** One game: players by place, those in one group tied. */
function game(places: readonly (readonly string[])[], points: readonly number[] = []): Tally[] {
  const seats = places.flat().length;
  let seat = 0;
  return places.flatMap((group, index) =>
    group.map(player => ({
      player,
      seats,
      place: 1 + places.slice(0, index).flat().length,
      tied: group.length,
      games: 1,
      points: points[seat++] ?? 0,
    })),
  );
}

const inOrder = (ranked: readonly Ranked[]) => ranked.map(({ player, place }) => `${place} ${player}`);

describe('standings', () => {
  test('of nothing are empty', () => {
    for (const scoring of SCORINGS) expect(standings([], scoring)).toEqual([]);
  });

  test('by wins: a shared win is shared, so that nobody gains by a tie', () => {
    const games = [
      ...game([['ann', 'bob'], ['cid']]),
      ...game([['cid'], ['ann']]),
      ...game([['bob'], ['ann']]),
    ];
    expect(standings(games, 'wins')).toEqual([
      { player: 'bob', place: 1, games: 2, wins: 1.5, points: 0, places: 2.5 },
      { player: 'cid', place: 2, games: 2, wins: 1, points: 0, places: 1 },
      { player: 'ann', place: 3, games: 3, wins: 0.5, points: 0, places: 1.5 },
    ]);
  });

  test('thirds of wins add up to whole ones', () => {
    const three = game([['ann', 'bob', 'cid']]);
    const [first, second] = standings([...three, ...three, ...three, ...game([['dan'], ['eve']])], 'wins');
    expect([first, second].map(one => [one?.place, one?.wins])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('by points: as scored, whoever has won', () => {
    const games = [
      ...game([['ann'], ['bob']], [40, 39]),
      ...game([['ann'], ['bob']], [30, 29]),
      ...game([['cid'], ['bob']], [70, 9]),
    ];
    expect(inOrder(standings(games, 'points'))).toEqual(['1 bob', '2 cid', '2 ann']);
    expect(standings(games, 'points').map(({ points }) => points)).toEqual([77, 70, 70]);
  });

  test('by places: one for each seat behind, half for a tied one, so that a big table is worth more', () => {
    const four = game([['ann'], ['bob', 'cid'], ['dan']]);
    expect(standings(four, 'places').map(({ player, places, place }) => [player, places, place])).toEqual([
      ['ann', 3, 1],
      ['bob', 1.5, 2],
      ['cid', 1.5, 2],
      ['dan', 0, 4],
    ]);
    expect(standings(game([['ann'], ['bob']]), 'places')[0]?.places).toBe(1);
  });

  test('who has the same shares the place, and the next one comes after all of them', () => {
    const games = [
      ...game([['ann'], ['bob']]),
      ...game([['cid'], ['bob']]),
      ...game([['dan'], ['eve'], ['bob']]),
    ];
    expect(inOrder(standings(games, 'wins'))).toEqual(['1 ann', '1 cid', '1 dan', '4 eve', '4 bob']);
  });

  test('are the same from single results and from results put together, in any order', () => {
    const result = fc.constantFrom(
      [['ann'], ['bob']],
      [['bob', 'ann']],
      [['cid'], ['ann', 'bob']],
      [['ann', 'bob', 'cid', 'dan']],
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(result, fc.array(fc.nat(90)))),
        fc.constantFrom(...SCORINGS),
        (games, scoring) => {
          const single = games.flatMap(([places, points]) => game(places, points));
          const together = new Map<string, Tally>();
          for (const one of single) {
            const key = [one.player, one.seats, one.place, one.tied].join();
            const known = together.get(key) ?? { ...one, games: 0, points: 0 };
            together.set(key, { ...known, games: known.games + 1, points: known.points + one.points });
          }
          const ranked = standings(single, scoring);
          expect(standings([...together.values()].reverse(), scoring)).toEqual(ranked);
          const wins = ranked.reduce((sum, one) => sum + one.wins, 0);
          expect(wins).toBeCloseTo(games.length, 6);
        },
      ),
    );
  });
});
