import { Kingdom } from '@kingdomino/rules/kingdomino';
import { Places } from '@kingdomino/rules/search';
import { expect, test } from 'vitest';
import { MirrorImages } from './mirror-images.ts';

/** How many placements of a domino are left when images count once. */
function countDistinct(kingdom: Kingdom, domino: number): { all: number; distinct: number } {
  const places = new Places(kingdom.grid);
  const images = new MirrorImages(kingdom, domino);
  const all = kingdom.findPlaces(domino, places);
  const numbers = Array.from({ length: all }, (_, index) => images.numberOf(places.at(index)));
  return { all, distinct: new Set(numbers).size };
}

const WHEAT_WHEAT = 1;
const WHEAT_FOREST = 13;
const WHEAT_MINE = 48;

test('around a bare castle only the shape counts', () => {
  // straight away from it or along its side; from either half unless they are equal
  expect(countDistinct(new Kingdom(5), WHEAT_WHEAT)).toEqual({ all: 12, distinct: 2 });
  expect(countDistinct(new Kingdom(5), WHEAT_FOREST)).toEqual({ all: 24, distinct: 4 });
  expect(countDistinct(new Kingdom(7), WHEAT_FOREST)).toEqual({ all: 24, distinct: 4 });
});

test('a domino in line with the castle leaves one mirror, a crooked kingdom none', () => {
  const kingdom = new Kingdom(5);
  kingdom.lay(WHEAT_FOREST, kingdom.placeNumber({ x: 1, y: 0, to: 'E' }));
  const { all, distinct } = countDistinct(kingdom, WHEAT_MINE);
  expect(distinct).toBeLessThan(all);
  expect(distinct).toBeGreaterThanOrEqual(all / 2);
  kingdom.lay(WHEAT_WHEAT, kingdom.placeNumber({ x: 0, y: 1, to: 'E' }));
  const crooked = countDistinct(kingdom, WHEAT_MINE);
  expect(crooked.distinct).toBe(crooked.all);
});
