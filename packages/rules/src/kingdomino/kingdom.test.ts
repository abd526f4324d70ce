import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELTAS, DIRECTIONS, type Direction } from '../kernel/grid.ts';
import { Places } from '../kernel/places.ts';
import { drawnKingdom, drawnPlacement } from '../testing/drawing.ts';
import { DOMINOES, IS_DOUBLE } from './dominoes.ts';
import { Kingdom, type KingdomSize, type Placement } from './kingdom.ts';
import { scoreKingdom } from './scoring.ts';

interface Case {
  readonly case: string;
  readonly domino: number;
  readonly verdict: string;
  readonly drawing: string;
  readonly size?: KingdomSize;
}

/** Domino 3 is forest and forest, 13 wheat and forest, 18 forest and grassland. */
const EMPTY_SQUARES: readonly Case[] = [
  { case: 'two empty squares', domino: 3, verdict: 'legal', drawing: 'C < >' },
  { case: 'the castle', domino: 3, verdict: 'overlap', drawing: '< C>' },
  { case: 'a square', domino: 3, verdict: 'overlap', drawing: 'C f< >' },
  { case: 'a square, with the other half', domino: 3, verdict: 'overlap', drawing: 'C f f> <' },
];

const TOUCHING: readonly Case[] = [
  { case: 'the first half by the castle', domino: 18, verdict: 'legal', drawing: 'C < >' },
  { case: 'the second half by the castle', domino: 18, verdict: 'legal', drawing: 'C > <' },
  { case: 'only diagonal to the castle', domino: 18, verdict: 'no-match', drawing: '. < >\nC . .' },
  { case: 'far from everything', domino: 18, verdict: 'no-match', drawing: 'C . < >' },
  { case: 'its own terrain', domino: 18, verdict: 'legal', drawing: 'C f f < >' },
  { case: 'its own terrain with the other half', domino: 13, verdict: 'legal', drawing: 'C f f > <' },
  { case: 'another terrain', domino: 13, verdict: 'no-match', drawing: 'C g g < >' },
  // the half that touches must itself match
  { case: "the other half's terrain", domino: 18, verdict: 'no-match', drawing: 'C f f > <' },
  { case: 'its terrain diagonally', domino: 13, verdict: 'no-match', drawing: 'C w . .\n. . < >' },
  {
    case: 'a matching half beside a foreign terrain',
    domino: 18,
    verdict: 'legal',
    drawing: `C f f <
              . s s >`,
  },
  // a double's halves would match each other
  { case: 'nothing but its own other half', domino: 3, verdict: 'no-match', drawing: 'C g g < >' },
];

const FITTING: readonly Case[] = [
  { case: 'five wide', domino: 3, verdict: 'legal', drawing: 'C f f < >' },
  { case: 'six wide', domino: 3, verdict: 'too-wide', drawing: 'f C f f < >' },
  { case: 'six wide, but 7x7', domino: 3, verdict: 'legal', drawing: 'f C f f < >', size: 7 },
  { case: 'eight wide', domino: 3, verdict: 'too-wide', drawing: 'f C f f f f < >', size: 7 },
  { case: 'five high', domino: 3, verdict: 'legal', drawing: '>\n<\nf\nf\nC' },
  { case: 'six high', domino: 3, verdict: 'too-wide', drawing: '>\n<\nf\nf\nC\nf' },
  // the castle may stand anywhere in the square: nothing but what is laid fixes it
  { case: 'five wide to the west', domino: 3, verdict: 'legal', drawing: '< > f f C' },
  { case: 'off the canvas', domino: 3, verdict: 'too-wide', drawing: 'C f f f f < >' },
];

function verdictOn({ drawing, domino, size }: Case): string {
  const checked = drawnKingdom(drawing, size).checkPlacement(domino, drawnPlacement(drawing));
  return checked.ok ? 'legal' : checked.error;
}

describe('a domino lies', () => {
  test.each(EMPTY_SQUARES)('[K-P1] on $case: $verdict', each => expect(verdictOn(each)).toBe(each.verdict));
  test.each(TOUCHING)('[K-P2] touching $case: $verdict', each => expect(verdictOn(each)).toBe(each.verdict));
  test.each(FITTING)('[K-P3] $case: $verdict', each => expect(verdictOn(each)).toBe(each.verdict));
});

test('[K-P2] the first domino has 24 placements, 12 if its halves are equal', () => {
  for (const size of [5, 7] as const) {
    const kingdom = new Kingdom(size);
    for (const { number } of DOMINOES)
      expect(placements(kingdom, number)).toHaveLength(IS_DOUBLE[number] === 1 ? 12 : 24);
  }
});

test('[K-P3] [K-V3] a complete kingdom needs the castle on the corner colour of the chessboard', () => {
  const possible = (size: number) => {
    let count = 0;
    for (let castle = 0; castle < size * size; castle++) {
      // each domino covers one square of each colour
      const colours = [0, 0];
      for (let square = 0; square < size * size; square++) {
        if (square !== castle) colours[((square % size) + Math.floor(square / size)) % 2]! += 1;
      }
      if (colours[0] === colours[1]) count++;
    }
    return count;
  };
  expect([possible(5), possible(7)]).toEqual([13, 25]);
});

describe('what can be asked of a kingdom', () => {
  const kingdom = drawnKingdom(`
    .  w1 w
    C  f  .
    f2 .  .`);

  test('[K-P3] its extent, and the frame of squares that can still be reached', () => {
    expect(kingdom.extent()).toEqual({ west: 0, east: 2, north: -1, south: 1 });
    expect(kingdom.frame()).toEqual({ west: -2, east: 4, north: -3, south: 3 });
  });

  test('[K-E1] its squares and areas', () => {
    expect(kingdom.squareAt(1, -1)).toEqual({ x: 1, y: -1, terrain: 'wheat', crowns: 1, domino: 0 });
    for (const [x, y] of [
      [0, 0],
      [2, 1],
      [9, 9],
    ] as const)
      expect(kingdom.squareAt(x, y)).toBeUndefined();
    expect(kingdom.squares()).toHaveLength(4);
    expect(kingdom.areas().map(({ points }) => points)).toEqual([2, 0, 2]);
  });

  test('[K-P3] a square in the farthest corner, and a place beyond it', () => {
    const empty = new Kingdom(5);
    const wide = drawnKingdom(`
      m3 . . . .
      .  . . . .
      .  . . . .
      .  . . . .
      .  . . . C`);
    expect(wide.squareAt(-4, -4)).toMatchObject({ terrain: 'mine', crowns: 3 });
    expect(wide.squareAt(-5, -4)).toBeUndefined();
    // in the corner itself a domino may lie, with either half
    const inCorner = drawnKingdom('. . . . .\nw . . . .\n. . . . .\n. . . . .\n. . . . C');
    expect(inCorner.checkPlacement(1, { x: -4, y: -4, to: 'E' })).toEqual({ ok: true, value: 0 });
    expect(inCorner.checkPlacement(1, { x: -3, y: -4, to: 'W' })).toEqual({ ok: true, value: 6 });
    for (const beyond of [
      { x: -5, y: 0, to: 'E' },
      { x: -4, y: 0, to: 'W' },
    ] as const) {
      expect(wide.placeNumber(beyond)).toBe(-1);
      expect(empty.checkPlacement(1, beyond)).toEqual({ ok: false, error: 'too-wide' });
    }
  });

  test('a copy goes its own way', () => {
    const copy = kingdom.copy();
    copy.lay(3, copy.placeNumber({ x: -1, y: 0, to: 'W' }));
    copy.discards++;
    expect([kingdom.squares().length, kingdom.dominoCount, kingdom.discards]).toEqual([4, 0, 0]);
    expect([copy.squares().length, copy.dominoCount, copy.discards]).toEqual([6, 1, 1]);
    expect(copy.squareAt(-2, 0)).toMatchObject({ terrain: 'forest', domino: 3 });
  });
});

interface Laid extends Placement {
  readonly domino: number;
}

/** A kingdom that came about by legal play, as the list of what was laid. */
const played = fc
  .record({
    size: fc.constantFrom<KingdomSize>(5, 7),
    dominoes: fc.shuffledSubarray(DOMINOES.map(({ number }) => number)),
    choices: fc.array(fc.nat(), { minLength: 1, maxLength: 24 }),
  })
  .map(({ size, dominoes, choices }) => {
    const kingdom = new Kingdom(size);
    const laid: Laid[] = [];
    for (const [index, choice] of choices.entries()) {
      const domino = dominoes[index];
      const all = domino === undefined ? [] : placements(kingdom, domino);
      if (all.length === 0) continue;
      const placement = all[choice % all.length]!;
      kingdom.lay(domino!, kingdom.placeNumber(placement));
      laid.push({ domino: domino!, ...placement });
    }
    return { kingdom, laid };
  });

const numbers = fc.constantFrom(...DOMINOES.map(({ number }) => number));

test('[K-P1] [K-P2] [K-P3] the generator finds exactly what the rule allows', () => {
  fc.assert(
    fc.property(played, numbers, ({ kingdom }, domino) => {
      const allowed: string[] = [];
      // beyond the canvas on every side, too
      for (let y = -kingdom.size; y <= kingdom.size; y++) {
        for (let x = -kingdom.size; x <= kingdom.size; x++) {
          for (const to of IS_DOUBLE[domino] === 1 ? (['E', 'S'] as const) : DIRECTIONS) {
            if (kingdom.checkPlacement(domino, { x, y, to }).ok) allowed.push(`${x},${y},${to}`);
          }
        }
      }
      const found = placements(kingdom, domino).map(({ x, y, to }) => `${x},${y},${to}`);
      expect(found.sort()).toEqual(allowed.sort());
    }),
  );
});

test('[K-P3] nothing that was laid is ever wider or higher than the square', () => {
  fc.assert(
    fc.property(played, ({ kingdom }) => {
      const { west, east, north, south } = kingdom.extent();
      expect(Math.max(east - west, south - north)).toBeLessThan(kingdom.size);
    }),
  );
});

test('[K-E1] [K-V2] [K-P2] turning or mirroring a kingdom changes neither score nor number of placements', () => {
  fc.assert(
    fc.property(played, numbers, ({ kingdom, laid }, domino) => {
      for (const symmetry of SYMMETRIES) {
        const image = new Kingdom(kingdom.size);
        for (const each of laid) {
          const placement = imageOf(each, symmetry);
          expect(image.checkPlacement(each.domino, placement).ok).toBe(true);
          image.lay(each.domino, image.placeNumber(placement));
        }
        const bonuses = { middleKingdom: true, harmony: true };
        expect(scoreKingdom(image, bonuses)).toEqual(scoreKingdom(kingdom, bonuses));
        expect(placements(image, domino)).toHaveLength(placements(kingdom, domino).length);
      }
    }),
    { numRuns: 60 },
  );
});

test('[K-E1] areas add up to the squares laid, and points to the areas', () => {
  fc.assert(
    fc.property(played, ({ kingdom, laid }) => {
      const areas = kingdom.areas();
      expect(areas.reduce((sum, { cells }) => sum + cells.length, 0)).toBe(2 * laid.length);
      expect(areas.reduce((sum, { cells, marks }) => sum + cells.length * marks, 0)).toBe(
        kingdom.board.points,
      );
    }),
  );
});

function placements(kingdom: Kingdom, domino: number): Placement[] {
  const places = new Places(kingdom.grid);
  return Array.from({ length: kingdom.findPlaces(domino, places) }, (_, index) =>
    kingdom.placement(places.at(index)),
  );
}

type Symmetry = (x: number, y: number) => readonly [x: number, y: number];

/** The eight ways a square falls on itself. */
const SYMMETRIES: readonly Symmetry[] = [
  (x, y) => [x, y],
  (x, y) => [-y, x],
  (x, y) => [-x, -y],
  (x, y) => [y, -x],
  (x, y) => [-x, y],
  (x, y) => [x, -y],
  (x, y) => [y, x],
  (x, y) => [-y, -x],
];

function imageOf({ x, y, to }: Placement, symmetry: Symmetry): Placement {
  const [imageX, imageY] = symmetry(x, y);
  return { x: imageX, y: imageY, to: directionOf(symmetry(...DELTAS[DIRECTIONS.indexOf(to)]!)) };
}

function directionOf([dx, dy]: readonly [number, number]): Direction {
  return DIRECTIONS[DELTAS.findIndex(delta => delta[0] === dx && delta[1] === dy)]!;
}
