import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Quad } from './geometry/homography.ts';
import { SquareNet } from './net/square-net.ts';
import { readingOf, readKingdom } from './read-kingdom.ts';
import { EMPTY, LABELS, squareOf } from './reading/labels.ts';
import { chancesOf, kingdomsOf } from './testing/kingdoms.ts';

const net = new SquareNet(
  new Uint8Array(readFileSync(new URL('../assets/squares.bin', import.meta.url))).buffer,
);
const BLACK = { width: 50, height: 50, data: new Uint8ClampedArray(4 * 50 * 50) };
const WHOLE: Quad = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 50, y: 50 },
  { x: 0, y: 50 },
];

test('what the net is sure of is not doubtful', () => {
  const laid = kingdomsOf('sure')[0]!;
  const { squares, isConsistent } = readingOf(chancesOf(laid.labels), laid);
  expect(isConsistent).toBe(true);
  expect(squares.map(({ square }) => square)).toEqual(laid.labels.map(squareOf));
  expect(squares.filter(({ isDoubtful }) => isDoubtful)).toEqual([]);
});

test('what the rules have corrected, and what might be something else, is doubtful', () => {
  const laid = kingdomsOf('doubtful')[0]!;
  const castle = laid.labels.findIndex(label => squareOf(label).kind === 'castle');
  const corrected = laid.labels.findIndex((label, at) => at !== castle && label !== EMPTY);
  const chances = chancesOf(laid.labels, [{ square: corrected, rather: laid.labels[castle]!, by: 3 }]);
  const unsure = laid.labels.findLastIndex((label, at) => at !== corrected && label !== EMPTY);
  chances[unsure * LABELS + laid.labels[unsure]!] = Math.log(0.8);
  const { squares } = readingOf(chances, laid);
  expect(squares[corrected]!.square).toEqual(squareOf(laid.labels[corrected]!));
  expect([...squares.keys()].filter(at => squares[at]!.isDoubtful)).toEqual(
    [corrected, unsure].sort((a, b) => a - b),
  );
});

test('a kingdom against the rules is read square by square', () => {
  // wheat around a castle, thirteen dominoes of it: the box has not so many
  const labels = Array.from({ length: 25 }, (_, at) => (at === 12 ? chancesLabel('castle') : 0));
  const { squares, isConsistent } = readingOf(chancesOf(labels), { columns: 5, rows: 5 });
  expect(isConsistent).toBe(false);
  expect(squares.map(({ square }) => square)).toEqual(labels.map(squareOf));
});

test('a black picture is read without a fault, and nothing of it is taken for sure and right by the rules alone', () => {
  const reading = readKingdom(BLACK, WHOLE, { columns: 5, rows: 5 }, net)!;
  expect(reading.squares).toHaveLength(25);
  expect(reading.squares.some(({ isDoubtful }) => isDoubtful) || !reading.isConsistent).toBe(true);
});

test('an outline that is no convex figure has no reading', () => {
  const [a, , c, d] = WHOLE;
  expect(readKingdom(BLACK, [a, c, c, d], { columns: 5, rows: 5 }, net)).toBeUndefined();
});

function chancesLabel(kind: string): number {
  return Array.from({ length: LABELS }, (_, label) => label).find(label => squareOf(label).kind === kind)!;
}
