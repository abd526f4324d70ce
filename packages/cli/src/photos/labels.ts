/** Photographs whose kingdoms are known: a folder with pictures and a file of labels. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TERRAINS } from '@kingdomino/rules/kingdomino';
import type { Square } from '@kingdomino/vision';
import { Complaint, quoted } from '../complaint.ts';
import { reasonOf } from '../record-stream.ts';

export interface LabelledPicture {
  readonly name: string;
  readonly size: number;
  /** Row by row. */
  readonly squares: readonly Square[];
}

const FILE = 'labels.json';

/** In the order of their names. */
export async function readLabels(folder: string): Promise<LabelledPicture[]> {
  const file = join(folder, FILE);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new Complaint(`cannot read ${file}: ${reasonOf(error as NodeJS.ErrnoException)}`);
  }
  return labelsIn(text, file);
}

function labelsIn(text: string, file: string): LabelledPicture[] {
  let labels: unknown;
  try {
    labels = JSON.parse(text);
  } catch (error) {
    throw new Complaint(`${file} is not JSON: ${(error as Error).message}`);
  }
  if (typeof labels !== 'object' || labels === null || Array.isArray(labels))
    throw new Complaint(`${file} must be an object with a label for each picture`);
  return Object.entries(labels)
    .map(([name, label]) => pictureOf(name, label as unknown, file))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function pictureOf(name: string, label: unknown, file: string): LabelledPicture {
  const { size, rows } = (label ?? {}) as { readonly size?: unknown; readonly rows?: unknown };
  const isGrid = Array.isArray(rows) && rows.length === size && rows.every(row => typeof row === 'string');
  const words = isGrid ? rows.flatMap(row => (row as string).trim().split(/\s+/)) : [];
  if (typeof size !== 'number' || words.length !== size * size)
    throw new Complaint(`${file}: ${quoted(name)} needs a size and as many rows of as many squares`);
  return { name, size, squares: words.map(word => squareOf(word, `${file}: ${quoted(name)}`)) };
}

/** A letter and the number of crowns: `w0`, `m3`, `c0` castle, `e0` empty. */
function squareOf(word: string, where: string): Square {
  const [, letter = '', crowns = ''] = /^([a-z])([0-3])$/.exec(word) ?? [];
  if (letter === 'c') return { kind: 'castle' };
  if (letter === 'e') return { kind: 'empty' };
  const kind = TERRAINS.find(terrain => terrain[0] === letter);
  if (!kind) throw new Complaint(`${where} has a square ${quoted(word)}; squares are like w0, m3, c0 and e0`);
  return { kind, crowns: Number(crowns) };
}
