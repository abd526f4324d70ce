/**
 * Positions drawn as text, for tests, in the grammar of docs/notation.md. Coats are `d D b B s q` (plurals are capital).
 * `<` and `>` are the first and the second half of a domino to be laid; after a square they show that it would cover it.
 */
import { DuelMap, MAP_GRID } from '../duel/map.ts';
import { type DrawingSigns, type DrawnToken, readSquares, readTokens } from '../kernel/formats/diagram.ts';
import { DELTAS, DIRECTIONS } from '../kernel/grid.ts';
import type { Result } from '../kernel/result.ts';
import { TERRAINS } from '../kingdomino/dominoes.ts';
import { TERRAIN_LETTERS } from '../kingdomino/formats/diagram.ts';
import { Kingdom, type KingdomSize, type Placement } from '../kingdomino/kingdom.ts';

const TERRAIN_SIGNS: DrawingSigns = {
  letters: TERRAINS.map(terrain => TERRAIN_LETTERS[terrain]),
  mostMarks: 9,
  marks: 'crowns',
};
/** disc, discs, band, bands, solid, quarters */
const COAT_SIGNS: DrawingSigns = { letters: ['d', 'D', 'b', 'B', 's', 'q'], mostMarks: 9, marks: 'crosses' };

/** Without discards, and of any number of squares. */
export function drawnKingdom(drawing: string, size: KingdomSize = 5): Kingdom {
  const kingdom = new Kingdom(size);
  for (const { kind, marks, x, y } of sure(readSquares(withoutHalves(drawing), TERRAIN_SIGNS)))
    kingdom.board.lay(kingdom.grid.cellAt(x, y), kind, marks, 0);
  return kingdom;
}

export function drawnMap(drawing: string): DuelMap {
  const map = new DuelMap();
  for (const { kind, marks, x, y } of sure(readSquares(withoutHalves(drawing), COAT_SIGNS)))
    map.draw(MAP_GRID.cellAt(x, y), kind, marks, 0);
  return map;
}

/** The placement that `<` and `>` stand for. */
export function drawnPlacement(drawing: string): Placement {
  const [first, second] = drawnHalves(drawing);
  const direction = DELTAS.findIndex(([dx, dy]) => first.x + dx === second.x && first.y + dy === second.y);
  return { x: first.x, y: first.y, to: DIRECTIONS[direction]! };
}

/** Where `<` and `>` are drawn. */
export function drawnHalves(drawing: string): [first: DrawnToken, second: DrawnToken] {
  // a half on the castle itself must not hide it
  const tokens = sure(readTokens(drawing.replace(/C([<>])/, 'C')));
  const castle = /C([<>])/.exec(drawing)?.[1];
  const half = (mark: string) =>
    castle === mark
      ? tokens.find(({ text }) => text === 'C')!
      : tokens.find(({ text }) => text.endsWith(mark))!;
  return [half('<'), half('>')];
}

const withoutHalves = (drawing: string): string => drawing.replace(/(\S)[<>]/g, '$1').replace(/[<>]/g, '.');

function sure<Value>(read: Result<Value, string>): Value {
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
