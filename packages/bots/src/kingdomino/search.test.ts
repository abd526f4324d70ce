import { Random } from '@kingdomino/rules';
import { Position } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { netFor } from './nets.ts';
import { Search, type Spent } from './search.ts';

/** The first turn with something to place and to pick. */
function secondRound(): Position {
  const position = new Position({
    players: 4,
    mightyDuel: false,
    middleKingdom: true,
    harmony: true,
    dynasty: false,
    lineOfFour: false,
    balancedOpening: false,
  });
  position.setKings([0, 1, 2, 3]);
  position.deal([13, 17, 29, 41]);
  for (const slot of [3, 2, 1, 0]) position.pick(slot);
  position.deal([2, 20, 30, 48]);
  return position;
}

const upTo =
  (most: number): Spent =>
  simulations =>
    simulations / most;

test('the best turns get most of the simulations, and the best of all comes first', () => {
  const search = new Search(5, netFor(5));
  const ranking = search.search(secondRound(), upTo(400), new Random(3));
  const visits = ranking.map(turn => turn.visits);
  expect(visits).toEqual([...visits].sort((one, other) => other - one));
  expect(visits[0]).toBeGreaterThan(3 * visits.at(-1)!);
  expect(new Set(ranking.map(({ slot }) => slot)).size).toBe(4);
});

test('asked for the pick, the search remembers what it saw when it chose the place', () => {
  const search = new Search(5, netFor(5));
  const position = secondRound();
  const ranking = search.search(position, upTo(400), new Random(3));
  const { place } = ranking[0]!;
  position.place(place);
  const picks = search.search(position, upTo(4), new Random(4));
  for (const { slot, visits } of picks) {
    const before = ranking.find(turn => turn.place === place && turn.slot === slot)?.visits ?? 0;
    expect(visits).toBe(before + 1);
  }
  expect(picks[0]!.slot).toBe(ranking[0]!.slot);
});

test('it remembers nothing of another placement', () => {
  const search = new Search(5, netFor(5));
  const position = secondRound();
  const ranking = search.search(position, upTo(100), new Random(3));
  position.place(ranking.find(({ place }) => place !== ranking[0]!.place)!.place);
  const picks = search.search(position, upTo(4), new Random(4));
  expect(picks.map(({ visits }) => visits)).toEqual([1, 1, 1, 1]);
});
