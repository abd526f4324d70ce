import { expect, test } from 'vitest';
import { FEATURES, isPossible, SQUARES } from './features.ts';
import { countOpen, MapFeatures } from './map-features.ts';
import { Side } from './side.ts';
import { randomPositions } from './testing/positions.ts';

test('features are numbers of embeddings, each at most once but for domains', () => {
  const features = new MapFeatures();
  const side = new Side();
  for (let seed = 0; seed < 20; seed++) {
    for (const position of randomPositions(seed, ['roll'])) {
      for (const seat of [0, 1]) {
        const { board } = position.maps[seat]!;
        features.readSquares(board);
        const squares = [...features.list.subarray(0, features.length)];
        expect(squares.length).toBe(34 - countOpen(board));
        expect(new Set(squares).size).toBe(squares.length);
        expect(squares.every(feature => feature < SQUARES && isPossible(feature))).toBe(true);
        side.read(position, seat, position.playerA, 10);
        features.read(board, side);
        const others = [...side.list.subarray(0, side.length), ...features.list.subarray(0, features.length)];
        expect(others.every(feature => feature >= SQUARES && feature < FEATURES)).toBe(true);
        // a race or an owner for each coat, the other map, who begins
        expect(side.length).toBe(8);
      }
    }
  }
});

test('two features stand for every domain', () => {
  const features = new MapFeatures();
  const side = new Side();
  for (const position of randomPositions(7, ['roll'])) {
    const map = position.maps[0];
    side.read(position, 0, position.playerA, 10);
    features.read(map.board, side);
    const fixed = 6 * 6 + 2 + (side.hasBonus ? 1 : 0) + (side.banner >= 0 ? 1 : 0);
    const spells = [1, 2, 4, 8].filter(bit => side.spells & bit).length;
    expect(features.length).toBe(fixed + spells + 2 * map.domains().length);
  }
});
