import { dealerFromText, listMoves, Random } from '@kingdomino/rules';
import { kingdomino, type Move, type Options, type Position } from '@kingdomino/rules/kingdomino';
import { describe, expect, test } from 'vitest';
import { movesOf } from '../../../turns/kingdomino/turn-moves.ts';
import { utilityOf } from '../../utility.ts';
import { Ending } from './ending.ts';

/** A random game up to so many moves before its end: with few places left, so that all of them can be tried. */
function nearTheEnd(options: Partial<Options>, seed: string, left: number): Position {
  const play = (most: number): { state: Position; count: number } => {
    const read = kingdomino.readOptions(options);
    if (!read.ok) throw new Error(read.error.text);
    const state = kingdomino.start(read.value);
    const dealer = dealerFromText(seed);
    const random = new Random(seed.length);
    let count = 0;
    for (; count < most && kingdomino.toAct(state) !== 'nobody'; count++) {
      const isChance = kingdomino.toAct(state) === 'chance';
      const index = isChance ? 0 : random.below(kingdomino.countMoves(state));
      kingdomino.advance(state, isChance ? dealer.next(kingdomino, state) : kingdomino.moveAt(state, index));
    }
    return { state, count };
  };
  return play(play(Number.POSITIVE_INFINITY).count - left).state;
}

interface Value {
  readonly points: readonly number[];
  readonly wins: readonly number[];
}

/** Every move of everybody tried, each seat taking what is best for itself: nothing of the solver's. */
function bruteForce(position: Position): Value {
  const actor = kingdomino.toAct(position);
  if (typeof actor !== 'number') {
    const { scores, ranking } = kingdomino.outcome(position);
    const [first] = ranking;
    return {
      points: scores.map(({ total }) => total),
      wins: scores.map((_, seat) => (first!.includes(seat) ? 1 / first!.length : 0)),
    };
  }
  const values = listMoves(kingdomino, position).map(move => bruteForce(kingdomino.play(position, move)));
  return values.reduce((best, value) => (utilityOf(value, actor) > utilityOf(best, actor) ? value : best));
}

const after = (position: Position, moves: readonly Move[]) =>
  moves.reduce((state, move) => kingdomino.play(state, move), position);

describe.each([
  ['two seats', { players: 2 }, 6],
  ['two seats with bonuses', { players: 2, middleKingdom: true, harmony: true }, 6],
  ['two seats, the last placements', { players: 2 }, 4],
  ['three seats, lines of four', { players: 3, lineOfFour: true }, 5],
  ['four seats', { players: 4, harmony: true }, 5],
] as const)('%s', (_, options, left) => {
  test('every turn is worth what trying all moves says', () => {
    let turns = 0;
    for (const seed of ['a', 'bb', 'ccc']) {
      const position = nearTheEnd(options, seed, left);
      expect(Ending.isSmall(position)).toBe(true);
      const solved = new Ending(position).solve();
      for (const turn of solved) {
        const exact = bruteForce(after(position, movesOf(position, turn)));
        expect(utilityOf(turn, position.seat)).toBeCloseTo(utilityOf(exact, position.seat), 9);
        // what the others make of it is only certain where one's gain is the other's loss
        if (options.players === 2) expect(turn.wins).toEqual(exact.wins);
        turns++;
      }
    }
    expect(turns).toBeGreaterThan(2);
  });
});

test('before the last line, in a Dynasty and where too much is possible there is no solution', () => {
  expect(Ending.isSmall(nearTheEnd({ players: 2 }, 'a', 40))).toBe(false);
  expect(Ending.isSmall(nearTheEnd({ players: 2, dynasty: true }, 'a', 4))).toBe(false);
  expect(Ending.isSmall(nearTheEnd({ players: 2 }, 'a', 0))).toBe(false);
});
