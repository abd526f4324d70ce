/** A board as a file of its own carries every drawing that it shows. */
import { expect, test } from 'vitest';
import { SYMBOLS } from '../art/index.ts';
import { boardSvg } from './board-svg.ts';

const RECT = { west: -1, north: 0, columns: 2, rows: 1 };
const ids: readonly string[] = SYMBOLS;
const symbol = (id: string) => {
  expect(ids).toContain(id);
  return `<svg viewBox="0 0 1 1"><g/></svg>`;
};

test('a kingdom has its terrains, crowns and castle, each drawing once', () => {
  const tiles = [
    { x: -1, y: 0, kind: 'wheat', marks: 2, variant: 1 },
    { x: -2, y: 0, kind: 'wheat', marks: 0, variant: 1 },
  ];
  const svg = boardSvg({ rect: RECT, tiles, colour: 'blue' }, 'kingdomino', symbol);
  expect(svg.match(/<symbol id="[\w-]+"/g)).toEqual(
    ['terrain-castle', 'castle-blue', 'terrain-wheat-1', 'crown'].map(id => `<symbol id="${id}"`),
  );
  expect(svg.match(/href="#crown"/g)).toHaveLength(2);
  expect(svg).toContain('viewBox="-114 -14 228 128"');
  expect(svg).toContain('<symbol id="crown" viewBox="0 0 1 1"><g/></symbol>');
});

test('a map has its crests and crosses', () => {
  const tiles = [{ x: 1, y: 0, kind: 'disc', marks: 1, variant: 0 }];
  const svg = boardSvg({ rect: RECT, tiles, colour: 'blue' }, 'duel', symbol);
  expect(svg.match(/<symbol id="[\w-]+"/g)).toEqual(
    ['duel-castle', 'coat-disc', 'cross'].map(id => `<symbol id="${id}"`),
  );
});
