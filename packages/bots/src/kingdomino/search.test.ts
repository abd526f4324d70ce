import { Random } from '@kingdomino/rules';
import { beforeAll, expect, test } from 'vitest';
import { loadNet, netFor } from './nets.ts';
import { Search } from './search.ts';
import { lastLine, secondRound, upTo } from './testing/positions.ts';
import { Valuer } from './valuer.ts';

/** One long search of the second round, at which two tests look. */
let search: Search;
let ranking: ReturnType<Search['search']>;
beforeAll(async () => {
  await loadNet(5);
  search = new Search(5, netFor(5));
  ranking = search.search(secondRound(), [], upTo(400), new Random(3));
});

test('the best turns get most of the simulations, and the best of all comes first', () => {
  const visits = ranking.map(turn => turn.visits);
  // the budget may end within a deal
  for (const [rank, next] of visits.slice(1).entries()) expect(visits[rank]).toBeGreaterThanOrEqual(next - 1);
  expect(visits[0]).toBeGreaterThan(3 * visits.at(-1)!);
  expect(new Set(ranking.map(({ slot }) => slot)).size).toBe(4);
});

test('asked for the pick, the search remembers what it saw when it chose the place', () => {
  const position = secondRound();
  const { place } = ranking[0]!;
  position.place(place);
  const picks = search.search(position, [], upTo(4), new Random(4));
  for (const { slot, visits, scores } of picks) {
    const before = ranking.find(turn => turn.place === place && turn.slot === slot);
    expect(visits).toBe((before?.visits ?? 0) + 1);
    // the one deal that was added brings a seat's points, not a game's worth of them again
    const added = scores.map((sum, seat) => sum - (before?.scores[seat] ?? 0));
    expect(Math.min(...added)).toBeGreaterThan(0);
    expect(Math.max(...added)).toBeLessThan(150);
  }
});

test('once the last line is dealt every turn is played to the end', () => {
  const position = lastLine();
  const { count } = new Valuer(5, netFor(5)).valueTurns(position);
  const ranking = new Search(5, netFor(5)).search(position, [], upTo(count), new Random(5));
  expect(ranking).toHaveLength(count);
  for (const { visits, handicap } of ranking) expect([visits, handicap]).toEqual([1, 0]);
  const margins = ranking.map(({ margin }) => margin);
  expect(margins).toEqual([...margins].sort((one, other) => other - one));
});

test('a budget that does not reach for every turn is spent on the net’s favourites, and not overrun', () => {
  for (const position of [secondRound(), lastLine()]) {
    const ranking = new Search(5, netFor(5)).search(position, [], upTo(3), new Random(5));
    expect(ranking.reduce((sum, { visits }) => sum + visits, 0)).toBe(3);
    expect(ranking[0]!.visits).toBe(1);
  }
});

test('it remembers nothing of another placement', () => {
  const search = new Search(5, netFor(5));
  const position = secondRound();
  const ranking = search.search(position, [], upTo(100), new Random(3));
  position.place(ranking.find(({ place }) => place !== ranking[0]!.place)!.place);
  const picks = search.search(position, [], upTo(4), new Random(4));
  expect(picks.map(({ visits }) => visits)).toEqual([1, 1, 1, 1]);
});
