import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COATS } from './components.ts';
import { type DrawnDie, formatMove, type Move, parseMove } from './move.ts';

const number = fc.integer({ min: -999, max: 999 });
const list = fc.array(number, { minLength: 1, maxLength: 5 });
const coat = fc.constantFrom(...COATS);
const die = fc.record(
  {
    die: fc.nat({ max: 3 }),
    x: number,
    y: number,
    turnedTo: fc.nat({ max: 5 }),
    coat,
    castleCross: fc.constant(true),
  },
  { requiredKeys: ['die', 'x', 'y'] },
) as fc.Arbitrary<DrawnDie>;
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('first' as const), seat: number }),
  fc.record({ kind: fc.constant('roll' as const), faces: list }),
  fc.record({ kind: fc.constantFrom('take' as const, 'both' as const), dice: list }),
  fc.record({
    kind: fc.constant('draw' as const),
    free: fc.boolean(),
    split: fc.boolean(),
    dice: fc.tuple(die, die),
  }),
  fc.constant({ kind: 'pass' as const }),
  fc.record({
    kind: fc.constant('pass' as const),
    turned: fc.record({ die: fc.nat({ max: 3 }), face: fc.nat({ max: 5 }) }),
  }),
  fc.record({ kind: fc.constant('banner' as const), coat }),
  fc.record({ kind: fc.constant('dignitary' as const), x: number, y: number }),
);

test('[D-R4] a move reads back from its text', () => {
  fc.assert(
    fc.property(moves, move => {
      expect(parseMove(formatMove(move))).toEqual({ ok: true, value: move });
    }),
  );
});

test.each([
  'draw:2@1,0;3@2,0',
  'draw:free:0@1,0;3@2,0',
  'draw:split:0@1,0;3@-3,2',
  'draw:free+split:0>4=solid*@1,0;3@2,0',
])('[D-R4] %s is written as it is read', text => {
  const move = parseMove(text);
  expect(move.ok && formatMove(move.value)).toBe(text);
});

test.each([
  '',
  'pass:',
  'pass:1',
  'pass:1>',
  'pass:4>0',
  'pass:0>6',
  'pass:0>1>2',
  'draw',
  'draw:',
  'draw:2@1,0',
  'draw:2@1,0;3@2,0;1@3,0',
  'draw:split+free:2@1,0;3@2,0',
  'draw:turn:2@1,0;3@2,0',
  'draw:4@1,0;3@2,0',
  'draw:2*=solid@1,0;3@2,0',
  'draw:2=gold@1,0;3@2,0',
  'draw:2>6@1,0;3@2,0',
  'draw:2@01,0;3@2,0',
  'banner:gold',
  'banner',
  'dignitary:1',
  'roll:a',
  'take:',
  'first:0,1',
  'pick:1',
])('[D-R4] %j is not a move', text => {
  expect(parseMove(text)).toMatchObject({ ok: false, error: { code: 'bad-move', rule: 'D-R4' } });
});
