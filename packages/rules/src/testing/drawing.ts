/**
 * Positions drawn as text, for tests. `C` is the castle, `.` nothing; a square is a letter and its crowns or crosses:
 * `w f l g s m` for terrains, `d D b B s q` for coats (plurals are capital). `<` and `>` are the first and the second half of a
 * domino to be laid; after a square they show that it would cover it.
 */
import { DuelMap, MAP_GRID } from '../duel/map.ts';
import { DELTAS, DIRECTIONS } from '../kernel/grid.ts';
import { TERRAINS } from '../kingdomino/dominoes.ts';
import { Kingdom, type KingdomSize, type Placement } from '../kingdomino/kingdom.ts';

const TERRAIN_LETTERS = TERRAINS.map(terrain => terrain[0]!);
/** disc, discs, band, bands, solid, quarters */
const COAT_LETTERS = ['d', 'D', 'b', 'B', 's', 'q'];

interface Token {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export function drawnKingdom(drawing: string, size: KingdomSize = 5): Kingdom {
  const kingdom = new Kingdom(size);
  for (const { kind, marks, x, y } of squares(drawing, TERRAIN_LETTERS))
    kingdom.board.lay(kingdom.grid.cellAt(x, y), kind, marks, 0);
  return kingdom;
}

export function drawnMap(drawing: string): DuelMap {
  const map = new DuelMap();
  for (const { kind, marks, x, y } of squares(drawing, COAT_LETTERS))
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
export function drawnHalves(drawing: string): [first: Token, second: Token] {
  const half = (mark: string) => tokens(drawing).find(({ text }) => text.endsWith(mark))!;
  return [half('<'), half('>')];
}

function squares(drawing: string, letters: readonly string[]) {
  return tokens(drawing)
    .map(({ text, x, y }) => ({ text: text.replace(/[<>]$/, ''), x, y }))
    .filter(({ text }) => !['', '.', 'C'].includes(text))
    .map(({ text, x, y }) => {
      const kind = letters.indexOf(text[0]!);
      if (kind < 0) throw new Error(`nothing is drawn as ${text}`);
      return { kind, marks: Number(text.slice(1)), x, y };
    });
}

function tokens(drawing: string): Token[] {
  const rows = drawing
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/));
  const castleRow = rows.findIndex(row => row.some(text => text.startsWith('C')));
  const castleColumn = rows[castleRow]!.findIndex(text => text.startsWith('C'));
  return rows.flatMap((row, y) => row.map((text, x) => ({ text, x: x - castleColumn, y: y - castleRow })));
}
