// D-C3, D-C4, D-R5, D-E2: what one player of Duel has in front of him, and what his map is worth.
import { DUEL } from './data.ts';
import { CASTLE, type Cell, groupsOf, isNextTo, keyOf, neighboursOf } from './grid.ts';

export interface NaiveCoat {
  coat: string;
  crosses: number;
}

export interface NaiveDuelPlayer {
  /** By "x,y"; the castle at "0,0" is not listed. */
  map: Map<string, NaiveCoat>;
  /** Filled boxes by coat. */
  boxes: Record<string, number>;
  /** Spells owned, used ones included. */
  owns: string[];
  used: string[];
  castleCrossUsed: boolean;
  banner: string | null;
}

export const COATS: string[] = DUEL.spellbook.map(line => line.coat);

export function newPlayer(): NaiveDuelPlayer {
  const boxes = Object.fromEntries(COATS.map(coat => [coat, 0]));
  return { map: new Map(), boxes, owns: [], used: [], castleCrossUsed: false, banner: null };
}

/** Every cell but the castle's, row by row. */
export function allCells(): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < DUEL.map.rows; row++) {
    for (let column = 0; column < DUEL.map.columns; column++) {
      const cell = { x: column - DUEL.map.castle.column, y: row - DUEL.map.castle.row };
      if (keyOf(cell) !== keyOf(CASTLE)) cells.push(cell);
    }
  }
  return cells;
}

export function isFull(player: NaiveDuelPlayer): boolean {
  return allCells().every(cell => player.map.has(keyOf(cell)));
}

export function mayCast(player: NaiveDuelPlayer, spell: string): boolean {
  return player.owns.includes(spell) && !player.used.includes(spell);
}

/** D-R5 for one half, against what lies on the map now. */
export function connects(player: NaiveDuelPlayer, cell: Cell, coat: string): boolean {
  if (isNextTo(cell, CASTLE)) return true;
  return neighboursOf(cell).some(neighbour => player.map.get(keyOf(neighbour))?.coat === coat);
}

export function scoreOf(player: NaiveDuelPlayer) {
  const score = { domains: 0, banner: 0, total: 0, largestDomain: 0, crosses: 0 };
  for (const domain of groupsOf(player.map, content => content.coat)) {
    let crosses = 0;
    for (const key of domain) crosses += player.map.get(key)!.crosses;
    score.domains += domain.length * crosses;
    score.crosses += crosses;
    if (domain.length > score.largestDomain) score.largestDomain = domain.length;
    if (player.map.get(domain[0]!)!.coat === player.banner) score.banner += 3;
  }
  score.total = score.domains + score.banner;
  return score;
}
