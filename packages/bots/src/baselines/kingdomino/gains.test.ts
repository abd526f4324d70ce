import { Random } from '@kingdomino/rules';
import { Kingdom } from '@kingdomino/rules/kingdomino';
import { Places } from '@kingdomino/rules/search';
import { describe, expect, test } from 'vitest';
import { playTurn } from '../../turns/kingdomino/turn.ts';
import { Gains } from './gains.ts';
import { Greedy, gainOf } from './greedy.ts';
import { HOLE, OFF_CENTRE, Shape, TIDY } from './shape.ts';

describe.each([5, 7] as const)('kingdoms of %i x %i', size => {
  test('[K-E1] gains are what laying the domino really adds', () => {
    const random = new Random(size);
    const places = new Places(new Kingdom(size).grid);
    const gains = new Gains(places.grid.cells);
    for (let game = 0; game < 40; game++) {
      const kingdom = new Kingdom(size);
      for (let turn = 0; turn < 12; turn++) {
        const domino = 1 + random.below(48);
        const count = kingdom.findPlaces(domino, places);
        gains.start(kingdom);
        for (let index = 0; index < count; index++) {
          const after = kingdom.copy();
          after.lay(domino, places.at(index));
          const added = after.board.points - kingdom.board.points;
          expect(gains.of(domino, places.at(index))).toBe(added);
          expect(gainOf(kingdom, domino, places.at(index))).toBe(added);
        }
        if (count > 0) kingdom.lay(domino, places.at(random.below(count)));
      }
    }
  });
});

test('shape: inside and whole, with a hole, off the centre', () => {
  const kingdom = new Kingdom(5);
  const shape = new Shape(kingdom.grid, 5);
  const tidiness = (x: number, y: number, x2: number, y2: number) =>
    shape.tidiness(kingdom.board, kingdom.grid.cellAt(x, y), kingdom.grid.cellAt(x2, y2));
  expect(tidiness(1, 0, 2, 0)).toBe(TIDY);
  expect(tidiness(2, 0, 3, 0)).toBe(OFF_CENTRE);
  kingdom.lay(1, kingdom.placeNumber({ x: 1, y: -2, to: 'S' }));
  expect(tidiness(2, -1, 2, 0)).toBe(HOLE);
});

test('full greedy takes the placement and the pick that bring most together', async () => {
  const { Position } = await import('@kingdomino/rules/kingdomino');
  const position = new Position({
    players: 2,
    mightyDuel: false,
    middleKingdom: false,
    harmony: false,
    dynasty: false,
    lineOfFour: false,
    balancedOpening: false,
  });
  position.setKings([0, 1, 0, 1]);
  position.deal([1, 19, 23, 48]);
  const greedy = new Greedy(5);
  const random = new Random(1);
  greedy.decide(position, random);
  expect(position.newerDominoes[greedy.slot]).toBe(48);
  playTurn(position, greedy.place, greedy.slot);
  expect(position.newerOwners[3]).toBe(0);
});
