import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS } from '../kernel/grid.ts';
import { formatMove, type Move, parseMove } from './move.ts';

const number = fc.integer({ min: -999, max: 999 });
const list = fc.array(number, { minLength: 1, maxLength: 6 });
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('kings' as const), order: list }),
  fc.record({ kind: fc.constant('king' as const), seat: number }),
  fc.record({ kind: fc.constant('line' as const), dominoes: list }),
  fc.record({ kind: fc.constantFrom('pick' as const, 'discard' as const), domino: number }),
  fc.record({
    kind: fc.constant('place' as const),
    domino: number,
    placement: fc.record({ x: number, y: number, to: fc.constantFrom(...DIRECTIONS) }),
  }),
);

test('[K-T1] a move reads back from its text', () => {
  fc.assert(
    fc.property(moves, move => {
      expect(parseMove(formatMove(move))).toEqual({ ok: true, value: move });
    }),
  );
});

test.each([
  ['kings:2,0,3,1', 'kings:2,0,3', 'kings:'],
  ['king:2', 'king:0', 'king:0,1'],
  ['line:3,17,29,41', 'line:3', 'line:3;17'],
  ['pick:17', 'pick:0', 'pick:1,2'],
  ['place:17@1,-2,E', 'place:1@0,0,N', 'place:17@1,-2,X'],
  ['discard:17', 'discard:999', 'discard'],
])('[K-T1] %s and %s are texts of moves, %s is not', (one, other, broken) => {
  for (const text of [one, other]) {
    const move = parseMove(text);
    expect(move.ok && formatMove(move.value)).toBe(text);
  }
  expect(parseMove(broken)).toMatchObject({ ok: false, error: { code: 'bad-move' } });
});

test.each([
  '',
  ':',
  'pick',
  'pick:',
  'pick:017',
  'pick: 17',
  'pick:17 ',
  'Pick:17',
  'pick:1e1',
  'pick:1000',
  'place:17',
  'place:17@1,-2',
  'place:17@1,-2,e',
  'place:17@1,-0,E',
  'place:17@1,-2,E,E',
  'roll:0,0,0,0',
  'pass',
  'constructor:1',
])('[K-T1] %j is not a move', text => {
  const move = parseMove(text);
  expect(move.ok).toBe(false);
  if (!move.ok) expect(move.error).toMatchObject({ code: 'bad-move', rule: 'K-T1' });
});

test('[K-T1] what is no text at all is not a move either', () => {
  for (const raw of [undefined, null, 17, ['pick:17']])
    expect(parseMove(raw as unknown as string)).toMatchObject({ error: { code: 'bad-move', rule: 'K-T1' } });
});
