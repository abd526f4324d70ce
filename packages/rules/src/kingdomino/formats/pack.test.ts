import { describe, expect, test } from 'vitest';
import { listMoves } from '../../kernel/game.ts';
import { drawnKingdom } from '../../testing/drawing.ts';
import { begin, playRandomly, playTexts } from '../../testing/playing.ts';
import { kingdomino as game } from '../game.ts';
import { SWITCH_NAMES } from '../options.ts';
import type { Position } from '../position.ts';

const OPENING = [
  'kings:2,0,3,1',
  'line:3,17,29,41',
  'pick:29',
  'pick:3',
  'pick:41',
  'pick:17',
  'line:1,2,4,48',
];
/** Nothing fits beside a castle with swamp all around it, but swamp. */
const FULL = drawnKingdom(`
  s0 s0 s0
  s0 C  s0
  s0 s0 s0
`);
const after = (count: number) => playTexts(game, begin(game, { players: 4 }), ...OPENING.slice(0, count));

describe('a packed move reads back from the position before it', () => {
  test.each([
    ['kings', game.start(begin(game, { players: 4 }).options, 1)],
    ['king', playTexts(game, begin(game, { players: 4 }), 'line:3,17,29,41', 'king:2', 'pick:29')],
    ['pick', after(2)],
    ['place', after(7)],
  ] as const)('[K-T1] %s', (_, position) => {
    const all = listMoves(game, position);
    const packed = all.map(move => game.pack(position, move));
    expect(new Set(packed).size).toBe(all.length);
    for (const [index, move] of all.entries()) {
      const text = `xx${packed[index]}yy`;
      expect(game.unpack(position, text, 2)).toEqual({
        ok: true,
        value: { move, end: 2 + packed[index]!.length },
      });
    }
  });

  test('[K-S2] line', () => {
    const position = after(1);
    expect(game.pack(position, { kind: 'line', dominoes: [1, 2, 47, 48] })).toBe('BCvw');
    expect(game.unpack(position, 'BCvw', 0)).toEqual({
      ok: true,
      value: { move: { kind: 'line', dominoes: [1, 2, 47, 48] }, end: 4 },
    });
  });

  test('[K-P4] discard', () => {
    const position = after(7);
    position.kingdom.copyFrom(FULL);
    expect(game.pack(position, { kind: 'discard', domino: 3 })).toBe('__');
    expect(game.unpack(position, '__', 0)).toEqual({
      ok: true,
      value: { move: { kind: 'discard', domino: 3 }, end: 2 },
    });
  });
});

test.each([
  ['nothing', after(2), ''],
  ['half a placement', after(7), 'A'],
  ['a character of another alphabet', after(2), '~'],
  ['no such order of kings', game.start(begin(game, { players: 4 }).options, 1), '_'],
  ['half a line', after(1), 'BCD'],
] as const)('[K-T1] %s is refused', (_, position: Position, text) => {
  expect(game.unpack(position, text, 0)).toMatchObject({ ok: false, error: { code: 'bad-move' } });
});

test.each([
  ['a character of another alphabet', after(2), 'the link is damaged at character 3'],
  [
    'no such order of kings',
    game.start(begin(game, { players: 4 }).options, 1),
    'at character 3 of the link',
  ],
] as const)('[K-T1] a refusal says where it is: %s', (_, position: Position, text) => {
  expect(game.unpack(position, position.phase === 'kings' ? 'xx_' : 'xx~', 2)).toMatchObject({
    error: { text: expect.stringContaining(text) },
  });
});

test('[K-T3] nothing is read where the game is over', () => {
  const { state } = playRandomly(game, { players: 2 }, 1);
  expect(game.unpack(state as Position, 'AAAA', 0)).toMatchObject({ error: { code: 'bad-move' } });
});

test('[K-C2] options take two characters, and nonsense in them is refused', () => {
  for (const raw of [
    { players: 2, mightyDuel: true, balancedOpening: true },
    { players: 3, lineOfFour: true, dynasty: true },
    { players: 4, middleKingdom: true, harmony: true },
  ]) {
    const options = game.optionsOf(begin(game, raw));
    const text = game.packOptions(options);
    expect(text).toHaveLength(2);
    expect(game.unpackOptions(text)).toEqual({ ok: true, value: options });
  }
  expect(SWITCH_NAMES.length).toBeLessThanOrEqual(6);
  for (const text of ['', 'E', 'EAA', 'E~', '~A', ['E', 'A'], undefined])
    expect(game.unpackOptions(text as string)).toMatchObject({
      error: { code: 'bad-move', text: expect.stringContaining('the link has no readable options') },
    });
  // no players, five players
  for (const text of ['AA', 'FA'])
    expect(game.unpackOptions(text)).toMatchObject({ error: { code: 'bad-options', rule: 'K-C2' } });
  // four players and a Mighty Duel
  expect(game.unpackOptions('EB')).toMatchObject({ ok: false, error: { rule: 'K-V4' } });
});
