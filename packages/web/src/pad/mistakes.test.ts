/** What cannot be right is said, with where it is; what is right is not doubted. */
import { describe, expect, test } from 'vitest';
import { layDomino, paint } from './board-edits.ts';
import { mistakesOf } from './mistakes.ts';
import { emptyBoard, frameOf, newPad, type Pad, type PadBoard, withBoard, withSetup } from './pad.ts';
import { findDominoes } from './position/find-dominoes.ts';
import { HARD_KINGDOMS } from './testing/kingdoms.ts';
import { boardOf } from './testing/taps.ts';

const FRAME = { columns: 5, rows: 5 };
const padWith = (boards: readonly PadBoard[], pad: Pad = newPad()): Pad => {
  const players = boards.map((_, seat) => ({ name: `P${seat}` }));
  return boards.reduce((next, board, seat) => withBoard(next, seat, 0, board), withSetup(pad, { players }));
};
const codesOf = (boards: readonly PadBoard[], isDone = true) =>
  mistakesOf(padWith(boards), 0, isDone).map(({ code }) => code);
const empty = emptyBoard(FRAME);
const drawn = (drawing: string) => boardOf(drawing, 5);
const areas = (...list: PadBoard['areas']): PadBoard => ({ ...empty, way: 'areas', areas: list });

test.each(HARD_KINGDOMS)('kingdom %# of a real game is right', drawing => {
  expect(codesOf([drawn(drawing), empty])).toEqual([]);
  expect(findDominoes([drawn(drawing)], 5)).toHaveLength(1);
});

describe('squares', () => {
  test('[K-C1] more of a sort than the box has, in all kingdoms together, is said at once', () => {
    const mines = drawn('C m3');
    expect(mistakesOf(padWith([mines, mines]), 0, false)).toEqual([
      { code: 'box', kind: 'mine', marks: 3, count: 2, most: 1 },
    ]);
  });

  test('a square that no domino joins to its neighbours', () => {
    // no domino has two mines
    const board = drawn('C m2\n. m3');
    expect(codesOf([board, empty], false)).toEqual([]);
    expect(mistakesOf(padWith([board, empty]), 0, true)).toMatchObject([
      { code: 'alone', seat: 0, spots: [{ marks: 2 }, { marks: 3 }] },
    ]);
  });

  test('it is said at once where nothing can come any more', () => {
    const board = { ...drawn('m2 m3 C'), castle: { x: 2, y: 0 } };
    const closed = [
      [0, 1],
      [1, 1],
    ].reduce(
      (next, [x, y]) => paint('kingdomino', next, { x: x!, y: y! }, { kind: 'mine', marks: 2 }),
      board,
    );
    const found = mistakesOf(padWith([closed, empty]), 0, false);
    expect(found.find(({ code }) => code === 'alone')?.spots).toMatchObject([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
  });

  test.each([
    ['[K-P2] far from the castle', 'C . w w', ['apart']],
    ['half a domino', 'C w w f', ['odd']],
    ['nothing but pairs, none of which fits', 'f f1 C\n. f1 f', ['alone']],
    ['a kingdom that is right', 'w w C', []],
    ['an empty one', 'C', []],
  ])('%s', (_, drawing, codes) => {
    expect(codesOf([drawn(drawing), empty])).toEqual(codes);
  });

  test('[K-P2] dominoes that nobody could have placed', () => {
    // the swamp touches neither the castle nor a swamp, and its other half is lake
    const board = [
      [1, { x: 2, y: 1 }, { x: 2, y: 0 }],
      [12, { x: 1, y: 0 }, { x: 0, y: 0 }],
    ].reduce(
      (next, [number, first, second]) =>
        layDomino(next, Number(number), first as PadBoard['castle'], second as PadBoard['castle']),
      empty,
    );
    expect(codesOf([board, empty])).toEqual(['no-dominoes']);
  });

  test('[K-C1] two kingdoms that both need the one domino', () => {
    const same = drawn('C w1 m');
    const other = drawn('C w m1');
    expect(codesOf([same, other])).toEqual([]);
    expect(codesOf([drawn('C s m2'), drawn('C s m2'), drawn('C s1 w')])).toEqual([]);
    // three swamps beside two crowns: the box has two
    expect(codesOf([drawn('C w1 s'), drawn('C w1 s')])).toEqual(['same-dominoes']);
  });
});

describe('areas', () => {
  const lake = (squares: number, marks: number) => ({ kind: 'lake', squares, marks }) as const;

  test('more lakes than the box has', () => {
    const found = mistakesOf(padWith([areas(lake(10, 1)), areas(lake(10, 1))]), 0, false);
    expect(found).toEqual([{ code: 'box', kind: 'lake', count: 20, most: 18 }]);
  });

  test('more crowns than so many squares can have', () => {
    const found = mistakesOf(padWith([areas(lake(2, 3)), empty]), 0, false);
    expect(found).toEqual([{ code: 'crowns', seat: 0, kind: 'lake', marks: 3, count: 2, most: 2 }]);
  });

  test('[K-P3] more squares than fit', () => {
    const wheat = { kind: 'wheat', squares: 12, marks: 2 } as const;
    expect(codesOf([areas(wheat, lake(14, 2)), empty])).toEqual(['too-many']);
  });

  test('[K-V3] Harmony in spite of a hole', () => {
    const pad = withSetup(newPad(), { switches: ['harmony'] });
    const board = { ...areas(lake(10, 1)), earned: ['harmony'] as const };
    const codes = (isDone: boolean) => mistakesOf(padWith([board, empty], pad), 0, isDone).map(m => m.code);
    expect([codes(false), codes(true)]).toEqual([[], ['not-full']]);
  });
});

describe('Duel', () => {
  const pad = withSetup(newPad(), { game: 'duel' });
  const map = (...coats: [string, number][]): PadBoard => ({
    ...emptyBoard(frameOf(pad)),
    squares: coats.map(([kind, marks], x) => ({ x, y: 0, kind: kind as 'disc', marks })),
  });
  const codes = (one: PadBoard, other: PadBoard) => mistakesOf(padWith([one, other], pad), 0, true);

  test('[D-B1] [D-S6] a castle cross each, and one dignitary', () => {
    expect(codes(map(['disc', 3], ['band', 0]), map(['disc', 2], ['band', 1]))).toEqual([]);
    expect(codes(map(['disc', 3], ['band', 0]), map(['disc', 3], ['band', 1]))).toMatchObject([
      { code: 'crosses-together' },
    ]);
    expect(codes(map(['disc', 3], ['band', 2]), map())).toMatchObject([
      { code: 'crosses', seat: 0, spots: [{ kind: 'disc' }, { kind: 'band' }] },
    ]);
  });

  test('[D-S5] one banner in a game, and coats in pairs', () => {
    const named = { ...map(['disc', 0]), banner: 'disc' as const };
    expect(codes(named, named).map(({ code }) => code)).toEqual(['banners', 'odd', 'odd']);
  });
});
