// Cells as "x,y" texts, and groups of like cells by plain flood fill (K-E1, D-E2).

export interface Cell {
  x: number;
  y: number;
}

export const CASTLE: Cell = { x: 0, y: 0 };

export const STEPS = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export type Direction = keyof typeof STEPS;

export const DIRECTIONS: Direction[] = ['N', 'E', 'S', 'W'];

export function keyOf(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

export function cellOf(key: string): Cell {
  const [x, y] = key.split(',');
  return { x: Number(x), y: Number(y) };
}

export function stepFrom(cell: Cell, to: Direction): Cell {
  return { x: cell.x + STEPS[to].x, y: cell.y + STEPS[to].y };
}

export function neighboursOf(cell: Cell): Cell[] {
  return DIRECTIONS.map(to => stepFrom(cell, to));
}

export function isNextTo(one: Cell, other: Cell): boolean {
  return neighboursOf(one).some(cell => keyOf(cell) === keyOf(other));
}

/** The cells' keys, grouped: two cells are in one group when a path of neighbours of the same kind joins them. */
export function groupsOf<Content>(
  cells: Map<string, Content>,
  kind: (content: Content) => string,
): string[][] {
  const groups: string[][] = [];
  const seen = new Set<string>();
  for (const [start, content] of cells) {
    if (seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const key of group) {
      for (const neighbour of neighboursOf(cellOf(key)).map(keyOf)) {
        const other = cells.get(neighbour);
        if (other === undefined || seen.has(neighbour) || kind(other) !== kind(content)) continue;
        seen.add(neighbour);
        group.push(neighbour);
      }
    }
    groups.push(group);
  }
  return groups;
}
