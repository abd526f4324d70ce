import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GAME_IDS, gameById, parsePosition, positionToJson, readPosition } from '@kingdomino/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPuzzle, PUZZLES_FORMAT, type Puzzle, type PuzzleFile } from './puzzle.ts';
import { symmetryKey } from './symmetry.ts';

const POSITION =
  'kingdomino/1 2; place 0; older 22:1 28:0 >36:0 42:1; newer 1 3 24:1 27:0; ' +
  'seat0 9@-2,0,E 12@0,-2,S 21@0,1,S 28@-4,0,E 43@-2,-2,E; ' +
  'seat1 16@1,1,S 18@-1,0,W 22@1,-1,N 45@2,0,W 47@2,2,N';
const PUZZLE: Puzzle = {
  id: 'k1',
  position: POSITION,
  best: 'place:36@-1,1,S pick:1',
  others: [{ moves: 'place:36@-1,1,S pick:3', points: 4.2, win: 0.11 }],
  rating: 1200,
};

function keyOf(position: string): string {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(read.error.text);
  return symmetryKey(read.value.game, read.value.state);
}

test('a puzzle is opened by the rules', () => {
  expect(openPuzzle(PUZZLE)).toMatchObject({ ok: true, value: { puzzle: PUZZLE } });
});

test.each([
  ['a position that is none', { position: 'kingdomino/1 2; lunch' }, 'k1: '],
  ['a position of chance', { position: 'kingdomino/1 2; line' }, 'no seat is to act'],
  ['an illegal solution', { best: 'place:36@4,4,E pick:1' }, 'place:36@4,4,E'],
  ['half a turn', { best: 'place:36@-1,1,S' }, 'not a whole turn'],
  [
    'another turn that is illegal',
    { others: [{ moves: 'place:36@-1,1,S pick:24', points: 5, win: 0 }] },
    'pick:24',
  ],
])('%s is refused', (_, change, text) => {
  const opened = openPuzzle({ ...PUZZLE, ...change });
  expect(opened.ok ? '' : opened.error).toContain(text);
});

test('turned and mirrored boards, each by itself, are the same position; others are not', () => {
  const read = parsePosition(POSITION);
  if (!read.ok) throw new Error(read.error.text);
  const game = gameById('kingdomino');
  const json = JSON.parse(JSON.stringify(positionToJson(read.value.game, read.value.state))) as {
    kingdoms: { squares: { x: number; y: number }[] }[];
  };
  const turned = (swap: boolean, across: boolean, down: boolean) => {
    const other = structuredClone(json);
    for (const square of other.kingdoms[0]!.squares) {
      const [x, y] = swap ? [square.y, square.x] : [square.x, square.y];
      Object.assign(square, { x: across ? -x : x, y: down ? -y : y });
    }
    other.kingdoms[0]!.squares.sort((one, next) => one.y - next.y || one.x - next.x);
    const position = readPosition(other);
    if (!position.ok) throw new Error(position.error.text);
    return symmetryKey(game, position.value.state as Parameters<typeof symmetryKey<'kingdomino'>>[1]);
  };
  const key = keyOf(POSITION);
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (swap, across, down) => {
      expect(turned(swap, across, down)).toBe(key);
    }),
  );
  expect(keyOf(POSITION.replace('18@-1,0,W', '18@0,-1,N'))).not.toBe(key);
  expect(keyOf(POSITION.replace('newer 1 3', 'newer 1 4'))).not.toBe(key);
});

describe.each(GAME_IDS)('the puzzles of %s', id => {
  const text = readFileSync(new URL(`../../puzzles/${id}.json`, import.meta.url), 'utf8');
  const file = JSON.parse(text) as PuzzleFile;

  test('are of their game, each with a name of its own, and legal', () => {
    expect(file).toMatchObject({ format: PUZZLES_FORMAT, game: id });
    expect(new Set(file.puzzles.map(puzzle => puzzle.id)).size).toBe(file.puzzles.length);
    for (const puzzle of file.puzzles) {
      const opened = openPuzzle(puzzle);
      expect(opened.ok ? opened.value.game.id : opened.error).toBe(id);
    }
  });

  test('have a solution that is ahead of everything else by 4 points or 8 % of the chance to win', () => {
    const isEqual = ({ points, win }: { readonly points: number; readonly win: number }) =>
      points < 4 && win < 0.08;
    expect(file.puzzles.filter(({ others }) => others.length === 0 || others.some(isEqual))).toEqual([]);
  });

  test('are none of them the same by symmetry', () => {
    const keys = file.puzzles.map(({ position }) => keyOf(position));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are many', () => {
    expect(file.puzzles.length).toBeGreaterThanOrEqual(id === 'duel' ? 200 : 400);
  });

  test('are small', () => {
    expect(gzipSync(text).length).toBeLessThan(75_000);
  });
});
