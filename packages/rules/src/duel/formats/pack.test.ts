import { describe, expect, test } from 'vitest';
import { packNumber } from '../../kernel/formats/notation.ts';
import { listMoves } from '../../kernel/game.ts';
import { beforeRoll, blockedMap, DRAW_BOTH, TAKE_01 } from '../../testing/duel.ts';
import { begin, playRandomly } from '../../testing/playing.ts';
import { duel as game } from '../game.ts';
import { MAP_GRID } from '../map.ts';
import type { Position } from '../position.ts';

const POSITIONS: readonly [name: string, position: Position][] = [
  ['first', begin(game, {})],
  ['roll', beforeRoll('round 0')],
  ['take', beforeRoll('round 0; book discs=4:0', 'roll:0,0,0,0')],
  ['take-two', beforeRoll('round 0', 'roll:0,0,0,0', 'take:2')],
  ['draw', beforeRoll('round 0', 'roll:0,0,0,0', 'take:0', 'take:1,2')],
  ['turned', beforeRoll('round 0; book bands=4:0', 'roll:1,0,0,0', ...TAKE_01)],
  ['free+split', beforeRoll('round 0; book disc=5:0 band=5:0', 'roll:1,0,0,0', ...TAKE_01)],
  ['pass', beforeRoll(`round 4; ${blockedMap(0)}; book disc=5:0`, 'roll:1,0,0,0', ...TAKE_01)],
  ['pass, turned', beforeRoll(`round 4; ${blockedMap(0)}; book bands=4:0`, 'roll:1,0,0,0', ...TAKE_01)],
  ['banner', beforeRoll('round 0; book solid=2:0', 'roll:1,4,1,2', ...DRAW_BOTH)],
  ['dignitary', beforeRoll('round 0; book quarters=2:0', 'roll:1,5,1,2', ...DRAW_BOTH)],
];

describe('a packed move reads back from the position before it', () => {
  test.each(POSITIONS)('[D-R4] %s', (_, position) => {
    const all = listMoves(game, position);
    const packed = all.map(move => game.pack(position, move));
    expect(new Set(packed).size).toBe(all.length);
    const wrong = all.filter((move, index) => {
      const unpacked = game.unpack(position, `xx${packed[index]}yy`, 2);
      return (
        !unpacked.ok ||
        game.format(unpacked.value.move) !== game.format(move) ||
        unpacked.value.end !== 2 + packed[index]!.length
      );
    });
    expect(wrong).toEqual([]);
    // to the very same move, without so much as an empty coat
    const last = packed.length - 1;
    expect(game.unpack(position, packed[last]!, 0)).toStrictEqual({
      ok: true,
      value: { move: all[last], end: packed[last]!.length },
    });
    for (const text of ['', '~', 'A~'].slice(
      0,
      position.phase === 'roll' || position.phase === 'draw' ? 3 : 2,
    ))
      expect(game.unpack(position, text, 0)).toMatchObject({ ok: false, error: { code: 'bad-move' } });
  });
});

test.each([
  ['a cell just beyond the map', 'dignitary', packNumber(MAP_GRID.cells, 1)],
  ['a cell far beyond the map', 'dignitary', '_'],
  ['a seventh coat', 'banner', 'G'],
  ['a turned die that is missing', 'pass, turned', '-'],
])('[D-R4] %s is refused', (_, name, text) => {
  const position = POSITIONS.find(([known]) => known === name)![1];
  expect(game.unpack(position, text, 0)).toMatchObject({ ok: false, error: { code: 'bad-move' } });
});

test('[D-R4] a refusal says where the link is damaged, counted from 1', () => {
  expect(game.unpack(beforeRoll('round 0'), 'xxA~', 2)).toMatchObject({
    error: { code: 'bad-move', text: expect.stringContaining('the link is damaged at character 3') },
  });
});

test('[D-E1] nothing is read where the game is over', () => {
  const { state } = playRandomly(game, {}, 1);
  expect(game.unpack(state as Position, 'AAAA', 0)).toMatchObject({ error: { code: 'bad-move' } });
});

test('[D-R1] options take one character, and nonsense is refused', () => {
  for (const raw of [{}, { firstSeat: 0 }, { firstSeat: 1 }]) {
    const { options } = begin(game, raw);
    const text = game.packOptions(options);
    expect(text).toHaveLength(1);
    expect(game.unpackOptions(text)).toEqual({ ok: true, value: options });
  }
  for (const text of ['', 'AA', '~', ['A'], undefined])
    expect(game.unpackOptions(text as string)).toMatchObject({
      error: { code: 'bad-move', text: expect.stringContaining('the link has no readable options') },
    });
  expect(game.unpackOptions('D')).toMatchObject({ error: { code: 'bad-options', rule: 'D-R1' } });
});
