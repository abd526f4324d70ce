import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { colourNet, paintKingdom } from '@kingdomino/testkit/photographs';
import { expect, test } from 'vitest';
import type { Picture } from './geometry/sampling.ts';
import { SquareNet } from './net/square-net.ts';
import { loadNets } from './nets.ts';
import { drawingOf } from './reading/drawing.ts';
import { scan } from './scan.ts';

const shipped = await loadNets(async address => new Uint8Array(readFileSync(fileURLToPath(address))).buffer);
const nets = { ...shipped, squares: new SquareNet(colourNet()) };

const FIVE = `
  w g1 f f l
  s2 g f g2 w
  s1 g C g1 l
  s w1 w w1 w
  s m2 m2 m f1
`;
const tidy = (drawing: string) => drawing.trim().replaceAll(/ *\n */g, '\n');

test('a picture that is cut to the edge of a kingdom is that kingdom', () => {
  const [kingdom, ...more] = scan(paintKingdom(FIVE), nets);
  expect(more).toEqual([]);
  expect(drawingOf(kingdom!)).toBe(tidy(FIVE));
  expect(kingdom!.squares.filter(({ isDoubtful }) => isDoubtful)).toEqual([]);
  expect(kingdom!.corners).toEqual([
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 200 },
    { x: 0, y: 200 },
  ]);
});

test('so is one of seven by seven', () => {
  const row = 'w w f f l l w';
  const seven = [row, row, row, 'f f l C w w w', row, row, row].join('\n');
  const [kingdom] = scan(paintKingdom(seven), nets);
  expect([kingdom!.columns, kingdom!.rows]).toEqual([7, 7]);
});

const plain = (width: number, height: number, value: number): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(4 * width * height).fill(value),
});

test.each([
  ['black', plain(300, 200, 0)],
  ['white and square', plain(200, 200, 255)],
  ['one pixel', plain(1, 1, 90)],
  ['a line', plain(1600, 1, 90)],
  [
    'noise',
    {
      ...plain(240, 180, 0),
      data: Uint8ClampedArray.from({ length: 4 * 240 * 180 }, (_, at) => (at * at * 31 + at * 17) % 251),
    },
  ],
])('there is no kingdom in a picture that is %s', (_, picture) => {
  expect(scan(picture, shipped)).toEqual([]);
});
