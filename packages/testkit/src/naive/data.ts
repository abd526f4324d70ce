// The test kit's own copies of the shared data files, so that nothing here depends on the rules package's tables.
import { readFileSync } from 'node:fs';

export interface NaiveSquare {
  terrain: string;
  crowns: number;
}

export interface NaiveDomino {
  number: number;
  halves: [NaiveSquare, NaiveSquare];
}

export type NaiveFace = { joker: true } | { joker?: undefined; coat: string; crosses: number };

export interface NaiveDuelData {
  map: { rows: number; columns: number; castle: { row: number; column: number } };
  dice: NaiveFace[][];
  spellbook: { coat: string; boxes: number; spell: string }[];
}

/** Parsed content of a file in the package's `data` folder (`src` and `dist` lie equally deep). */
export function readData(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'));
}

export const DOMINOES = (readData('dominoes.json') as { dominoes: NaiveDomino[] }).dominoes;

export const DUEL = readData('duel.json') as NaiveDuelData;

export function dominoOf(number: number): NaiveDomino {
  const domino = DOMINOES.find(candidate => candidate.number === number);
  if (domino === undefined) throw new Error(`no domino ${number}`);
  return domino;
}
