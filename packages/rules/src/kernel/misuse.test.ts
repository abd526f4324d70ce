import { describe, expect, test } from 'vitest';
import { duel } from '../duel/game.ts';
import { kingdomino } from '../kingdomino/game.ts';
import { begin, playRandomly, playTexts } from '../testing/playing.ts';
import { choiceAt, countChoices, distinctOrders } from './counting.ts';
import { Dealer, dealerFromText } from './dealer.ts';
import { checkWhole } from './misuse.ts';

const game = kingdomino;
const LINE = begin(kingdomino, { players: 4 });
const KING = playTexts(kingdomino, kingdomino.copy(LINE), 'line:3,17,29,41');
const PICK = playTexts(kingdomino, kingdomino.copy(KING), 'king:2');
const PLACE = playTexts(
  kingdomino,
  kingdomino.copy(PICK),
  'pick:29 king:0 pick:3 king:3 pick:41 king:1 pick:17 line:1,2,4,5',
);
const OVER = playRandomly(game, { players: 2 }, 1).state;
const BEYOND = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY];

describe('a move that is not there', () => {
  test.each([
    ['line', LINE],
    ['king', KING],
    ['pick', PICK],
    ['place', PLACE],
    ['over', OVER],
  ])('Kingdomino, %s', (_, position) => {
    for (const index of [game.countMoves(position), ...BEYOND])
      expect(() => game.moveAt(position, index)).toThrow(RangeError);
  });

  test.each([
    ['first', ''],
    ['roll', 'first:0'],
    ['take', 'first:0 roll:0,0,0,0'],
    ['take-two', 'first:0 roll:0,0,0,0 take:0'],
    ['draw', 'first:0 roll:1,0,0,1 take:0 take:2,3'],
  ])('Duel, %s', (_, texts) => {
    const position = playTexts(duel, begin(duel, {}), ...texts.split(' ').filter(Boolean));
    for (const index of [duel.countMoves(position), ...BEYOND])
      expect(() => duel.moveAt(position, index)).toThrow(RangeError);
  });
});

describe('a dealer', () => {
  const dealer = dealerFromText('x');

  test('deals only where chance is to act', () => {
    expect(() => dealer.next(game, PICK)).toThrow('chance has no move here: seat 2 is to act');
    expect(() => dealer.next(game, OVER)).toThrow('chance has no move here: the game is over');
  });

  test('draws from a number of outcomes', () => {
    for (const count of [0, ...BEYOND]) expect(() => dealer.draw(count)).toThrow(RangeError);
    expect(dealer.draw(1)).toBe(0);
  });

  test('goes on from a number of draws', () => {
    for (const dealt of BEYOND) expect(() => new Dealer(new Uint8Array(32), [], dealt)).toThrow(RangeError);
  });
});

describe('a position of the other game', () => {
  const methods = ['optionsOf', 'seats', 'toAct', 'countMoves', 'copy', 'recordVersion', 'outcome'] as const;
  test.each(methods)('%s', method => {
    for (const state of [begin(duel, {}), undefined, null, 'x', {}])
      expect(() => game[method](state as never)).toThrow('this is not a position of Kingdomino');
    expect(() => duel[method](LINE as never)).toThrow('this is not a position of Kingdomino Duel');
  });
});

test('a move that is not legal is not played', () => {
  const before = game.countMoves(PICK);
  for (const move of [undefined, null, 'pick:3', {}, { kind: 'pick' }, { kind: 'pick', domino: 4 }]) {
    expect(() => game.play(PICK, move as never)).toThrow(RangeError);
    expect(() => game.advance(PICK, move as never)).toThrow(RangeError);
  }
  expect(game.countMoves(PICK)).toBe(before);
});

test('options that were never read, and versions that never were', () => {
  expect(() => game.start({ players: 5 } as never)).toThrow('players must be 2, 3 or 4');
  expect(() => duel.start({ players: 3 } as never)).toThrow('Kingdomino Duel is for 2 players');
  expect(() => game.start({ players: 2 } as never, 3 as never)).toThrow("a record's version");
});

test('choices and orders', () => {
  expect(() => choiceAt([1, 2, 3], 2, 3)).toThrow(RangeError);
  for (const index of BEYOND) expect(() => choiceAt([1, 2, 3], 2, index)).toThrow(RangeError);
  expect(() => countChoices(1e9, 5e8)).toThrow(RangeError);
  expect(() => distinctOrders([...Array(12).keys()])).toThrow(RangeError);
});

test('Kingdomino: whatever is passed in for a move is refused, and never thrown at', () => {
  const odd: unknown[] = [
    null,
    undefined,
    7,
    'place:3@1,0,E',
    [],
    { kind: 'place', domino: 3 },
    { kind: 'place', domino: 3, placement: null },
    { kind: 'place', domino: 3, placement: { x: 1, y: 0, to: 'X' } },
    { kind: 'place', domino: 3, placement: { x: '1', y: 0, to: 'E' } },
    { kind: 'line', dominoes: null },
    { kind: 'kings', order: 'x' },
    { kind: 'toString' },
  ];
  for (const state of [LINE, KING, PICK, PLACE])
    for (const move of odd)
      expect(game.check(state, move as never)).toMatchObject({ ok: false, error: { code: 'bad-move' } });
});

test('a wrong value is repeated in short, however long it is', () => {
  const long = Array.from({ length: 9999 }, () => 0) as unknown as number;
  expect(() => checkWhole(long, 0, 3, 'a seat')).toThrow(
    /^a seat must be a whole number from 0 to 3, not [0,]{50}$/,
  );
});
