import { type AnyGame, dealerFromText } from '@kingdomino/rules';
import { type Kingdom, kingdomino, type Position, TERRAINS } from '@kingdomino/rules/kingdomino';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOOK_KINDS, Surroundings } from './surroundings.ts';

const game = kingdomino as AnyGame;
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Kingdoms as they are after some moves of a random game. */
const kingdoms = fc
  .record({ seed: fc.string(), moves: fc.nat(120), players: fc.constantFrom(2, 3, 4), wide: fc.boolean() })
  .map(({ seed, moves, players, wide }) => {
    const read = game.readOptions(wide ? { players: 2, mightyDuel: true } : { players });
    if (!read.ok) throw new Error(read.error.text);
    const state = game.start(read.value);
    const dealer = dealerFromText(seed);
    for (let index = 0; index < moves && game.toAct(state) !== 'nobody'; index++) {
      const isChance = game.toAct(state) === 'chance';
      const choice = (index * 7919 + seed.length) % game.countMoves(state);
      game.advance(state, isChance ? dealer.next(game, state) : game.moveAt(state, choice));
    }
    return (state as Position).kingdoms[0]!;
  });

function scanned(kingdom: Kingdom): Surroundings {
  const surroundings = new Surroundings(kingdom.grid.cells);
  surroundings.scan(kingdom);
  return surroundings;
}

/** The open cells beside a cell of a list. */
function openBeside({ board, grid }: Kingdom, cells: readonly number[]): Set<number> {
  const beside = cells.flatMap(cell =>
    SIDES.map(([dx, dy]) => grid.cellAt(grid.x(cell) + dx, grid.y(cell) + dy)),
  );
  return new Set(beside.filter(cell => cell >= 0 && board.isOpen(cell)));
}

test('reach, largest areas and nooks are those of the kingdom', () => {
  fc.assert(
    fc.property(kingdoms, kingdom => {
      const { west, east, north, south, largest, nooks, nookCount } = scanned(kingdom);
      expect({ west, east, north, south }).toEqual(kingdom.extent());
      for (const kind of TERRAINS.keys()) {
        const areas = kingdom.areas().filter(area => area.kind === kind);
        const size = Math.max(0, ...areas.map(({ cells }) => cells.length));
        const crowns = Math.max(
          0,
          ...areas.filter(({ cells }) => cells.length === size).map(({ marks }) => marks),
        );
        const all = areas.reduce((sum, { marks }) => sum + marks, 0);
        expect(Array.from(largest.subarray(3 * kind, 3 * kind + 3))).toEqual([size, crowns, all]);
      }
      expect(nookCount).toBe(openBeside(kingdom, [kingdom.grid.castle, ...kingdom.board.covered()]).size);
      expect(nooks.slice(0, nookCount).every(nook => nook < NOOK_KINDS)).toBe(true);
    }),
  );
});

test('areas are told apart by terrain, squares, crowns and the open cells beside them', () => {
  fc.assert(
    fc.property(kingdoms, kingdom => {
      const { areas, areaCount } = scanned(kingdom);
      const kinds = kingdom.areas().map(({ kind, cells, marks }) => {
        const liberties = Math.min(openBeside(kingdom, cells).size, 4);
        return ((kind * 8 + Math.min(cells.length, 8) - 1) * 5 + Math.min(marks, 4)) * 5 + liberties;
      });
      expect(areas.slice(0, areaCount).sort()).toEqual(Uint16Array.from(kinds).sort());
    }),
  );
});

test('a castle alone has the four nooks beside it', () => {
  const alone = fc.sample(kingdoms, 1)[0]!;
  alone.board.clear();
  const { nooks, nookCount, areaCount } = scanned(alone);
  expect([nookCount, areaCount, new Set(nooks.slice(0, 4)).size]).toEqual([4, 0, 1]);
});
