// Numbers of decision sequences from the start of each mode: the naive rules confirm the shallow ones.
import { type AnyGame, type AnyState, dealerFromText, gameById, readMove } from '@kingdomino/rules';
import { perft } from '@kingdomino/rules/search';
import { describe, expect, test } from 'vitest';
import { MODES } from './modes.ts';
import type { NaiveGame } from './naive/game.ts';
import { NAIVE_GAMES, type NaiveState } from './naive-games.ts';

const dealer = () => dealerFromText('perft');

// Decisions at depths 1, 2, 3, …: picks, then places and picks. Bonuses and Dynasty change nothing so early.
const TWO = [4, 12, 24, 24, 288, 1152, 12_416];
const THREE = [3, 6, 6, 72, 216, 5184, 10_368];
const FOUR = [4, 12, 24, 24, 288, 1152, 13_824];
const DUEL = [4, 12, 864, 62_208];

const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'kingdomino-2': [...TWO, 37_248, 488_448],
  'kingdomino-3': [...THREE, 248_832],
  'kingdomino-4': [...FOUR, 41_472],
  'kingdomino-2-bonuses': TWO,
  'kingdomino-3-bonuses': THREE,
  'kingdomino-4-bonuses': FOUR,
  'kingdomino-4-harmony': FOUR,
  'kingdomino-4-middle-kingdom': FOUR,
  'kingdomino-2-balanced': TWO,
  'kingdomino-3-line-of-four': [4, 12, 24, 288, 1152, 13_824, 41_472],
  'mighty-duel': [...TWO, 37_248],
  'mighty-duel-bonuses': TWO,
  'mighty-duel-balanced': TWO,
  'dynasty-2': TWO,
  'dynasty-3': THREE,
  'dynasty-4': FOUR,
  'dynasty-mighty-duel': TWO,
  duel: [...DUEL, 248_832],
  'duel-first-seat': DUEL,
};

/** Beyond this, counting the naive way takes too long. */
const MOST_NAIVE = 3000;

interface Pair {
  readonly fast: AnyState;
  readonly naive: NaiveState;
}

/** The naive rules decide; the fast ones only deal, and check that they are asked for nothing illegal. */
function naivePerft(game: AnyGame, rules: NaiveGame<NaiveState>, start: Pair, depth: number): number {
  let { fast, naive } = start;
  for (const dealt = dealer(); rules.toAct(naive) === 'chance'; ) {
    const move = dealt.next(game, fast);
    naive = rules.play(naive, game.format(move));
    fast = game.play(fast, move);
  }
  const moves = rules.moves(naive);
  if (depth === 0 || moves.length === 0) return 1;
  if (depth === 1) return moves.length;
  return moves.reduce((sum, text) => {
    const move = readMove(game, fast, text);
    if (!move.ok) throw new Error(`${text}: ${move.error.text}`);
    const next = { fast: game.play(fast, move.value), naive: rules.play(naive, text) };
    return sum + naivePerft(game, rules, next, depth - 1);
  }, 0);
}

describe('perft', () => {
  test.each(MODES)('[K-P2] [K-S3] [D-R3] [D-R4] $name', ({ name, game: id, options }) => {
    const game = gameById(id);
    const read = game.readOptions(options);
    if (!read.ok) throw new Error(read.error.text);
    const start = game.start(read.value);
    for (const [index, count] of COUNTS[name]!.entries()) {
      expect(perft(game, start, index + 1, dealer)).toBe(count);
      if (count > MOST_NAIVE) continue;
      const pair = { fast: start, naive: NAIVE_GAMES[id].start(options) };
      expect(naivePerft(game, NAIVE_GAMES[id], pair, index + 1)).toBe(count);
    }
  });
});
