/** Bonuses are no points until nothing can take them away; then they are, and at the end all adds up to the total. */
import { Random } from '@kingdomino/rules';
import { Kingdom, kingdomino, Position } from '@kingdomino/rules/kingdomino';
import { expect, test, vi } from 'vitest';
import { certainPoints, openBonusesIn, openBonusesOf } from './open-bonuses.ts';

vi.mock('../app/i18n/language.ts', () => import('../app/i18n/testing/english.ts'));

function start(extra = {}): Position {
  const options = kingdomino.readOptions({ players: 2, middleKingdom: true, harmony: true, ...extra });
  if (!options.ok) throw new Error(options.error.text);
  return new Position(options.value);
}

/** States of Middle Kingdom and Harmony in a kingdom with squares at these places. */
function statesWith(spots: readonly (readonly [number, number])[], changes: Partial<Kingdom> = {}) {
  const kingdom = Object.assign(new Kingdom(5), changes);
  for (const [x, y] of spots) kingdom.board.lay(kingdom.grid.cellAt(x, y), 0, 0, 1);
  return openBonusesIn(start(), kingdom).map(({ state }) => state);
}

test('[K-V2] [K-V3] nobody begins with points, and both bonuses are open', () => {
  const position = start();
  expect(openBonusesOf(position, 0)).toEqual([
    {
      name: 'Middle Kingdom',
      points: 10,
      state: 'open',
      text: 'Middle Kingdom: +10 still possible',
    },
    { name: 'Harmony', points: 5, state: 'open', text: 'Harmony: +5 still possible' },
  ]);
  expect([0, 1].map(seat => certainPoints(position, seat))).toEqual([0, 0]);
});

test('[K-V2] [K-V3] a bonus that is not played for is none', () => {
  expect(openBonusesOf(start({ middleKingdom: false, harmony: false }), 0)).toEqual([]);
});

test('[K-V2] the middle is open, then sure when all sides are reached, and lost beyond one of them', () => {
  expect(statesWith([[2, 0]])[0]).toBe('open');
  expect(
    statesWith([
      [2, 0],
      [-2, 0],
      [0, 2],
    ])[0],
  ).toBe('open');
  expect(
    statesWith([
      [2, 0],
      [-2, 0],
      [0, 2],
      [0, -2],
    ])[0],
  ).toBe('sure');
  expect(statesWith([[3, 0]])[0]).toBe('lost');
  expect(statesWith([[0, -3]])[0]).toBe('lost');
});

test('[K-V3] one discard is for good; harmony is sure with the last domino', () => {
  expect(statesWith([], { discards: 1 })[1]).toBe('lost');
  expect(statesWith([], { dominoCount: 11 })[1]).toBe('open');
  expect(statesWith([], { dominoCount: 12 })).toEqual(['sure', 'sure']);
  expect(statesWith([[1, 0]], { dominoCount: 11, discards: 1 })).toEqual(['lost', 'lost']);
});

test.each([2, 3, 4])(
  'a random game of %i: what is sure is never taken away, and the end is the total',
  players => {
    for (let seed = 1; seed <= 8; seed++) {
      const position = start({ players });
      const random = new Random(seed);
      const settled = new Map<string, string>();
      while (position.phase !== 'over') {
        kingdomino.advance(
          position,
          kingdomino.moveAt(position, random.below(kingdomino.countMoves(position))),
        );
        for (let seat = 0; seat < players; seat++) {
          for (const { name, state } of openBonusesOf(position, seat)) {
            const before = settled.get(`${seat} ${name}`);
            if (before) expect(state).toBe(before);
            else if (state !== 'open') settled.set(`${seat} ${name}`, state);
          }
        }
      }
      for (let seat = 0; seat < players; seat++)
        expect(certainPoints(position, seat)).toBe(position.scores()[seat]!.total);
    }
  },
);
