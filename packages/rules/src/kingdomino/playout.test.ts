import { describe, expect, test } from 'vitest';
import { Random } from '../kernel/random.ts';
import { readOptions } from './options.ts';
import { Playout } from './playout.ts';

function playoutOf(raw: Readonly<Record<string, unknown>>): Playout {
  const options = readOptions(raw);
  if (!options.ok) throw new Error(options.error.text);
  return new Playout(options.value);
}

/** Mean points of a seat over many random games, with the standard error of that mean. */
function meanPoints(raw: Readonly<Record<string, unknown>>, games: number): { mean: number; error: number } {
  const playout = playoutOf(raw);
  const random = new Random(2018);
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    playout.playRandomly(random);
    // seats of one game are not independent, so a game is one sample
    const scores = playout.position.scores();
    const points = scores.reduce((all, { total }) => all + total, 0) / scores.length;
    sum += points;
    squares += points * points;
  }
  const mean = sum / games;
  return { mean, error: Math.sqrt((squares / games - mean * mean) / games) };
}

// Published figures for uniformly random play; equal results of a double are counted once.
describe('random play scores what it should', () => {
  test.each([
    ['four seats', { players: 4 }, 150_000, 19.29, 0.03],
    ['two seats', { players: 2 }, 340_000, 19.09, 0.03],
    [
      'a Mighty Duel with both bonuses',
      { players: 2, mightyDuel: true, middleKingdom: true, harmony: true },
      20_000,
      54,
      0.5,
    ],
  ])('[K-E1] %s', (_, options, games, expected, tolerance) => {
    const { mean, error } = meanPoints(options, games);
    expect(tolerance).toBeGreaterThan(4 * error);
    expect(Math.abs(mean - expected)).toBeLessThan(tolerance);
  });
});

test('[K-V3] [K-V2] nothing discarded, all squares covered and the castle on a corner colour go together', () => {
  for (const [options, squares, games] of [
    [{ players: 4 }, 24, 4000],
    [{ players: 3, lineOfFour: true }, 24, 4000],
    [{ players: 2, mightyDuel: true }, 48, 8000],
  ] as const) {
    const playout = playoutOf(options);
    const random = new Random(13);
    let complete = 0;
    let odd = 0;
    for (let game = 0; game < games; game++) {
      playout.playRandomly(random);
      for (const kingdom of playout.position.kingdoms) {
        const covered = kingdom.board.covered().length;
        if ((covered === squares) !== (kingdom.discards === 0)) odd++;
        if (covered !== squares) continue;
        const { west, north } = kingdom.extent();
        if ((west + north) % 2 !== 0) odd++;
        complete++;
      }
    }
    expect(odd).toBe(0);
    expect(complete).toBeGreaterThan(3);
  }
});

test('a playout plays every mode to its end, again and again', () => {
  for (const options of [{ players: 3 }, { players: 2, dynasty: true, balancedOpening: true }]) {
    const playout = playoutOf(options);
    const random = new Random(1);
    for (let game = 0; game < 20; game++) {
      playout.playRandomly(random);
      expect(playout.position.phase).toBe('over');
      expect(playout.position.finished).toHaveLength('dynasty' in options ? 2 : 0);
    }
  }
});
