/** Ratings of games that openskill 4.1.1 has rated, with ties and without, for two to four players. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rateGame } from './rating.ts';

type Pair = readonly [mu: number, sigma: number];
interface GoldenGame {
  readonly before: readonly Pair[];
  readonly places: readonly number[];
  readonly after: readonly Pair[];
}

const file = new URL('../../golden-ratings/openskill-4.1.1.json', import.meta.url);
const games = JSON.parse(readFileSync(file, 'utf8')) as GoldenGame[];

test('the update comes to the same ratings as openskill, to the last digits', () => {
  expect(games).toHaveLength(60);
  for (const { before, places, after } of games) {
    const rated = rateGame(
      before.map(([mu, sigma]) => ({ mu, sigma })),
      places,
    );
    for (const [index, { mu, sigma }] of rated.entries()) {
      expect(Math.abs(mu - after[index]![0])).toBeLessThan(1e-12);
      expect(Math.abs(sigma - after[index]![1])).toBeLessThan(1e-12);
    }
  }
});

test('the order in which players are given does not matter', () => {
  for (const { before, places } of games) {
    const ratings = before.map(([mu, sigma]) => ({ mu, sigma }));
    const there = rateGame(ratings, places);
    const back = rateGame(ratings.toReversed(), places.toReversed()).toReversed();
    for (const [index, { mu, sigma }] of there.entries()) {
      expect(back[index]!.mu).toBeCloseTo(mu, 10);
      expect(back[index]!.sigma).toBeCloseTo(sigma, 10);
    }
  }
});
